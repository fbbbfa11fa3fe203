// Lazy-loads the pages not needed during a match: when shown, or when the page is at rest.
import { later } from "../../games/later";
import Loading from "../Loading.svelte";

const [join, lobby, end] = [
  () => import("../Join.svelte"),
  () => import("../Lobby.svelte"),
  () => import("../End.svelte"),
];
export const Join = later(join, Loading);
export const Lobby = later(lobby, Loading);
export const End = later(end, Loading);

const AT_REST = 5000; // milliseconds
/** Returns a function that cancels it. */
export function fetchAtRest(): () => void {
  const rest = setTimeout(() => Promise.all([lobby(), end()]).catch(() => undefined), AT_REST);
  return () => clearTimeout(rest);
}

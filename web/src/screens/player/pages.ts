// What is not shown while a game is played comes by itself: when it is, or when the page is at rest.
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
/** Says how not to. */
export function fetchAtRest(): () => void {
  const rest = setTimeout(() => Promise.all([lobby(), end()]).catch(() => undefined), AT_REST);
  return () => clearTimeout(rest);
}

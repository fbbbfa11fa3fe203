// Answers, guesses and questions as text.
import type { PersonView } from "../../gen/wire";
import type { Room } from "../../lib/room.svelte";
import { filled } from "./question";
import type { CardView, Said } from "./view";

type Name = (seat: number) => string;
type People = (seat: number) => Pick<PersonView, "name"> & { spoken?: PersonView["spoken"] };

/** The name of a player, the text of a choice, or the adjective itself. */
export function answerText(
  card: Pick<CardView, "asks" | "choices">,
  said: Said | null | undefined,
  name: Name,
): string {
  if (said === null || said === undefined) return "";
  if (card.asks === "name") return name(Number(said));
  return card.asks === "choice" ? (card.choices[Number(said)] ?? "") : String(said);
}

/** The question with the names of the asked player's neighbours. */
export const questionOf = (card: Pick<CardView, "question" | "left" | "right">, people: People): string =>
  filled(card.question, { left: people(card.left), right: people(card.right) });

export const questionHere = (card: Pick<CardView, "question" | "left" | "right">, room: Room): string =>
  questionOf(card, (seat) => room.seated(seat));

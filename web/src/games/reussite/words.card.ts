// What La Réussite says on the front page and in the history, in both languages.
import { spoken } from "../../lib/i18n.svelte";
import { card as en } from "./words.card.en";
import { card as fr } from "./words.card.fr";

export const cardWords = spoken({ fr, en });

// What La Réussite says, in both languages. It comes with the game.
import { spoken } from "../../lib/i18n.svelte";
import { en } from "./words.en";
import { fr } from "./words.fr";

export const words = spoken({ fr, en });

// What Les Lauriers says of a family's own words.
import { spoken } from "../../lib/i18n.svelte";
import { en } from "./words.own.en";
import { fr } from "./words.own.fr";

export const own = spoken({ fr, en });

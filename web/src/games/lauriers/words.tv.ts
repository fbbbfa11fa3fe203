// What Les Lauriers says on the big screen, at the end of a match and when it is seen again.
import { spoken } from "../../lib/i18n.svelte";
import { en } from "./words.tv.en";
import { fr } from "./words.tv.fr";

export const tv = spoken({ fr, en });

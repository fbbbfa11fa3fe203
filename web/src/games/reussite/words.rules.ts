// The rules of La Réussite, in both languages.
import { spoken } from "../../lib/i18n.svelte";
import { rules as en } from "./words.rules.en";
import { rules as fr } from "./words.rules.fr";

export const ruleWords = spoken({ fr, en });

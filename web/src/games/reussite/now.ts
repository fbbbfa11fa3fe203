// The texts of « Que faire ici ? » for La Réussite.
import { whatNowByRole } from "../../lib/play/now";
import { asReussite, type ReussiteView } from "./view";
import { nowWords } from "./words";
import type { ByRole } from "./words/now.fr";

export const whatNow = whatNowByRole<ReussiteView, keyof ByRole>("reussite", asReussite, () => nowWords.t);

// The pictures of the words: one file of symbols, fetched by the first card that is drawn (tools/ui.py brings it from the pack).
import sprite from "../../../made/bornes.svg?url&no-inline";

export const wordPicture = (name: string): string => `${sprite}#${name}`;
/** For whoever draws them on a canvas. */
export const SPRITE: string = sprite;

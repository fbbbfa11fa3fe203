// The pictures of the words: one SVG sprite, loaded with the first card drawn. tools/ui.py extracts it from the pack.
import sprite from "../../../made/bornes.svg?url&no-inline";

export const wordPicture = (name: string): string => `${sprite}#${name}`;
/** The sprite's URL, for drawing on a canvas. */
export const SPRITE: string = sprite;

// The names of our pictures, and where they are.
import sprite from "../../made/pictures.svg?url&no-inline";
import names from "./pictures.json";

export type PictureName = keyof typeof names;
export const address = (name: PictureName): string => `${sprite}#${name}`;
export const isPicture = (name: string): name is PictureName => name in names;

// The names and addresses of the pictures. A game's picture is prefixed with its name: game-picture.
import sprite from "../../made/pictures.svg?url&no-inline";
import { PICTURES, type PictureName } from "../gen/pictures";

export type { PictureName };
const names: ReadonlySet<string> = new Set(PICTURES);
export const address = (name: PictureName): string => `${sprite}#${name}`;
export const isPicture = (name: string): name is PictureName => names.has(name);

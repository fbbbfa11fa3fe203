// The names of our pictures, and where they are. Those of a game are called after it: game-picture.
import sprite from "../../made/pictures.svg?url&no-inline";
import { PICTURES, type PictureName } from "../gen/pictures";

export type { PictureName };
const names: ReadonlySet<string> = new Set(PICTURES);
export const address = (name: PictureName): string => `${sprite}#${name}`;
export const isPicture = (name: string): name is PictureName => names.has(name);

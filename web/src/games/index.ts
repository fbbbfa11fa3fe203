// The five games of the house. What can be played is what the server lists; the others are shown as coming.
import type { GameClient } from "./contract";
import type { PictureName } from "../lib/pictures";

export const GAMES = ["lauriers", "coquillaude", "melo", "reussite", "bornes"] as const;
export type GameKey = (typeof GAMES)[number];

interface GameFace {
  key: GameKey;
  name: string;
  picture: PictureName;
  seats: [number, number];
}
export const FACES: Record<GameKey, GameFace> = {
  lauriers: { key: "lauriers", name: "Les Lauriers", picture: "lauriers", seats: [3, 6] },
  coquillaude: { key: "coquillaude", name: "La Coquillaude", picture: "coquillaude", seats: [2, 4] },
  melo: { key: "melo", name: "Mélo Ego Duo", picture: "melo", seats: [4, 10] },
  reussite: { key: "reussite", name: "La Réussite", picture: "reussite", seats: [1, 8] },
  bornes: { key: "bornes", name: "1000 Bornes des Mots", picture: "bornes", seats: [2, 6] },
};

export const faceOf = (key: string): GameFace | undefined => FACES[key as GameKey];

/** One chunk a game. */
const CLIENTS: Partial<Record<string, () => Promise<{ client: GameClient }>>> = {
  lauriers: () => import("./lauriers"),
  reussite: () => import("./reussite"),
};

const loaded = new Map<string, Promise<GameClient>>();

export function clientOf(key: string): Promise<GameClient> {
  let coming = loaded.get(key);
  if (!coming) {
    const load = CLIENTS[key];
    coming = load
      ? load().then((module) => module.client)
      : Promise.reject(new Error(`no client for ${key}`));
    coming.catch(() => loaded.delete(key)); // the network may be back next time
    loaded.set(key, coming);
  }
  return coming;
}

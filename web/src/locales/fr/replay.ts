// A match seen again, step by step.
import { de } from "./elision";

export const replay = {
  title: "Revoir",
  round: (now: number, all: number) => `Revoir · tour ${now} sur ${all}`,
  step: (now: number, all: number) => `étape ${now} sur ${all}`,
  slider: "Avancer ou reculer dans la partie",
  firstRound: "tour 1",
  lastRound: (n: number) => `tour ${n}`,
  start: "début",
  end: "fin",
  previous: "Étape précédente",
  next: "Étape suivante",
  play: "Laisser défiler",
  stop: "Mettre en pause",
  happened: "Ce qui s’est passé",
  begins: "La partie commence.",
  expired: "Le temps est écoulé.",
  closed: "On passe à la suite.",
  seatChanged: "Une place change de main.",
  somebody: "Quelqu’un joue en secret.",
  acts: (name: string) => `${name} joue.`,
  eyes: "Avec quels yeux ?",
  publicEyes: "avec les yeux de la table",
  eyesOf: (name: string) => `avec les yeux ${de(name)}`,
  publicHelp: "Ce que tout le monde pouvait voir.",
  eyesHelp: "Avec ce que cette personne seule savait.",
  loading: "On rembobine…",
  again: "Réessayer",
};
export type Replay = typeof replay;

// The frame around a game's demonstration.
export const demo = {
  title: "Le jeu en bref",
  skip: "Passer",
  next: "Suivant",
  again: "Revoir",
  end: "À nous de jouer !",
  pause: "Mettre en pause",
  play: "Reprendre",
  step: (at: number, of: number) => `Étape ${at} sur ${of}`,
};
export type DemoWords = typeof demo;

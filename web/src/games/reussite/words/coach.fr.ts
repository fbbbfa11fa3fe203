// The first word of a beginner, gesture by gesture: French, the source.
export const fr = {
  cover: "Touchez une colonne : une carte de la pioche s’y pose.",
  again: "Encore ! Une lettre bleue ou une étoile arrête sa colonne.",
  take: "À vous d’écrire un mot : touchez les cartes du bas.",
  more: (n: number) =>
    n === 1
      ? "Encore une carte au moins."
      : `Encore ${n} cartes au moins. Touchez une carte du mot pour la rendre.`,
  say: "Touchez l’étoile dans votre mot, et dites quelle lettre elle devient.",
  other: "Pas encore un mot : changez l’ordre, ajoutez une carte, ou touchez-en une pour la rendre.",
  write: "C’est un mot ! Touchez le grand bouton, et il est écrit.",
  done: "Bravo, votre premier mot ! Continuez ainsi jusqu’à la dernière carte.",
};
export type CoachWords = typeof fr;

// The house lexicon: words the table has voted in.
export const lexicon = {
  title: "Le lexique de la maison",
  question: "Les mots que vous avez acceptés",
  help: "Le dictionnaire ne les connaît pas ; vous, si. Ils comptent dans tous les jeux de lettres.",
  count: (n: number) => (n === 0 ? "Aucun mot" : n === 1 ? "1 mot" : `${n} mots`),
  story: (by: string, agreed: string, day: string) =>
    agreed === "" ? `Proposé par ${by}, le ${day}` : `Proposé par ${by}, accepté par ${agreed}, le ${day}`,
  person: "célébrité",
  remove: (word: string) => `Retirer ${word}`,
  removeAsk: (word: string) => `Retirer « ${word} » du lexique ?`,
  removeHelp: "Dès la prochaine partie, il faudra voter de nouveau.",
  nextGame: "Un mot retiré compte encore jusqu’à la fin de la partie en cours.",
  none: "Aucun mot accepté.",
  noneBelow: "Quand la table dit oui à un mot que le dictionnaire ignore, il se range ici.",
  loading: "On ouvre le lexique…",
};
export type LexiconWords = typeof lexicon;

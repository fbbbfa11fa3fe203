// The rules of this table, as a form.
export const options = {
  below: "Les règles de cette table",
  about: (minutes: number) => `${minutes} min environ`,
  box: "Comme dans la boîte.",
  changes: (n: number) => (n === 1 ? "1 changement." : `${n} changements.`),
  reset: "Règles d’origine",
  keep: "Garder ces règles",
  hostOnly: (host: string) => `C’est ${host} qui choisit les règles. Dites-lui ce qui vous ferait plaisir.`,
  playing: "La partie en cours garde ses règles.",
  housePack: "Les mots de la maison",
  ownPack: (n: number) => (n === 1 ? "1 mot à vous" : `${n} mots à vous`),
  onePack: "Il faut bien des mots : gardez au moins un paquet.",
  ownWords: "Ajouter vos mots à vous",
  ownWordsHelp: "Mots de famille, de métier, de patois…",
  decided: "Fixé par la donne.",
  notYet: "On déplie la règle…",
};
export type Options = typeof options;

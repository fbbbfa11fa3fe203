// The options of the next match, as a form: « la boîte » stands for the rules as the game is sold.
export const options = {
  /** Under the title. */
  below: "Les règles de cette table",
  about: (minutes: number) => `${minutes} min environ`,
  box: "Comme dans la boîte.",
  changes: (n: number) => (n === 1 ? "1 changement." : `${n} changements.`),
  reset: "Règles d’origine",
  keep: "Garder ces règles",
  hostOnly: (host: string) => `C’est ${host} qui choisit les règles. Dites-lui ce qui vous ferait plaisir.`,
  playing: "La partie en cours garde ses règles.",
  lines: (n: number, most: number) => `${n} sur ${most}`,
  lineOf: (label: string, n: number) => `${label}, ligne ${n}`,
  addLine: "Ajouter une ligne",
  removeLine: (text: string, n: number) => (text ? `Retirer « ${text} »` : `Retirer la ligne ${n}`),
  setByDeal: "Fixé par la donne.",
  /** While the form is loading. */
  notYet: "On déplie la règle…",
};
export type Options = typeof options;

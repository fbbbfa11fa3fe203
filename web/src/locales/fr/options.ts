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
  lines: (n: number, most: number) => `${n} sur ${most}`,
  lineOf: (label: string, n: number) => `${label}, ligne ${n}`,
  addLine: "Ajouter une ligne",
  removeLine: (text: string, n: number) => (text ? `Retirer « ${text} »` : `Retirer la ligne ${n}`),
  decided: "Fixé par la donne.",
  notYet: "On déplie la règle…",
};
export type Options = typeof options;

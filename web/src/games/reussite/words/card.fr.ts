// The deals on the front page and in the history: French, the source.
export const card = {
  title: "La donne du jour",
  given: "La donne reçue",
  code: (code: string) => `Donne ${code} : exactement la même`,
  best: (code: string, n: number) => `Donne ${code} · votre record : ${n} mots`,
  par: (date: string, par: number) => `${date} · possible en ${par} mots`,
  of: (date: string) => `La donne du ${date}`,
  past: "Son jour est passé, ses cartes sont restées",
  done: (n: number, par: number | null) =>
    par === null
      ? `Faite en ${n} mots`
      : n <= par
        ? `Faite en ${n} mots, bravo`
        : `Faite en ${n} mots, ${par} possibles`,
  missed: (left: number) =>
    left === 1
      ? "Pas cette fois, 1 carte restée · rejouer"
      : left > 1
        ? `Pas cette fois, ${left} cartes restées · rejouer`
        : "Pas cette fois · rejouer",
  astray: "Ce lien ne mène à aucune donne. Celle du jour, elle, vous attend.",
  astrayAlone: "Ce lien ne mène à aucune donne. Redemandez-le à la personne qui vous l’a envoyé.",
  streak: (n: number) => (n === 1 ? "1 jour" : `${n} jours`),
  play: "Distribuer les cartes",
  together: "à plusieurs",
  togetherLong: "La jouer à plusieurs",
  hints: (n: number) => (n === 0 ? "sans aide" : n === 1 ? "1 coup de pouce" : `${n} coups de pouce`),
  trusted: (n: number) => (n === 1 ? "un mot sur parole" : `${n} mots sur parole`),
  dealOf: (date: string) => `Donne du ${date}`,
};
export type CardWords = typeof card;

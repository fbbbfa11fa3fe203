// French, the source. Narrow no-break spaces before ! ? ; : and inside « ».
export const fr = {
  name: "1000 Bornes des Mots",
  cards: {
    joker: "Joker",
    blank: "Carte vierge",
    faute: "Faute d’ortho­graphe",
    dictionnaire: "Diction­naire",
    censure: "Censure",
    liberte: "Liberté d’expres­sion",
    ofSentence: "Les cartes de la phrase",
    standsFor: (word: string) => (word ? `Joker, pour « ${word} »` : "Joker"),
    stopped: "Bloquée par une faute d’orthographe",
  },
};

export type BornesWords = typeof fr;

// The rules of La Réussite in our own words, with what was ruled where the sheet is silent; and the captions of the demonstration.
interface Section {
  title: string;
  says: string[];
}

const steps: { title: string; text: string }[] = [
  {
    title: "On couvre",
    text: "Sept colonnes. Tant que le bas d’une colonne n’est ni bleu ni une étoile, une carte de la pioche va dessus : à vous de dire où.",
  },
  {
    title: "On écrit un mot",
    text: "Quatre cartes ou plus, prises par le bas. En prendre une libère celle du dessus. Prenez les cartes dans l’ordre que vous voulez.",
  },
  {
    title: "Étoiles et pétards",
    text: "Une étoile vaut la lettre qu’on veut : une par mot, jamais dans le dernier. Un pétard aussi, mais dès qu’on en brûle un, adieu le triomphe.",
  },
  {
    title: "On vide tout",
    text: "Plus une carte et les trois pétards au sec : triomphe. Moins il y a de mots, plus il est grand ; huit, c’est parfait.",
  },
];

const sections: Section[] = [
  {
    title: "Le but",
    says: [
      "Se débarrasser de toutes les cartes en écrivant des mots, tous ensemble, ou en solitaire : de un à huit joueurs.",
      "Le jeu normal a 71 cartes, dont sept étoiles. Le grand jeu en a 97 : plus long, plus facile à finir. Trois pétards sont posés à côté, face visible.",
      "Avec sept étoiles, une par mot et aucune dans le dernier, il faut au moins huit mots.",
    ],
  },
  {
    title: "Les cartes",
    says: [
      "Un alphabet est bleu : un exemplaire de chaque lettre. « Difficile » : la moitié de chaque voyelle et une de chaque consonne en double (le Y en est une). « Expert » : toutes les voyelles, et le Y.",
      "Une lettre bleue ou une étoile arrête sa colonne : on ne la couvre pas.",
      "Toutes les cartes des colonnes sont visibles, mais seule la dernière, en bas, est accessible. De la pioche, on connaît le contenu, jamais l’ordre.",
    ],
  },
  {
    title: "Couvrir",
    says: [
      "Au début, une carte sur chaque colonne ; puis on couvre. Tant qu’une colonne finit par une carte qui n’arrête pas, et que la pioche n’est pas vide, on choisit une telle colonne et la première carte de la pioche va dessus.",
      "On choisit avant de voir la carte ; la même colonne peut resservir. Quel que soit l’ordre, on retourne autant de cartes : jusqu’à la dernière carte d’arrêt nécessaire.",
      "« Distribuer tout seul » couvre de gauche à droite. Une option le fait toujours tout seul.",
    ],
  },
  {
    title: "Écrire un mot",
    says: [
      "Au moins quatre cartes, étoiles et pétards compris, dont une au moins vient des colonnes. Prendre un bas libère la carte du dessus : plusieurs cartes peuvent venir d’une même colonne.",
      "Une colonne vide peut, pendant qu’on écrit, recevoir le bas d’une autre, pour libérer une lettre. La carte déplacée peut être prise aussi. Rien ne vient de la pioche pendant un mot.",
      "L’étoile vaut n’importe quelle lettre, qu’on annonce : une seule par mot, et jamais dans le dernier. Un mot avec étoile doit donc laisser au moins quatre cartes.",
      "Le pétard aussi : de un à trois dans un mot, trois pour toute la donne, quand on veut, même à côté d’une étoile, même dans le dernier mot.",
      "Exemple : GUIMAUVE avec les cartes G, U, I, M, A, U, E et une étoile pour le V, prises dans n’importe quel ordre.",
      "Un mot peut servir deux fois : rien ne l’interdit.",
    ],
  },
  {
    title: "Quels mots ?",
    says: [
      "Les mots communs du français, sous toutes leurs formes, de quatre lettres ou plus. Accents et cédilles ne comptent pas.",
      "Un mot inconnu du lexique peut être demandé à la table : si toutes les personnes présentes disent oui, il se joue et entre dans le lexique de la maison. Les robots ne votent pas. Pas dans la donne du jour, qui est la même pour tous.",
      "Sans personne d’autre pour voter, il reste refusé. Avec l’option « Confiance », il se joue sur parole : il compte dans cette partie, le résultat le dit, et la maison ne l’apprend pas.",
    ],
  },
  {
    title: "Ensemble",
    says: [
      "Chacun compose sur son appareil ; tout le monde voit. Un mot proposé se joue dès qu’un autre joueur l’approuve, ou après quinze secondes sans objection (trente à partir de quatre joueurs). En solitaire, tout de suite.",
      "Une objection l’annule. Le même mot proposé encore passe au vote de ceux qui sont là ; à égalité, il n’est pas joué. Un autre peut alors le redemander, ou le même joueur après un nouveau mot. Une seule proposition à la fois : la première arrivée.",
      "La personne qui a joué le mot couvre et remplit ; après vingt secondes, n’importe qui peut le faire. La première fois, c’est la première place.",
      "Les robots approuvent toujours. On peut leur demander un mot.",
    ],
  },
  {
    title: "Remplir",
    says: [
      "Après un mot, une colonne vide reçoit le bas d’une colonne d’au moins deux cartes, au choix. S’il n’y en a pas, la première carte de la pioche ; si elle est vide aussi, la colonne reste vide.",
      "Puis on couvre, et ainsi de suite. La pioche vide, on ne couvre plus : on écrit avec ce qui reste.",
      "Tant qu’aucune carte n’a été retournée, chacun reprend ce qu’il a joué ; un autre le demande à la table, comme pour un mot. Après la dernière carte donnée, la pioche attend un instant : un doigt glisse si vite.",
    ],
  },
  {
    title: "La fin",
    says: [
      "On joue tant qu’il reste au moins quatre cartes, colonnes et pioche ensemble.",
      "Triomphe : tout est parti, sans un pétard. Réussie : tout est parti, avec un à trois pétards. Sinon, elle n’est pas réussie, et on compte les cartes qui restent ; les pétards ne sauvent pas les trois dernières.",
      "Quand plus aucun mot du lexique n’est possible, même avec les pétards, la table le dit. Abandonner demande plus de la moitié des joueurs.",
    ],
  },
  {
    title: "La donne du jour",
    says: [
      "La même pour tous, chaque jour, et toujours faisable. Le résultat tient en une ligne à envoyer aux cousins : une étoile pour un mot avec étoile, un carré bleu sans, les pétards brûlés derrière, puis le nombre de coups de pouce.",
      "Une série, ce sont des jours réussis l’un après l’autre, chacun à sa date. N’y compte pas un jour aidé à chaque mot, ni rejoué après en avoir vu toute la solution.",
      "Chaque donne a son code : avec lui, on joue exactement la même.",
    ],
  },
];

export const rules = {
  title: "Videz tout, sans pétard",
  allTitle: "Toutes les règles",
  steps,
  cards: {
    label: "Les cartes",
    kinds: [
      "Une lettre : on peut la couvrir.",
      "Une lettre bleue : elle arrête sa colonne.",
      "Une étoile : la lettre qu’on veut, et elle arrête sa colonne.",
      "Un pétard : la lettre qu’on veut, mais adieu le triomphe.",
    ],
  },
  sections,
  demo: {
    label: "La démonstration",
    /** The first and the fifth, to somebody who plays alone: nobody is with him, nobody says yes. */
    aim: "Sept colonnes de lettres, et une pioche. Le but : tout écrire.",
    written: "Le mot existe, vous l’écrivez : les cartes s’en vont, et on recommence.",
    captions: [
      "Sept colonnes de lettres, et une pioche. Le but : tout écrire, ensemble.",
      "On couvre : une carte va sur une colonne au choix, jusqu’à ce que chaque bas soit bleu ou étoilé.",
      "On écrit un mot avec les cartes du bas. Prendre le S libère le K, juste au-dessus.",
      "L’étoile vaut la lettre qu’on veut : ici, le R d’AMUSER. Une par mot, jamais dans le dernier.",
      "Le mot est proposé, la table dit oui : les cartes s’en vont, et on recommence.",
      "Plus rien sur la table, les trois pétards au sec : triomphe ! Huit mots, c’est parfait.",
    ],
  },
};
export type ReussiteRules = typeof rules;

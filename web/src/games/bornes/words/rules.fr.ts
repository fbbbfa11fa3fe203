// The rules of 1000 Bornes des Mots in our own words, and the captions of the demonstration.
import type { Options } from "../../../gen/bornes";

export type RuleOptions = Required<Options>;
interface Section {
  title: string;
  says: string[];
}

const steps = (o: RuleOptions): { title: string; text: string }[] => [
  {
    title: "Posez des mots",
    text: o.rebus
      ? "Deux cartes ou plus commencent une phrase. Ce soir, seules les images parlent."
      : "Deux cartes ou plus commencent une phrase. Les petits mots sont sous-entendus, les verbes se conjuguent.",
  },
  {
    title: "Dites « Terminée ! »",
    text: o.jury
      ? "À quatre cartes, la table vote. Acceptée, la phrase ne bouge plus."
      : "À quatre cartes, la table vote : non, oui, ou oui et drôle. Acceptée, la phrase ne bouge plus.",
  },
  {
    title: "Attaquez, parez",
    text: "Faute d’orthographe sur une phrase, censure sur tout un jeu. Le dictionnaire et la liberté d’expression répondent.",
  },
  {
    title: "Rejetez, piochez",
    text: `Une carte rejetée finit le tour, et l’on revient à six. ${
      o.goal ? `La partie se joue en ${o.goal} points.` : "La partie dure une manche."
    }`,
  },
];

const sentences = (o: RuleOptions): Section => ({
  title: "Les phrases",
  says: [
    "Une phrase commence avec au moins deux cartes posées ensemble, dont un joker au plus. On peut en avoir plusieurs ouvertes.",
    ...(o.rebus
      ? ["Mode rébus : les mots des cartes ne comptent pas. Racontez ce que disent les images."]
      : [
          "Articles, pronoms, prépositions, négations : tout cela est sous-entendu. Les mots s’accordent et se conjuguent librement. CHAT · GRIS · DORMIR · LIT : « Le chat gris dort sur le lit. »",
          o.participles
            ? "Un verbe peut n’être qu’un participe : le chat endormi."
            : "À cette table, un participe seul ne vaut pas le verbe.",
          o.families
            ? "Noms et adjectifs de même famille s’échangent : silence, silencieux."
            : "Un nom reste un nom : silence n’est pas silencieux.",
        ]),
    o.language === "each"
      ? "Chaque phrase est en français ou en anglais, au choix de qui la commence."
      : o.language === "fr"
        ? "À cette table, toutes les phrases sont en français."
        : "À cette table, toutes les phrases sont en anglais.",
    "À son tour, tant qu’elle n’est pas terminée, on rallonge sa phrase, on change l’ordre, on retourne les cartes.",
    o.trust
      ? "La maison fait confiance : elle ne vérifie pas que tous les mots y sont."
      : "L’application propose des phrases ; on en choisit une, on la retouche, ou l’on écrit la sienne, avec tous les mots des cartes.",
  ],
});

const attacks = (o: RuleOptions): Section => ({
  title: "Attaques et parades",
  says: [
    "Faute d’orthographe : sur une phrase ouverte d’un adversaire. Ni rallongée, ni changée, ni terminée, et son joker ne se prend plus, jusqu’à un dictionnaire.",
    "Censure : sur tout le jeu d’un adversaire, qui ne pose plus rien chez lui. Piocher, rejeter, attaquer restent permis. Une liberté d’expression la lève.",
    ...(o.counters
      ? [
          `Une censure dure ${o.counters} ${o.counters === 1 ? "tour" : "tours"} au plus${o.young.length > 0 ? ", pour les plus jeunes" : ""}.`,
        ]
      : []),
    "Coup fourré : qui est censuré, ou son partenaire, répond dans les dix secondes d’une liberté d’expression. L’attaque tombe, le tour de l’attaquant s’arrête, la main passe, et c’est 10 points.",
    "On attend toujours ces dix secondes, même si personne n’a la carte : la pause ne dit rien.",
  ],
});

const variants = (o: RuleOptions): Section[] => {
  const says = [
    ...(o.teams
      ? [
          "En équipes de deux, face à face : à son tour, on rallonge aussi les phrases de son partenaire et l’on pare pour lui. Lui seul change leur ordre ou les termine. Les points s’ajoutent.",
        ]
      : []),
    ...(o.blanks.length > 0 ? ["Des cartes portent les mots de votre table : 2 points chacun."] : []),
    ...(o.blanks_in_play !== "no"
      ? [
          `Les cartes vierges en jeu valent un joker${o.blanks_in_play === "takeable" ? ", et se prennent comme lui" : ", mais ne se prennent pas"}.`,
        ]
      : []),
    ...(o.borrowing !== "no"
      ? [
          `Emprunts : à son tour, on échange une carte d’une phrase ouverte contre une des siennes${o.borrowing === "same" ? ", si la table trouve que le sens est gardé" : ", quitte à tout chambouler"}.`,
        ]
      : []),
  ];
  return says.length > 0 ? [{ title: "À cette table", says }] : [];
};

const sections = (o: RuleOptions): Section[] => [
  {
    title: "Le but",
    says: [
      "Le plus de points, avec des phrases nombreuses, longues et drôles.",
      "Chaque carte porte deux mots tête-bêche, en français et en anglais, qui valent 1, 2 ou 3 points. Chacun a six cartes.",
    ],
  },
  sentences(o),
  {
    title: "« Terminée ! »",
    says: [
      "Il faut quatre cartes, ou un proverbe. Les autres votent ; autant de oui que de non, c’est non. Un silence est un oui.",
      ...(o.jury
        ? []
        : [
            "La note vient avec le vote : non, oui, ou oui et drôle. Si, parmi les oui, plus de la moitié la trouvent drôle ou inventive, elle vaut 20 points de plus ; sinon 10. Le vote d’un partenaire compte, pas sa note.",
          ]),
      "Refusée, la phrase rend les cartes posées ce tour-ci. Trois essais par tour.",
      "Un proverbe s’annonce, et se dit tel quel : il vaut 30 points de plus. Ceux de la règle se passent de vote.",
      "Qui est seul à voter ne peut refuser que trois fois par manche.",
    ],
  },
  {
    title: "Un tour",
    says: [
      "Dans l’ordre que l’on veut : poser, changer, terminer, attaquer, parer, prendre un joker. Puis rejeter une carte et revenir à six.",
      "Au lieu d’une carte de la pioche, on peut prendre la dernière rejetée.",
      ...(o.turn_seconds
        ? [`${o.turn_seconds} secondes par tour. Au bout du temps, le mot qui vaut le moins est rejeté.`]
        : []),
    ],
  },
  {
    title: "Les jokers",
    says: [
      "Un joker remplace le mot que l’on dit. Il vaut 0, mais c’est une carte de plus.",
      "À son tour, qui a ce mot, ou un mot équivalent, le met à sa place et prend le joker, pour s’en servir tout de suite. Le même mot passe de lui-même ; un autre demande l’accord de la table.",
    ],
  },
  attacks(o),
  ...variants(o),
  {
    title: "La fin d’une manche",
    says: [
      "Quelqu’un pose toutes ses cartes en un tour, avec au moins deux phrases acceptées ; ou l’on ne peut plus piocher ; ou plus personne ne pose de mots.",
      ...(o.jury
        ? [
            "Chacun note alors en secret les phrases acceptées des autres : simple (10), drôle ou inventive (20). À égalité, simple.",
          ]
        : []),
    ],
  },
  {
    title: "Les points",
    says: [
      "Une phrase acceptée : la somme de ses mots × le nombre de ses cartes, plus 10 (simple), 20 (humour) ou 30 (proverbe).",
      "CHAT 1 + GRIS 1 + PROPHÈTE 2 + joker 0 + PÈRE NOËL 3 = 7, et 5 cartes : 35 points.",
      "Une phrase ouverte : la somme de ses mots. Tout poser : 10. Un coup fourré : 10.",
      o.hand === "added"
        ? "Les mots restés en main s’ajoutent ; un joker en main retire 5."
        : "Les mots restés en main se retirent ; un joker en main retire 5.",
      o.goal
        ? `On rejoue des manches jusqu’à ${o.goal} points. Le plus haut total gagne ; à égalité, encore une manche.`
        : "Une seule manche : le plus haut total gagne.",
    ],
  },
];

export const rules = {
  title: "Des phrases folles",
  allTitle: "Toute la règle",
  steps,
  sections,
  points: {
    label: "Les points",
    sentence: "Une phrase acceptée",
    sum: "mots × cartes",
    simple: "Simple",
    humour: "Drôle ou inventive",
    proverb: "Proverbe",
    fourre: "Coup fourré, ou tout posé",
  },
  demo: {
    label: "Démonstration",
    cards: ["Chat", "Gris", "Dormir", "Lit"],
    upside: "Moine",
    sentence: "Le chat gris dort sur le lit.",
    yes: "Oui, et drôle !",
    tape: "Censure !",
    fourre: "Coup fourré !",
    sum: "4 points × 4 cartes = 16",
    bonus: "+20, la table a ri",
    captions: [
      "Chaque carte porte deux mots tête-bêche. Un des deux compte : à vous de choisir lequel.",
      "Camille pose CHAT et GRIS, puis DORMIR et LIT. Les petits mots viennent tout seuls.",
      "« Le chat gris dort sur le lit. Terminée ! » Les autres votent : oui, et drôle.",
      "Inès censure Camille : plus rien ne se pose chez elle…",
      "… sauf que Camille avait une Liberté d’expression. Coup fourré ! 10 points, et la main lui revient.",
      "À la fin, on compte les phrases : mots × cartes, et 20 points de plus quand la table a ri.",
    ],
  },
};
export type BornesRules = typeof rules;

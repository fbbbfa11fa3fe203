// The rules of Les Lauriers in our own words, and the captions of the demonstration.
import type { Options } from "../../../gen/lauriers";

export type RuleOptions = Required<Options>;
interface Section {
  title: string;
  says: string[];
}

const WRITING: Record<number, string> = {
  0: "sans se presser",
  1: "en une minute",
  2: "en deux minutes",
  3: "en trois minutes",
  5: "en cinq minutes",
};
const closesAt = (minutes: number): string =>
  minutes === 0
    ? "Aucun sablier ne presse"
    : minutes === 1
      ? "Le sablier accorde une minute"
      : `Le sablier accorde ${minutes} minutes`;

const steps = (o: RuleOptions): { title: string; text: string }[] => [
  {
    title: "Un mot que personne ne connaît",
    text: o.automatic_mdj
      ? "Le hasard le tire. Personne ne sait ce qu’il veut dire."
      : o.pick === "hasard"
        ? "Le hasard le tire. Le meneur sait ce qu’il veut dire, et se tait."
        : "Le meneur le choisit. Il sait ce qu’il veut dire, et se tait.",
  },
  {
    title: "Chacun invente",
    text: `Une définition digne du dictionnaire, en secret, ${WRITING[o.writing_minutes] ?? ""}.`,
  },
  { title: "On lit tout, on vote", text: "La vraie s’est glissée parmi les fausses." },
  {
    title: "On avance sur la couronne",
    text: `Un point, une feuille. Le premier pion sur la feuille ${o.track} l’emporte.`,
  },
];

const leading = (o: RuleOptions): Section[] =>
  o.automatic_mdj
    ? [
        {
          title: "Personne ne mène",
          says: [
            "À cette table, le hasard tire le mot et la maison prépare la liste. Tout le monde écrit, tout le monde vote, et personne ne marque en menant.",
            "Les textes identiques sont réunis, avec la vraie aussi. Les définitions arrivent une à une sur les écrans ; si tout le monde le demande, on passe tout de suite au vote.",
          ],
        },
      ]
    : [
        {
          title: "Qui mène ?",
          says: [
            "La personne qui a ouvert la table mène le premier tour ; ensuite, c’est à la place suivante. On saute les places vides.",
            o.pick === "hasard"
              ? "Le hasard tire le mot. Tout le monde voit le mot et sa nature ; seul le meneur sait ce qu’il veut dire."
              : "Le meneur voit une carte de quatre mots, avec leur sens, et en choisit un. Tout le monde voit alors le mot et sa nature, rien de plus." +
                (o.writing_minutes ? " Sans choix au bout d’une minute, ce sera le premier." : ""),
            "Le meneur n’écrit pas, ne vote pas et ne mise pas.",
          ],
        },
        {
          title: "Préparer la liste",
          says: [
            "Le meneur reçoit toutes les copies, avec leurs auteurs, et la vraie définition. Rien n’oblige à y toucher : la liste est déjà mélangée.",
            "On peut retoucher la forme de n’importe laquelle, même de la vraie ; changer l’ordre ; réunir les copies qui disent la même chose, entre elles ou avec la vraie. Les originaux reparaissent au verdict.",
            "Deux textes identiques, aux accents et à la ponctuation près, sont réunis d’office, avec la vraie aussi. Majuscule et point final sont mis partout : une façon de taper ne trahit personne.",
            `On lit ensuite la liste à voix haute, une définition après l’autre, sans hésiter ni commenter.${o.writing_minutes ? " Deux minutes pour préparer, deux pour lire." : ""}`,
            "Quand un robot mène, il lit aussi : les définitions arrivent une à une sur les écrans. Si tout le monde le demande, on passe tout de suite au vote.",
          ],
        },
      ];

const sections = (o: RuleOptions): Section[] => [
  {
    title: "Le but",
    says: [
      `Tout le monde part de la feuille 1, avec trois jetons. Un point vaut une feuille. Le premier pion sur la feuille ${o.track}, « Diplôme », l’emporte ; l’atteindre ou la dépasser, c’est pareil.`,
      "Plusieurs pions tiennent sur une même feuille.",
    ],
  },
  ...leading(o).slice(0, 1),
  {
    title: "Écrire",
    says: [
      `Une définition en secret, 200 signes au plus. ${closesAt(o.writing_minutes)} ; dès que tout le monde a remis sa copie, on passe à la suite. D’ici là, on peut se corriger.`,
      "Quand l’écriture se ferme, le brouillon part tel quel. Sans brouillon, on ne propose rien ce tour-ci, mais on vote.",
      "Personne n’a rien écrit ? Le tour est nul : on découvre le sens du mot, personne ne marque, et on passe au suivant.",
      "Recopier la vraie définition d’un autre mot de la boîte, c’est le dévoiler : il ne sortira plus à cette table.",
    ],
  },
  ...leading(o).slice(1),
  {
    title: "Voter",
    says: [
      `Chacun choisit en secret la définition qui lui paraît vraie.${o.voting_seconds ? ` ${o.voting_seconds} secondes, ou moins si tout le monde a confirmé. À la fin du temps, un choix non confirmé compte quand même.` : " Le vote se ferme quand tout le monde a confirmé, ou quand on passe à la suite ; un choix non confirmé compte alors quand même."}`,
      "Voter pour la sienne est permis, mais on ne se paie pas soi-même. Si elle a été réunie avec la vraie, en revanche, c’est bien trouvé.",
    ],
  },
  {
    title: "Miser un jeton",
    says: [
      "Tant que le vote est ouvert, et même après avoir voté, on peut poser un jeton, devant tout le monde, un par tour. Il double les points du tour : bonne réponse et voix reçues ensemble.",
      "Un jeton posé est dépensé, quoi qu’il arrive. Il y en a trois pour toute la partie.",
    ],
  },
  {
    title: "Compter",
    says: [
      "Voter pour la vraie définition : 2 points.",
      "Chaque voix pour votre définition : 1 point. Si vous êtes plusieurs à l’avoir écrite, chacun marque toutes les voix. C’est vrai aussi quand elle a été réunie avec la vraie.",
      ...(o.automatic_mdj
        ? []
        : [
            "Mener : 1 point par personne qui n’a pas voté pour la vraie, abstentions comprises. Ceux qui ont quitté la table avant la fin du vote ne comptent pas, sauf vote déjà confirmé.",
            "Exemple à cinq : trois des quatre autres trouvent la vraie ; le meneur avance d’une feuille.",
          ]),
    ],
  },
  {
    title: "« C’était la bonne ! »",
    says: [
      "Quand personne n’a préparé la liste de sa main (un robot, la maison, le temps écoulé, un départ), votre définition dit peut-être la vérité sans qu’on l’ait vu.",
      `Le verdict tombe d’abord. Puis on peut réclamer la sienne${o.voting_seconds ? ", pendant vingt secondes" : ""}. Les autres auteurs présents jugent : si plus de la moitié est d’accord, elle est réunie avec la vraie, voix comprises, et on recompte devant tout le monde. Un silence est un non, et les robots s’abstiennent.`,
    ],
  },
  {
    title: "Finir",
    says: [
      `La partie s’arrête après le compte où un pion atteint la feuille ${o.track}. Plusieurs ensemble ? Celui qui a dépensé le moins de jetons gagne, ceux du tour compris ; encore à égalité, on partage les lauriers.`,
      "Les autres sont classés par feuille, puis par jetons gardés.",
      "À la fin, les trois meilleurs bluffs et quelques médailles : elles ne font avancer personne, mais elles font plaisir.",
    ],
  },
  {
    title: "Si quelqu’un s’absente",
    says: [
      "La partie continue sans attendre, et la place est gardée pour le retour. Un robot peut jouer entre-temps.",
      ...(o.automatic_mdj
        ? []
        : ["Le meneur s’en va au milieu du tour ? La maison prend la suite, et il garde ses points."]),
      "Si tout le monde se tait, la table s’assoupit. Après autant de tours nuls de suite que de places, la partie s’arrête sans vainqueur.",
    ],
  },
];

export const rules = {
  title: "Mentir comme un dictionnaire",
  allTitle: "Toute la règle",
  steps,
  sections,
  points: {
    label: "Les points",
    truth: "Vous trouvez la vraie",
    vote: "Une voix pour votre invention",
    led: "Vous menez : par personne trompée",
    token: "Jeton misé, trois par partie",
  },
  demo: {
    label: "Démonstration",
    definition: "Griffonnage informe que personne n’arrive à lire.",
    inventions: [
      "Sirop de jasmin, bu glacé.",
      "Averse soudaine, un jour de marché.",
      "Petit singe savant des foires.",
    ],
    kind: "nom féminin",
    truth: "la vraie !",
    captions: [
      "Camille mène. Un mot sort de la boîte : « patarafe ». Camille sait ce qu’il veut dire. Chut !",
      "Jo, Lucas et Mamie inventent chacun une définition, en secret, sur leur téléphone.",
      "Camille glisse la vraie parmi les fausses, et lit tout à voix haute : A, B, C, D.",
      "On vote en secret. Jo vote D, Lucas vote A, Mamie vote C. Jo mise un jeton : ses points vont doubler.",
      "La vraie, c’était C ! Mamie l’a trouvée : 2 points, plus 1 pour son petit singe. Le sirop de Jo a séduit Lucas : 1 point, doublé. Camille marque 2 points : deux personnes trompées.",
      "Un point, une feuille. Le premier pion au bout de la couronne gagne les lauriers !",
    ],
  },
};
export type LauriersRules = typeof rules;

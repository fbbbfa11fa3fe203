// The rules of La Coquillaude in our own words, our rulings where the printed sheet is silent, and the captions of the
// demonstration.
import type { CoquillaudeView } from "../view";

export type RuleOptions = Required<CoquillaudeView["options"]>;
interface Section {
  title: string;
  says: string[];
}
const MINUTES: Record<number, string> = { 2: "deux", 3: "trois", 5: "cinq", 8: "huit" };
const answering = (o: RuleOptions): string =>
  ({ 0: "sans chrono", 60: "une minute", 90: "une minute et demie", 120: "deux minutes" })[
    o.question_seconds
  ];
const composing = (o: RuleOptions): string =>
  o.compose_minutes ? `${MINUTES[o.compose_minutes]} minutes` : "sans chrono";

const steps = (o: RuleOptions): { title: string; text: string }[] => [
  {
    title: "On lance les dés",
    text: "Un nombre, une question. Une bonne réponse vaut 4, 6 ou 8 lettres selon les étoiles ; une mauvaise, 2 quand même.",
  },
  {
    title: "On compose en secret",
    text: `Le plus beau mot de vos lettres, posé contre ceux du plateau. Tout le monde en même temps, ${composing(o)}.`,
  },
  {
    title: "On annonce",
    text: "Le plus haut score pose son mot et marque. Les autres gardent leurs lettres pour plus tard.",
  },
  o.anagrams === "none"
    ? {
        title: "On vide le sachet",
        text: "Plus de lettres, plus de questions : encore quelques mots, et le plus gros total l’emporte.",
      }
    : {
        title: "Gare aux anagrammes",
        text: "Chaque anagramme annoncée rapporte son carré. Mais qu’un rival en montre une de plus dans la minute, et il rafle tout.",
      },
];

const anagrams = (o: RuleOptions): Section[] =>
  o.anagrams === "none"
    ? [{ title: "Les anagrammes", says: ["À cette table, on joue sans."] }]
    : [
        {
          title: "Annoncer des anagrammes",
          says: [
            `D’autres mots faits exactement des mêmes lettres que le vôtre. Chacune ajoute son propre carré : RÈGLES avec LÉGERS et GRÊLES, 108 points.${o.anagrams === "two" ? " Deux au plus à cette table." : ""}`,
            "Les accents ne comptent pas, une même orthographe ne compte qu’une fois, et seul votre mot peut en avoir, pas ceux formés au passage.",
            "Le nom d’une célébrité garde ses deux lettres de plus : BALISE 36, BLAISE 64, BASILE 64. Nous ne le connaissons pas ? Dites-le : la table votera.",
          ],
        },
        {
          title: "La minute d’anagrammes",
          says: [
            "Un mot posé avec des anagrammes ? Ses rivaux ont soixante secondes pour en montrer davantage. Celles qui sont annoncées comptent pour eux aussi : une de plus suffit.",
            "Le gros bouton ouvre votre carnet. Ce que chacun écrit ne se montre qu’à la fin, d’un seul coup, et seuls les mots connus comptent.",
            "Qui en montre le plus (le plus tôt, à égalité) prend le score annoncé, plus le carré de chaque anagramme ajoutée. Celui qui a posé ne marque rien, et ses lettres restent sur le plateau.",
            "Exemple : huit lettres et une anagramme, 128 points annoncés. Un rival en montre une autre : 192 pour lui, zéro pour vous.",
          ],
        },
      ];

const sections = (o: RuleOptions): Section[] => [
  {
    title: "Le but",
    says: [
      "Avoir le plus gros total. À chaque tour, chacun cherche le mot le plus cher de ses lettres, son « capital » ; un seul se pose.",
      `De deux à quatre joueurs, un sachet de ${o.letters} lettres sans joker, un plateau de 21 cases sur 21 avec vingt coquilles, et 1296 nombres, de 1111 à 6666.`,
    ],
  },
  {
    title: "Qui commence",
    says: [
      "Chacun pioche huit lettres, et tout le monde lance les quatre dés : bleu pour les milliers, blanc, rouge, vert pour les unités. Le plus grand nombre est interrogé le premier, à chaque tour de la partie. Les ex æquo relancent.",
      "Ces nombres sont aussi ceux du premier tour. Ensuite, chacun lance quand vient son tour.",
    ],
  },
  {
    title: "Les cadeaux des dés",
    says: [
      "Quatre dés pareils : chacun vous donne quatre lettres. Les trois derniers pareils : trois. Une double paire dans l’ordre, comme 2233 : deux. Les deux derniers pareils, comme 5322 : une. Seul le plus gros cadeau compte ; 2323 et 2332 n’en font pas.",
      "Le donneur choisit ses lettres, et lui seul. Qui n’en a pas assez donne tout. Si le temps file, les moins utiles partent.",
    ],
  },
  {
    title: "La question",
    says: [
      `Une seule réponse, ${answering(o)}. Une, deux ou trois étoiles : 4, 6 ou 8 lettres si c’est juste. Faux, ou trop tard : 2.`,
      "Parfois, pas de question : coquillaudinette 6 lettres, coquillaudette 8, coquillaude 10.",
      "Accents, articles, chiffres romains et petites fautes sont pardonnés ; Monet n’est pas Manet. Une réponse refusée peut être acceptée par la majorité des autres. Pour en refuser une que l’application accepte, il faut un non de tous les autres, deux au moins.",
      "Un nombre déjà sorti pose la question suivante du même nombre d’étoiles.",
    ],
  },
  {
    title: "Composer",
    says: [
      `On peut commencer dès qu’on a pioché : c’est l’avantage du premier. Après la dernière pioche, ${composing(o)}${o.compose_minutes ? "" : " : on attend que chacun ait fini"}.`,
      "Un mot, une place, un sens : l’application compte. On l’annonce sous pli, ou on passe. Si le temps file, votre dernier mot valable est annoncé.",
    ],
  },
  {
    title: "Poser",
    says: [
      "À plat de gauche à droite, debout de haut en bas, ou en diagonale, qui descend ou qui monte, toujours de gauche à droite. En ligne droite, sans trou.",
      "Le premier mot passe par la zone orange, au centre. Les suivants croisent ou touchent ce qui est posé : une lettre neuve à côté d’une ancienne suffit, en ligne ou en colonne.",
      "Toute suite de lettres ainsi formée, en ligne ou en colonne, doit être un mot, et compte aussi. En diagonale, on se frôle sans former de mot.",
      ...(o.half_new
        ? ["Au moins la moitié des lettres du mot sont neuves : ajouter un S ne suffit pas."]
        : []),
      "Les lettres du plateau qui servent ne vous coûtent rien, et comptent.",
    ],
  },
  {
    title: "Compter",
    says: [
      "Un mot vaut son nombre de lettres au carré : SIMULTANÉE, 100 ; ARISTOTÉLICIEN, 196.",
      "Le nom d’une célébrité compte deux lettres de plus : NAPOLÉON, (8 + 2) × (8 + 2), 100. Les autres noms propres sont permis, sans prime. Un mot formé au passage vaut son simple carré.",
      "Une lettre posée sur une coquille compte pour deux, ce tour-là seulement, dans chaque mot où elle entre.",
      "Exemple : MESURE, 36, qui forme au passage NÉ, AS, BU, UR et CE, cinq fois 4 : 56 points.",
      `Le mot COQUILLAUDE vaut ${o.own_name} points, coquilles ou pas.`,
    ],
  },
  ...anagrams(o),
  {
    title: "Quels mots ?",
    says: [
      "Tous : noms, verbes conjugués, adverbes, prénoms, lieux, et les noms d’un seul mot que portent les gens célèbres.",
      "Un mot inconnu, ou une célébrité que nous ne connaissons pas, peut être proposé, un par tour. S’il devait gagner, les autres votent : majorité, et l’égalité refuse. Accepté, il entre dans le lexique de la maison. Un mot qui existe mais dont on refuse la célébrité compte sans la prime.",
      ...(o.trust
        ? ["Sans personne d’autre pour voter, on vous croit sur parole, et le résultat le dit."]
        : []),
    ],
  },
  {
    title: "L’annonce",
    says: [
      `Tous les scores se retournent. Le plus haut pose et marque ; les autres gardent leurs lettres${o.show_all ? ", et on voit aussi leurs mots" : " et leur secret"}.`,
      "À égalité, une célébrité passe devant, puis le plus grand nombre du tour aux dés, puis on relance.",
      "Un mot refusé par la table est barré, ses lettres restent à leur joueur, et le suivant pose.",
    ],
  },
  {
    title: "La fin",
    says: [
      "Sachet vide, plus de dés, de cadeaux ni de questions : rien que des mots.",
      o.ending === "six"
        ? "On joue encore six tours, ou moins si plus personne ne peut former un mot."
        : "La partie s’arrête quand plus personne ne peut faire 25 points, ou après deux tours de suite où quelqu’un le pouvait et où personne ne l’a fait. L’application le sait, et le dit. Un mot à moins de 25 se pose et compte, mais ne prolonge pas la partie.",
      "Le plus gros total gagne ; à égalité, on partage.",
      o.school
        ? "École : après chaque tour, chacun apprend en secret le meilleur mot de ses lettres. Et à la fin, tour par tour, « le mot que personne n’a vu »."
        : "À la fin, tour par tour, « le mot que personne n’a vu ». Pas avant : les lettres se gardent.",
    ],
  },
  {
    title: "Si quelqu’un s’absente",
    says: [
      "La partie continue. Qui n’est pas là n’est pas interrogé, et pioche deux lettres comme tout le monde. Un robot peut jouer entre-temps.",
      "Les robots ne votent pas.",
    ],
  },
];

export const fr = {
  title: "Vos lettres au carré",
  allTitle: "Toutes les règles",
  steps,
  sections,
  points: {
    label: "Les points",
    word: "Un mot de 8 lettres : 8 × 8",
    person: "Une célébrité de 8 lettres : 10 × 10",
    shell: "Une lettre sur une coquille",
    side: "Les mots formés au passage",
    sideWorth: "+ leur carré",
    anagram: "Une anagramme de 8 lettres",
  },
  demo: {
    label: "La démonstration",
    question: "Combien de lettres dans « coquillaude » ?",
    answer: "Onze",
    draws: "8 lettres",
    secret: "en secret",
    bag: "sachet vide",
    captions: [
      "Camille lance les dés : 5322. Deux chiffres pareils au bout : chacun lui offre une lettre.",
      "Puis une question à trois étoiles. C’est juste : huit lettres ! Une réponse fausse en donne deux quand même.",
      "Chacun compose en secret. LANTERNE, une lettre sur une coquille qui compte double : 9 × 9.",
      "On retourne les annonces. La plus haute pose son mot et marque ; les autres gardent leurs lettres.",
      "Une anagramme annoncée rapporte son carré. Mais qu’un rival en voie une de plus, et il rafle tout !",
      "Le sachet est vide, plus personne ne peut faire 25 points : le plus gros total l’emporte.",
    ],
  },
};
export type RuleWords = typeof fr;

// English: rewritten, not translated word for word.
import type { RuleOptions, RuleWords } from "./rules.fr";

const MINUTES: Record<number, string> = { 2: "two", 3: "three", 5: "five", 8: "eight" };
const answering = (o: RuleOptions): string =>
  ({ 0: "and no clock", 60: "in one minute", 90: "in a minute and a half", 120: "in two minutes" })[
    o.question_seconds
  ];
const composing = (o: RuleOptions): string =>
  o.compose_minutes ? `${MINUTES[o.compose_minutes]} minutes` : "no clock";

const steps: RuleWords["steps"] = (o) => [
  {
    title: "Roll the dice",
    text: "A number, a question. A right answer is worth 4, 6 or 8 letters, depending on the stars; a wrong one still gets you 2.",
  },
  {
    title: "Compose in secret",
    text: `The finest French word of your letters, laid against those on the board. All at once, ${composing(o)}.`,
  },
  {
    title: "Bid",
    text: "The highest score lays its word and takes the points. The others keep their letters for later.",
  },
  o.anagrams === "none"
    ? {
        title: "Empty the bag",
        text: "No more letters, no more questions: a few more words, and the highest total wins.",
      }
    : {
        title: "Mind the anagrams",
        text: "Every anagram you claim adds its own square. But if a rival shows one more within the minute, they take it all.",
      },
];

const anagrams = (o: RuleOptions): ReturnType<RuleWords["sections"]> =>
  o.anagrams === "none"
    ? [{ title: "Anagrams", says: ["None at this table."] }]
    : [
        {
          title: "Claiming anagrams",
          says: [
            `Other words made of exactly the same letters as yours. Each adds its own square: RÈGLES with LÉGERS and GRÊLES, 108 points.${o.anagrams === "two" ? " Two at most at this table." : ""}`,
            "Accents don’t count, one spelling counts once, and only your own word may have them, not those made on the side.",
            "A famous name keeps its two extra letters: BALISE 36, BLAISE 64, BASILE 64. We don’t know it? Say so, and the table will vote.",
          ],
        },
        {
          title: "The anagram minute",
          says: [
            "A word was laid with anagrams? Its rivals have sixty seconds to show more. Those claimed count for them too: one more is enough.",
            "The big button opens your notebook. What everybody writes is only shown at the end, all at once, and only known words count.",
            "Whoever shows most (the earliest, if equal) takes the score that was bid, plus the square of every anagram added. Whoever laid the word scores nothing, and the letters stay on the board.",
            "Example: eight letters and one anagram, 128 points. A rival shows another: 192 for them, nothing for you.",
          ],
        },
      ];

const sections: RuleWords["sections"] = (o) => [
  {
    title: "The aim",
    says: [
      "The highest total. In every round all look for the most valuable word in their letters, their “capital”; only one is laid.",
      `Two to four players, a bag of ${o.letters} letters without blanks, a board of 21 by 21 squares with twenty shells, and 1296 numbers, from 1111 to 6666.`,
    ],
  },
  {
    title: "Who goes first",
    says: [
      "Everybody draws eight letters and rolls the four dice: blue for thousands, white, red, green for units. The highest number is asked first, in every round of the game. Ties roll again.",
      "These numbers are those of the first round as well. Afterwards you roll when your turn comes.",
    ],
  },
  {
    title: "Gifts of the dice",
    says: [
      "Four equal dice: everybody gives you four letters. The last three equal: three. Two pairs in order, like 2233: two. The last two equal, like 5322: one. Only the largest gift counts; 2323 and 2332 bring none.",
      "The giver chooses the letters, and nobody else. Whoever has too few gives them all. If time runs out, the least useful go.",
    ],
  },
  {
    title: "The question",
    says: [
      `One answer, ${answering(o)}. One, two or three stars: 4, 6 or 8 letters if it is right. Wrong, or too late: 2.`,
      "Sometimes there is no question: coquillaudinette 6 letters, coquillaudette 8, coquillaude 10.",
      "Accents, articles, roman numerals and small slips are forgiven; Monet is not Manet. An answer that was refused may be accepted by a majority of the others. To refuse one that the app accepts takes a no from all the others, two at least.",
      "A number that came up before asks the next question with as many stars.",
    ],
  },
  {
    title: "Composing",
    says: [
      `You may begin as soon as you have drawn: that is the privilege of the first. After the last draw, ${composing(o)}${o.compose_minutes ? "" : ": the table waits for everybody"}.`,
      "A word, a place, a direction: the app counts. Seal it, or pass. If time runs out, your last valid word is bid.",
    ],
  },
  {
    title: "Laying a word",
    says: [
      "Across from left to right, down from top to bottom, or on a diagonal, falling or rising, always from left to right. In a straight line, without gaps.",
      "The first word goes through the orange zone in the middle. Those that follow cross or touch what lies there: a new letter beside an old one will do, in a row or a column.",
      "Every run of letters made that way, in a row or a column, must be a word, and scores too. On a diagonal words brush past each other.",
      ...(o.half_new ? ["At least half of the letters of the word are new: adding an S won’t do."] : []),
      "Letters on the board that you use cost nothing, and count.",
    ],
  },
  {
    title: "Counting",
    says: [
      "A word is worth its number of letters squared: SIMULTANÉE, 100; ARISTOTÉLICIEN, 196.",
      "The name of somebody famous counts two letters more: NAPOLÉON, (8 + 2) × (8 + 2), 100. Other proper nouns are allowed, without a bonus. A word made on the side is worth its plain square.",
      "A letter laid on a shell counts for two, in that round only, in every word it belongs to.",
      "Example: MESURE, 36, which makes NÉ, AS, BU, UR and CE on the side, five times 4: 56 points.",
      `The word COQUILLAUDE is worth ${o.own_name} points, shells or not.`,
    ],
  },
  ...anagrams(o),
  {
    title: "Which words?",
    says: [
      "All of them, in French: nouns, verbs in any form, adverbs, first names, places, and the one-word names of famous people.",
      "An unknown word, or a celebrity we have never heard of, may be proposed, one a round. If it would win, the others vote: a majority, and a tie refuses it. Accepted, it enters the lexicon of the house. A word that exists but whose fame is refused counts without the bonus.",
      ...(o.trust
        ? ["With nobody else there to vote, your word is good enough, and the result says so."]
        : []),
    ],
  },
  {
    title: "The bids",
    says: [
      `All scores are turned over. The highest lays its word and takes the points; the others keep their letters${o.show_all ? ", and their words are shown too" : " and their secret"}.`,
      "A tie: a famous name goes first, then the higher roll of the round, then another roll.",
      "A word that the table refuses is struck out, its owner keeps the letters, and the next best is laid.",
    ],
  },
  {
    title: "The end",
    says: [
      "Once the bag is empty there are no more dice, gifts or questions: only words.",
      o.ending === "six"
        ? "Six more rounds are played, or fewer when nobody can make a word any more."
        : "The game ends when nobody can make 25 points, or after two rounds in a row in which somebody could and nobody did. The app knows, and says so. A word under 25 is laid and counts, but does not prolong the game.",
      "The highest total wins; equals share.",
      o.school
        ? "School: after every round everybody is told, in secret, the best word in their letters. And at the end, round by round, “the word nobody saw”."
        : "At the end, round by round, “the word nobody saw”. Not before: letters are kept.",
    ],
  },
  {
    title: "If somebody is away",
    says: [
      "The game goes on. Whoever is not there is not asked, and draws two letters like everybody. A bot may play meanwhile.",
      "Bots don’t vote.",
    ],
  },
];

export const en: RuleWords = {
  title: "Letters, squared",
  allTitle: "All the rules",
  steps,
  sections,
  points: {
    label: "Points",
    word: "A word of 8 letters: 8 × 8",
    person: "A famous name of 8 letters: 10 × 10",
    shell: "A letter on a shell",
    side: "Words made on the side",
    sideWorth: "+ their square",
    anagram: "An anagram of 8 letters",
  },
  demo: {
    label: "The demonstration",
    question: "How many letters in “coquillaude”?",
    answer: "Eleven",
    draws: "8 letters",
    secret: "in secret",
    bag: "the bag is empty",
    captions: [
      "Camille rolls 5322. The last two dice are equal: everybody gives her a letter.",
      "Then a three-star question. Right: eight letters! A wrong answer would still get two.",
      "Everybody composes in secret. LANTERNE, with a letter on a shell, which counts twice: 9 × 9.",
      "The bids are turned over. The highest lays its word and takes the points; the others keep their letters.",
      "An anagram you claim adds its square. But if a rival sees one more, they take it all!",
      "The bag is empty, and nobody can make 25 points any more: the highest total wins.",
    ],
  },
};

// The rules of Mélo Ego Duo in English, and the captions of the demonstration.
import type { MeloRules, RuleOptions } from "./rules.fr";

const each = (joks: number): string =>
  joks === 0
    ? "At this table you start without joks."
    : joks === 3
      ? "Everybody has three joks, one of each colour."
      : "Everybody has six joks, two of each colour.";
const seconds = (n: number): string =>
  n === 0
    ? "as long as you like"
    : n % 60 === 0
      ? n === 60
        ? "one minute"
        : `${n / 60} minutes`
      : `${n} seconds`;

export const en: MeloRules = {
  title: "Guess one another",
  allTitle: "All the rules",
  steps: (o: RuleOptions) => [
    {
      title: "Somebody answers in secret",
      text: "A MÉLO, EGO or DUO card, by the colour of their square: a name, a choice or an adjective. Honestly!",
    },
    {
      title: "The others guess",
      text:
        o.guesses === "together"
          ? "All in secret. Guesses are turned over one by one, the answer last."
          : "Aloud, one after the other. Then the answer is shown.",
    },
    {
      title: "Right guesses move",
      text: "1, 2 or 3 squares, as the card says. In doubt? “I object!” Two plead, the table decides.",
    },
    {
      title: "The last test",
      text: `After ${o.length} squares, guess everybody: half of them right, and you win.`,
    },
  ],
  sections: (o: RuleOptions) => [
    {
      title: "The aim",
      says: [
        `Go round the track of ${o.length} squares and pass the last test. There are no dice: you move by guessing the others.`,
        "The youngest begins, then it goes to the left. One is asked; the others are the detectives.",
      ],
    },
    {
      title: "Three colours",
      says: [
        "MÉLO, grey: the answer is somebody here, oneself included. Bots and people who are away count too.",
        "EGO, blue: one of three or four choices about oneself.",
        "DUO, red: somebody here but never oneself; or, on some cards, an adjective.",
        "The colour of your square says which card is drawn.",
      ],
    },
    {
      title: "The squares",
      says: [
        "+2 and −2 move you two squares on or back. LEAD sends you to the leader’s square; if that’s you, two on. REAR sends you to the last one’s square; if that’s you, two back. “+ jok” gives you a jok from the pile.",
        "A square acts only at the start of your turn, never as you arrive, and only once: where it leads you, only the question is asked.",
      ],
    },
    {
      title: "Guessing",
      says: [
        o.guesses === "together"
          ? "The answer is given and the guesses are made at the same time, all in secret. You may change your mind until everybody is done."
          : "The answer comes first, in secret. Then everybody guesses aloud, going to the left.",
        `Time to answer: ${seconds(o.answer_seconds)}.${o.answer_seconds ? " When it’s up, what is ticked counts, confirmed or not." : ""}`,
        "A right guess moves you by the number on the card. Whoever was asked stays put.",
        "An adjective is right if it is the same but for small slips, or a close synonym. Otherwise ask the table: the others vote, and a tie means no.",
      ],
    },
    {
      title: "Joks",
      says: [
        `${each(o.joks)} A jok of the card’s colour gets you out of answering.`,
        "A detective who gives one makes no guess, and nobody sees it before the end. If whoever is asked gives one, another card of the same colour is drawn; all guesses are taken back.",
        "Without a jok of that colour you must answer. Refusing costs three squares; for whoever is asked, it also ends the turn.",
        "Silence is no refusal: a silent detective has simply not guessed. Whoever is asked and stays silent gives a jok of the colour, or goes three squares back.",
      ],
    },
    {
      title: "“I object!”",
      says: [
        "Whoever guessed wrong and doubts the answer has twenty seconds to object. Only the first is heard.",
        `The two plead, in writing or aloud, and nobody else joins in. Time to debate: ${o.debate_minutes === 0 ? "as long as you like" : o.debate_minutes === 1 ? "one minute" : `${o.debate_minutes} minutes`}.`,
        "Then the others vote in secret: was it sincere, coherent and well argued? A majority of yes, and whoever was asked moves 2 squares on. Otherwise, ties included, the doubter does.",
        "Moves already made stand.",
      ],
    },
    {
      title: "The last test",
      says: [
        "At the start of your turn on the last square: everybody answers an EGO card for themselves, in secret, and you guess them all. No joks here.",
        "At least half of them right, rounded up, and you win: 2 of 3 or 4, 3 of 5 or 6.",
        "Just missed? You may object to each answer you missed: the table votes, and only a majority proves you right. Otherwise it’s three squares back, and on we go.",
        "Whoever didn’t answer in time is left out. A guess not made is wrong.",
      ],
    },
    {
      title: "What’s said here",
      says: [
        "Answers live only as long as the game. It is kept only if everybody wants it to be; otherwise it is erased.",
      ],
    },
  ],
  points: {
    label: "What moves the pawns",
    right: "A right guess, by the card",
    rightWorth: "+1, +2, +3",
    contest: "Winning an objection",
    refuse: "Refusing, without a jok of the colour",
    missed: "Failing the last test",
  },
  demo: {
    label: "Demonstration",
    question: "A rainy Sunday: you’re more…",
    choices: ["Blanket, tea, fat novel", "Cooking for twelve", "Boots and a long walk"],
    contest: "I object!",
    plea: "Just last Sunday I made stew for the whole building!",
    yes: "sincere",
    no: "not sure",
    captions: [
      "It’s Jo’s turn, on a blue square: an EGO card. Jo picks an answer, in secret.",
      "Meanwhile Camille, Lucas and Mamie each make a guess on their phones. What did Jo say?",
      "Guesses are turned over one by one. And Jo had said… “Cooking for twelve”! Camille and Mamie got it.",
      "A right guess moves you on. The square you reach does nothing yet: it waits for your turn.",
      "Lucas doesn’t buy it: “I object!” Jo pleads, the table votes in secret. The winner moves 2 squares on.",
      "At the end of the track, the last test: guess everybody. Half of them right, and you’ve won!",
    ],
  },
};

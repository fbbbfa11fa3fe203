// English of the rules: a rewrite.
import type { BornesRules, RuleOptions } from "./rules.fr";

const steps = (o: RuleOptions): { title: string; text: string }[] => [
  {
    title: "Lay words",
    text: o.rebus
      ? "Two cards or more start a sentence. Tonight only the pictures speak."
      : "Two cards or more start a sentence. Small words are understood, verbs go in any tense.",
  },
  {
    title: "Say “Finished!”",
    text: o.jury
      ? "With four cards, the table votes. Once accepted, nobody touches it."
      : "With four cards, the table votes: no, yes, or yes and funny. Once accepted, nobody touches it.",
  },
  {
    title: "Attack and parry",
    text: "A spelling mistake blocks one sentence, censorship a whole player. A dictionary and free speech answer them.",
  },
  {
    title: "Discard, draw",
    text: `Discarding a card ends your turn; you draw back to six. ${o.goal ? `The game goes to ${o.goal} points.` : "The game is one deal."}`,
  },
];

const sentences = (o: RuleOptions) => ({
  title: "Sentences",
  says: [
    "A sentence starts with at least two cards laid together, at most one of them a joker. You may have several open.",
    ...(o.rebus
      ? ["Rebus: the words of the cards don’t count. Tell what the pictures tell you."]
      : [
          "Articles, pronouns, prepositions and the like are understood; words take any form you need. GREY · CAT · SLEEP · BED: “The grey cat sleeps on the bed.”",
          o.participles
            ? "A verb may be a mere participle: the sleeping cat."
            : "At this table a participle alone does not stand for the verb.",
          o.families
            ? "Nouns and adjectives of one family are interchangeable: silence, silent."
            : "A noun stays a noun: silence is not silent.",
        ]),
    o.language === "each"
      ? "Each sentence is in French or in English, as its owner likes."
      : o.language === "fr"
        ? "At this table all sentences are in French."
        : "At this table all sentences are in English.",
    "On your turn you may extend an open sentence, reorder it and flip its cards.",
    o.trust
      ? "The house trusts you: it does not check that all words are there."
      : "The app suggests sentences: pick one, touch it up, or write your own with all the words of the cards.",
  ],
});

const attacks = (o: RuleOptions) => ({
  title: "Attacks and parries",
  says: [
    "Spelling mistake: on an opponent’s open sentence. It can’t be extended, changed or finished, nor its joker taken, until a dictionary covers it.",
    "Censorship: on an opponent. None of their sentences moves, and no new one starts. Drawing, discarding and attacking go on. Free speech lifts it.",
    ...(o.counters
      ? [
          `Censorship lasts ${o.counters} ${o.counters === 1 ? "turn" : "turns"} at most${o.young.length > 0 ? ", for the youngest" : ""}.`,
        ]
      : []),
    "Coup fourré: whoever is censored, or a partner, answers with free speech within ten seconds. The attack falls, the attacker’s turn ends, and whoever answered takes it, with 10 points.",
    "Those ten seconds always pass, even when nobody has the card: the pause tells nothing.",
  ],
});

const variants = (o: RuleOptions) => {
  const says = [
    ...(o.teams
      ? [
          "Teams of two, face to face: on your turn you may also extend your partner’s sentences and parry for them. Only their owner reorders or finishes them. Points are added.",
        ]
      : []),
    ...(o.blanks.length > 0 ? ["Some cards bear your table’s own words: 2 points each."] : []),
    ...(o.blanks_in_play !== "no"
      ? [
          `Blank cards in play count as jokers${o.blanks_in_play === "takeable" ? ", and may be taken like them" : ", but can’t be taken"}.`,
        ]
      : []),
    ...(o.borrowing !== "no"
      ? [
          `Borrowing: on your turn you may swap a card of an open sentence for one of yours${o.borrowing === "same" ? ", if the table finds that the meaning is kept" : ", whatever becomes of it"}.`,
        ]
      : []),
  ];
  return says.length > 0 ? [{ title: "At this table", says }] : [];
};

const sections = (o: RuleOptions) => [
  {
    title: "The aim",
    says: [
      "Score the most points, with many long and funny sentences.",
      "Each card has two words head to tail, in French and English, worth 1, 2 or 3 points. Everybody has six cards.",
    ],
  },
  sentences(o),
  {
    title: "“Finished!”",
    says: [
      "It takes four cards, or a proverb. The others vote; a tie is a no. Silence is a yes.",
      ...(o.jury
        ? []
        : [
            "The grade comes with the vote: no, yes, or yes and funny. If more than half of those who say yes find it funny or inventive, it gets 20 points more; otherwise 10. A partner’s vote counts, but not the grade.",
          ]),
      "If it is refused, the cards laid this turn come back. Three tries a turn.",
      "A proverb is announced, said as it stands, and worth 30 points more. Those in the rules need no vote.",
      "Somebody who votes alone may refuse only three times a deal.",
    ],
  },
  {
    title: "A turn",
    says: [
      "In any order: lay, change, finish, attack, parry, take a joker. Then discard one card and draw back to six.",
      "Instead of one card from the stock you may take the last discard.",
      ...(o.turn_seconds
        ? [`${o.turn_seconds} seconds a turn. When they are up, the word worth least is discarded.`]
        : []),
    ],
  },
  {
    title: "Jokers",
    says: [
      "A joker stands for the word you say. It is worth 0, but it is one more card.",
      "On your turn, if you hold that word or one like it, put it in its place and take the joker, to be used at once. The very same word passes by itself; another needs the table’s consent.",
    ],
  },
  attacks(o),
  ...variants(o),
  {
    title: "The end of a deal",
    says: [
      "Somebody lays all their cards in one turn, with at least two accepted sentences; or the cards run out; or nobody lays words any more.",
      ...(o.jury
        ? [
            "Then all secretly grade the accepted sentences of the others: plain (10), funny or inventive (20). A tie means plain.",
          ]
        : []),
    ],
  },
  {
    title: "Points",
    says: [
      "An accepted sentence: the sum of its words × the number of its cards, plus 10 (plain), 20 (funny) or 30 (proverb).",
      "CAT 1 + GREY 1 + PROPHET 2 + joker 0 + SANTA CLAUS 3 = 7, and 5 cards: 35 points.",
      "An open sentence: the sum of its words. Laying everything: 10. A coup fourré: 10.",
      o.hand === "added"
        ? "Words left in hand are added; a joker in hand takes 5 away."
        : "Words left in hand are deducted; a joker in hand takes 5 away.",
      o.goal
        ? `Deals are played until somebody has ${o.goal} points. The highest total wins; a tie plays one more deal.`
        : "A single deal: the highest total wins.",
    ],
  },
];

export const rules: BornesRules = {
  title: "Silly sentences",
  allTitle: "All the rules",
  steps,
  sections,
  points: {
    label: "Points",
    sentence: "An accepted sentence",
    sum: "words × cards",
    simple: "Plain",
    humour: "Funny or inventive",
    proverb: "Proverb",
    fourre: "Coup fourré, or all laid",
  },
  demo: {
    label: "Demonstration",
    cards: ["Grey", "Cat", "Sleep", "Bed"],
    upside: "Monk",
    sentence: "The grey cat sleeps on the bed.",
    yes: "Yes, and funny!",
    tape: "Censored!",
    fourre: "Coup fourré!",
    sum: "4 points × 4 cards = 16",
    bonus: "+20, the table laughed",
    captions: [
      "Each card has two words head to tail. One of them counts: you choose which.",
      "Camille lays GREY and CAT, then SLEEP and BED. The small words come by themselves.",
      "“The grey cat sleeps on the bed. Finished!” The others vote: yes, and funny.",
      "Inès censors Camille: nothing more may be laid there…",
      "… but Camille held a Free speech card. Coup fourré! 10 points, and the turn is hers.",
      "At the end sentences are counted: words × cards, and 20 points more when the table laughed.",
    ],
  },
};

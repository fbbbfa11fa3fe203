// The rules of La Réussite, in English.
import type { ReussiteRules } from "./rules.fr";

export const rules: ReussiteRules = {
  title: "Clear it all, no firecracker",
  allTitle: "All the rules",
  steps: [
    {
      title: "Cover",
      text: "Seven columns. As long as the bottom of a column is neither blue nor a star, a card of the stock goes on it: you say where.",
    },
    {
      title: "Write a word",
      text: "Four cards or more, taken from the bottom. Taking one frees the card above it. Take them in any order you like.",
    },
    {
      title: "Stars and firecrackers",
      text: "A star is any letter you like: one per word, never in the last. So is a firecracker, but burn a single one and farewell triumph.",
    },
    {
      title: "Clear it all",
      text: "Not a card left and three dry firecrackers: a triumph. The fewer words the greater; eight is perfect.",
    },
  ],
  cards: {
    label: "The cards",
    kinds: [
      "A letter: it can be covered.",
      "A blue letter: it stops its column.",
      "A star: any letter you like, and it stops its column.",
      "A firecracker: any letter you like, but farewell triumph.",
    ],
  },
  sections: [
    {
      title: "The aim",
      says: [
        "Get rid of all the cards by writing French words, all together or on your own: one to eight players.",
        "The normal deck has 71 cards, seven of them stars. The big one has 97: longer, and easier to finish. Three firecrackers lie beside it, face up.",
        "With seven stars, one per word and none in the last, it takes at least eight words.",
      ],
    },
    {
      title: "The cards",
      says: [
        "One alphabet is blue: one copy of each letter. “Hard”: half of each vowel and one of each doubled consonant (Y is one). “Expert”: all vowels, and Y.",
        "A blue letter or a star stops its column: nothing is laid on it.",
        "All cards of the columns can be seen, but only the last one, at the bottom, is within reach. What the stock holds is known, never its order.",
      ],
    },
    {
      title: "Covering",
      says: [
        "At first one card on each column; then cover. As long as a column ends with a card that doesn’t stop it and the stock is not empty, choose such a column, and the top card of the stock goes on it.",
        "You choose before the card is seen; the same column may be chosen again. Whatever the order, as many cards are turned: up to the last stop card that is needed.",
        "“Deal by itself” covers from left to right. An option always does it by itself.",
      ],
    },
    {
      title: "Writing a word",
      says: [
        "At least four cards, stars and firecrackers included, at least one of them from the columns. Taking a bottom card frees the card above it: several may come from one column.",
        "While you write, an empty column may receive the bottom card of another, to free a letter. The card so moved may be taken too. Nothing comes from the stock during a word.",
        "A star stands for any letter, which is said: one per word, and never in the last. A word with a star must leave at least four cards.",
        "So does a firecracker: one to three in a word, three in the whole deal, whenever you like, even beside a star, even in the last word.",
        "Example: GUIMAUVE with the cards G, U, I, M, A, U, E and a star for V, taken in any order.",
        "A word may be written twice: nothing forbids it.",
      ],
    },
    {
      title: "Which words?",
      says: [
        "The common words of French, in all their forms, of four letters or more. Accents and cedillas don’t count.",
        "A word the lexicon doesn’t know can be put to the table: if all the people present say yes, it is played and joins the lexicon of the house. Robots don’t vote. Not in the deal of the day, which is the same for all.",
        "With nobody else to vote, it stays refused. With the option “On trust” it is played on your word: it counts in this game, the result says so, and the house doesn’t learn it.",
      ],
    },
    {
      title: "Together",
      says: [
        "Everyone composes on their own device; all can see. A proposed word is played as soon as another player approves, or after fifteen seconds without objection (thirty from four players on). On your own, at once.",
        "An objection cancels it. The same word proposed again goes to a vote of those present; a tie means no. Someone else may then ask again, or the same player after another word. One proposal at a time: first come.",
        "Who played the word covers and fills; after twenty seconds, anyone may. The first time, it is the first seat.",
        "Robots always approve. You can ask them for a word.",
      ],
    },
    {
      title: "Filling",
      says: [
        "After a word, an empty column takes the bottom card of a column with at least two, as you choose. If there is none, the top card of the stock; if that is empty too, the column stays empty.",
        "Then cover, and so on. Once the stock is empty there is no more covering: write with what lies there.",
        "As long as no card has been turned, everyone takes back what they played; anyone else asks the table, as for a word. After the last card given, the stock waits a moment: fingers slip.",
      ],
    },
    {
      title: "The end",
      says: [
        "Play goes on while at least four cards are left, columns and stock together.",
        "Triumph: everything gone, without a firecracker. Done: everything gone, with one to three of them. Otherwise it has failed, and the cards left are counted; firecrackers don’t save the last three.",
        "When no word of the lexicon is possible any more, even with the firecrackers, the table says so. Giving up takes more than half of the players.",
      ],
    },
    {
      title: "The deal of the day",
      says: [
        "The same for everyone, every day, and always possible. The result is one line to send to the cousins: a star for a word with a star, a blue square without, the burnt firecrackers behind, then the number of hints.",
        "A streak is days won one after another, each on its date. A day helped at every word does not count, nor one played again after all of its solution was seen.",
        "Every deal has its code: with it, you play exactly the same.",
      ],
    },
  ],
  demo: {
    label: "The demonstration",
    aim: "Seven columns of letters, and a stock. The aim: write it all away.",
    written: "The word exists, you write it: away go the cards, and on you go.",
    captions: [
      "Seven columns of letters, and a stock. The aim: write it all away, together.",
      "Cover: a card goes on a column of your choice, until each bottom is blue or a star.",
      "Write a word with the bottom cards. Taking the S frees the K just above it.",
      "The star is any letter you like: here, the R of AMUSER. One per word, never in the last.",
      "The word is proposed, the table says yes: away go the cards, and on we go.",
      "Nothing left on the table, three dry firecrackers: a triumph! Eight words is perfect.",
    ],
  },
};

import type { NowWords } from "./now.fr";

export const en: NowWords = {
  covering: {
    plays: "Tap a column: the next card goes there. A blue letter or a star stops it.",
    waits: "Somebody chooses where the next card goes. If it takes long, you may.",
    couch: "The columns are being covered from the stock. Just sit back and watch.",
  },
  writing: {
    plays: "Tap cards at the foot of the columns to make a word of at least four. The bulb lends a hand.",
    waits: "Look for a word among the bottom cards. Whoever finds one proposes it.",
    couch: "They are looking for a word among the bottom cards. If you see one, say it out loud!",
  },
  proposed: {
    plays:
      "A word is proposed. Say yes, or “Wait!” if you have a better one. Without an answer, it is played.",
    waits: "The word is on the table. It is played once somebody says yes, or if nobody says no.",
    couch: "A word is proposed. The players say yes or no.",
  },
  voting: {
    plays: "Somebody asked to wait. Say whether to play this word: it takes more ayes than noes.",
    waits: "The table votes. It takes more ayes than noes.",
    couch: "The table votes. Just sit back and watch.",
  },
  judging: {
    plays: "Our lexicon does not know this word. Say whether it exists: it is played if everybody says yes.",
    waits: "The table says whether this word exists. It is played if everybody says yes.",
    couch: "The table says whether this word exists. Just sit back and watch.",
  },
  refilling: {
    plays: "A column is empty. Tap the one that gives it its last card.",
    waits: "Somebody fills an empty column. If it takes long, you may.",
    couch: "An empty column gets the last card of another. Just sit back and watch.",
  },
  turning: {
    plays: "The columns are filled. Go on, or take your last choice back while no card has been turned.",
    waits: "The columns are filled. A card of the stock is about to be turned.",
    couch: "The columns are filled. A card of the stock is about to be turned.",
  },
  undoing: {
    plays: "Somebody would step back. Say yes or no; without an answer, the table steps back.",
    waits: "The table says whether to step back.",
    couch: "The table says whether to step back. Just sit back and watch.",
  },
  yielding: {
    plays: "Somebody would give up. Say yes or no: it takes more than half of the players.",
    waits: "The table says whether to give up. It takes more than half of the players.",
    couch: "The table says whether to give up. Just sit back and watch.",
  },
  finished: {
    plays: "The deal is over. Copy the result for your cousins, look at the solution, or play another.",
    waits: "The deal is over. Copy the result for your cousins, look at the solution, or play another.",
    couch: "The deal is over. A chair is waiting for you at the next one.",
  },
};

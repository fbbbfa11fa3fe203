// English of « Que faire ici ? ».
import type { NowWords } from "./now.fr";

export const en: NowWords = {
  turn: {
    plays:
      "Tap your words to make a sentence; with four cards, say “Finished!”. Discarding a card ends your turn.",
    silenced:
      "You are silenced: no sentence of yours may move or start. Free speech lifts it; otherwise attack, then discard a card.",
    waits:
      "Somebody else is playing. Tap your cards to get a sentence ready; tap a name to see their sentences.",
    couch: "Everybody lays sentences, and gets attacked. Just sit back.",
  },
  vote: {
    plays:
      "What do you say, yes or no? Never mind the grammar: if it amuses, it’s good, and worth more. A tie means no.",
    silenced: "The table votes.",
    waits: "The table votes. If it says no, the cards go back to whoever played them, for another try.",
    couch: "The table votes on a sentence. Keep your opinion to yourself.",
  },
  window: {
    plays: "Coup fourré! Lay your Free speech card within ten seconds: 10 points, and the turn is yours.",
    silenced: "You are being silenced. Ten seconds to answer with Free speech, if your side has one.",
    waits: "Somebody was just censored. Ten seconds of suspense, whatever anybody holds.",
    couch: "Somebody was just censored. Will there be a coup fourré?",
  },
  parting: {
    plays: "Your censorship met a coup fourré. Choose a card to discard: your turn is over.",
    silenced: "Coup fourré! The turn changes hands.",
    waits: "Coup fourré! The attack backfires: a card goes, and so does the turn.",
    couch: "Coup fourré! The turn goes to whoever played it.",
  },
  draw: {
    plays: "Take a card, from the stock or the last discard, then play your turn.",
    silenced: "A card is taken.",
    waits: "After the coup fourré a card is taken, then the turn is played.",
    couch: "After the coup fourré a card is taken, then the turn is played.",
  },
  jury: {
    plays:
      "The deal is over. Is each of the others’ sentences plain (10 points), or funny or inventive (20)? Nobody will know who said what.",
    silenced: "The table grades the sentences.",
    waits: "Your verdict is in. The others are still grading.",
    couch: "The table grades the finest sentences of the deal.",
  },
  score: {
    plays: "The points of the deal. Carry on when you have seen them.",
    silenced: "The points of the deal.",
    waits: "The others are still looking at the count.",
    couch: "The points of the deal.",
  },
  ended: {
    plays: "The game is over. The poster keeps the finest sentences.",
    silenced: "The game is over.",
    waits: "The game is over. The poster keeps the finest sentences.",
    couch: "The game is over. The poster keeps the finest sentences.",
  },
};

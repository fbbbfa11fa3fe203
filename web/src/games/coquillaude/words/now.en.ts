// English: rewritten, not translated word for word.
import type { NowWords } from "./now.fr";

export const en: NowWords = {
  gifts: {
    plays:
      "The dice bring somebody a gift. Tap the letters you give: those you need least, or finer ones if you feel generous.",
    composes: "The others are choosing their gift. You have drawn: you can already look for your word.",
    waits: "Everybody chooses letters to give. The question comes right after.",
    couch: "The dice bring somebody a gift of letters. Just watch.",
  },
  question: {
    plays:
      "One answer, so make it count. A right one is worth 4, 6 or 8 letters, depending on the stars; a wrong one still gets you 2.",
    composes: "Somebody else is being asked. You have drawn: get ahead, look for your word.",
    waits: "Somebody else is being asked. No whispering! Your turn will come.",
    couch: "Somebody has a question to answer. If you know, keep it to yourself.",
  },
  answered: {
    plays: "Here is the right answer. If the app got it wrong, ask the table; otherwise carry on.",
    composes: "The answer is out. Back to your word once you have seen it.",
    waits: "The answer is out. Letters are on their way.",
    couch: "The answer is out. Letters are on their way.",
  },
  appeal: {
    plays: "Somebody finds the app too strict, or too kind. Say whether the answer was right.",
    composes: "The table votes on an answer. Your word can wait.",
    waits: "The table votes on an answer. We carry on right after.",
    couch: "The table votes on an answer. Just watch.",
  },
  compose: {
    plays:
      "Tap your letters into the longest word you can: 8 letters score 64, 10 score 100. Choose a place, then bid.",
    composes: "Your word is sealed. You may still take it back while the others think.",
    waits: "Your word is sealed. You may still take it back while the others think.",
    couch: "Everybody composes in secret. Only the best word will be laid.",
  },
  announce: {
    plays:
      "The highest score goes on the board. If a word is unknown the table says whether it exists; otherwise carry on.",
    composes: "The highest score goes on the board. The others keep their letters.",
    waits: "The highest score goes on the board. The others keep their letters.",
    couch: "The highest score goes on the board. The others keep their letters.",
  },
  minute: {
    plays:
      "Find an anagram that was not claimed: the big button opens your notebook. One more, and all the points are yours.",
    composes: "The others are after one more anagram. Fingers crossed.",
    waits: "One more anagram is being looked for. Fingers crossed, or have a breather.",
    couch: "One minute to find one more anagram. You see one? Hush.",
  },
  placed: {
    plays: "The word is on the board and the points are counted. Carry on once you have seen it.",
    composes: "The word is on the board. A new round begins.",
    waits: "The word is on the board. A new round begins.",
    couch: "The word is on the board. A new round begins.",
  },
  ended: {
    plays: "The game is over. See the words that nobody saw, or play another.",
    composes: "The game is over. See the words that nobody saw, or play another.",
    waits: "The game is over. See the words that nobody saw, or play another.",
    couch: "The game is over. A chair is waiting for you in the next one.",
  },
};

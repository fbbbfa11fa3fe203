// The help text "What do I do here?" of Mélo Ego Duo.
import type { NowWords } from "./now.fr";

export const en: NowWords = {
  asking: {
    asked:
      "Answer in secret, and honestly: the others are guessing it. Too nosy? A jok of that colour gets you another card.",
    plays:
      "Guess what the person being asked will say. Right, you move on; wrong, you lose nothing. A jok of that colour lets you sit it out.",
    waits: "Noted. You can still change your mind while the others think.",
    couch: "Somebody answers in secret, the others guess. What would you say?",
  },
  speaking: {
    asked: "Your answer is hidden. Listen to the guesses with a straight face.",
    plays: "Your turn to say your guess aloud. Those before you have spoken.",
    waits: "Everybody guesses in turn, and all can hear. Get yours ready.",
    couch: "Everybody guesses in turn, aloud.",
  },
  turning: {
    asked: "Guesses are turned over one by one. Your answer comes last.",
    plays: "Guesses are turned over one by one, the answer last.",
    waits: "Guesses are turned over one by one, the answer last.",
    couch: "Guesses are turned over one by one, the answer last.",
  },
  revealed: {
    asked: "Your answer is out. If somebody doubts it, you’ll have to defend it.",
    plays:
      "Missed, and the answer doesn’t ring true? Object! Only the first to dare is heard. Otherwise let it pass, or go on.",
    waits: "The answer is out. Whoever got it right moves on; when everybody has seen it, so does the game.",
    couch: "The answer is out. Whoever got it right moves on; when everybody has seen it, so does the game.",
  },
  likeness: {
    asked: "The table is asked whether the two adjectives mean the same. You vote too.",
    plays: "Do the two adjectives mean the same? The majority decides, and a tie means no.",
    waits: "The table says whether the two adjectives mean the same.",
    couch: "The table says whether the two adjectives mean the same.",
  },
  debating: {
    asked:
      "The floor is yours, both of you: examples, evidence, charm. In writing or aloud; say when you’re done.",
    plays: "Two people debate, the others listen. You’ll be the judge.",
    waits: "Two people debate, the others listen. You’ll be the judge.",
    couch: "Two people debate. Nobody else joins in.",
  },
  jury: {
    asked: "The others vote in secret. Try to look confident.",
    plays:
      "Was the answer sincere, coherent and well argued? Vote in secret, and don’t go soft: the rule is below the buttons.",
    waits: "The jury votes in secret.",
    couch: "The jury votes in secret.",
  },
  passed: {
    asked: "No answer this time: no guess counts. On we go.",
    plays: "No answer this time: no guess counts. Go on.",
    waits: "No answer this time: no guess counts.",
    couch: "No answer this time: no guess counts.",
  },
  testing: {
    asked:
      "Guess everybody’s answer, one by one. Half of them right wins the game; otherwise it’s three squares back.",
    plays: "Answer for yourself, in secret. Somebody is about to guess you: the game is at stake.",
    waits: "Noted. You can still change your mind until all is handed in.",
    couch: "Somebody is trying to guess everybody. Half of them right, and it’s won.",
  },
  "test-turning": {
    asked: "Your guesses meet the answers, one by one. Breathe.",
    plays: "Guesses meet answers, one by one.",
    waits: "Guesses meet answers, one by one.",
    couch: "Guesses meet answers, one by one.",
  },
  tested: {
    asked:
      "Not enough. You may object to an answer that seems untrue; otherwise it’s three squares back, and on we go.",
    plays: "The test is judged. Go on when you’ve seen it.",
    waits: "The test is judged. The game goes on.",
    couch: "The test is judged. The game goes on.",
  },
  finished: {
    asked: "The game is over. See who knows whom, then say whether to keep it.",
    plays: "The game is over. See who knows whom, then say whether to keep it.",
    waits: "The game is over. See who knows whom, then say whether to keep it.",
    couch: "The game is over. There’s a chair for you in the next one.",
  },
};

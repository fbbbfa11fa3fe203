import type { NowWords } from "./now.fr";

export const en: NowWords = {
  choosing: {
    leads: "Pick the word that will set them dreaming. Its meaning stays between you and the card.",
    plays: "The leader is picking a rare word. Practise your straight face.",
    waits: "The leader is picking a rare word. Practise your straight face.",
    couch: "A rare word is being picked. Just sit back and watch.",
  },
  writing: {
    leads: "The others are making things up. You’ll get their sheets, and the real definition.",
    plays:
      "Make up a definition they’ll believe: each vote it gets is a point for you. You may change it until the end.",
    waits: "Your sheet is in. You may take it back as long as the others write.",
    couch: "Everybody makes up a definition in secret. Think of one too, just for yourself.",
  },
  preparing: {
    leads: "Join what says the same thing, touch up the wording, then read. The order is shuffled already.",
    plays: "The leader slips the real definition in among yours. The reading comes next.",
    waits: "The leader slips the real definition in among yours. The reading comes next.",
    couch: "The real definition is slipped in among the others. The reading comes next.",
  },
  reading: {
    leads: "Read every definition in the same voice, without a pause or a comment.",
    plays: "Listen well: only one is true. You vote once all are read, or at once if everybody asks for it.",
    waits: "Listen well: only one is true. You vote once all are read.",
    couch: "Listen well: only one is true. Keep your guess to yourself.",
  },
  voting: {
    leads: "Everybody who misses the real one is a point for you. Give nothing away.",
    plays:
      "Tap the definition you believe, then vote: 2 points if it is the real one. A token doubles your points in this round, and is spent.",
    waits: "Your vote is in. Wait for the others, and look innocent.",
    couch: "The others vote. Which one is real? Keep it to yourself.",
  },
  revealing: {
    leads: "A point is a leaf. Once everybody has seen it, go on.",
    plays:
      "A point is a leaf. Did yours say the same as the real one? Claim it, if that is offered. If not, go on.",
    waits: "A point is a leaf. The next round begins once everybody has seen it.",
    couch: "See who fooled whom. The next round is coming.",
  },
  finished: {
    leads: "The match is over. Say whether you want another, or watch this one again.",
    plays: "The match is over. Say whether you want another, or watch this one again.",
    waits: "The match is over. Say whether you want another, or watch this one again.",
    couch: "The match is over. Say that you are in, and a chair is yours.",
  },
};

import type { TvWords } from "./tv.fr";

export const en: TvWords = {
  name: "Les Lauriers",
  round: (n) => `Round ${n}`,
  verdict: "the verdict",
  classes: {
    "n.m.": "masculine noun",
    "n.f.": "feminine noun",
    "n.m. pl.": "masculine plural noun",
    "n.f. pl.": "feminine plural noun",
    "adj.": "adjective",
    "adv.": "adverb",
    "v.t.": "transitive verb",
    "v.i.": "intransitive verb",
    "v.pr.": "reflexive verb",
    "loc. adv.": "adverbial phrase",
  },

  wreath: {
    goal: (track) => `leaf ${track} takes the laurels`,
    place: (name, leaf, track) =>
      leaf <= 1 ? `${name} at the start` : `${name} on leaf ${leaf} of ${track}`,
    label: (track, places) => `A wreath of ${track} laurel leaves: ${places.join(", ")}`,
  },

  choosing: {
    title: (leader) => (leader === null ? "The dictionary opens…" : `${leader} is picking the word`),
    below: "Something rare is coming out of the box. Sharpen your pencils.",
  },
  writing: {
    task: "Make up a definition worthy of the dictionary.",
    handedIn: (done, all) => `${done} of ${all} handed in`,
  },
  preparing: {
    title: "Pencils down!",
    below: (leader) =>
      leader === null
        ? "The real one is being shuffled in…"
        : `${leader} is shuffling the real one in. Not a hint escapes.`,
  },
  aloud: {
    truth: "The real one!",
    by: (names) => `By ${names}!`,
    found: (names) => `Found by ${names}.`,
    nobody: "Nobody found it.",
    believed: (names, votes) =>
      votes === 1 ? `One vote for what ${names} made up.` : `${votes} votes for what ${names} made up.`,
  },
  reading: {
    title: (leader) => (leader === null ? "Listen closely…" : `${leader} reads, the table listens`),
    count: (read, all) => `${read} of ${all}`,
    first: "Hush, the first page is turning…",
    toCome: "to come",
  },
  voting: {
    title: "Which is the real one?",
    voted: (done, all) => `${done} of ${all} votes in`,
  },
  claim: {
    question: "The same thing, or not?",
    says: (name) => `“That was the one!” says ${name}`,
    recounted: "Counted again",
    granted: (name) => `${name}’s sheet told the truth`,
    was: (n) => `before: ${n}`,
  },
  reveal: {
    dictionary: "the dictionary",
    next: (name) => `Next, ${name} leads`,
    didYouKnow: "Did you know?",
    void: "Nobody wrote anything: this round does not count.",
    voters: (names) => `voted for by ${names}`,
    nobody: "nobody believed it",
    noSheet: (names) => `${names} wrote nothing.`,
    noVote: (names) => `${names} did not vote.`,
    star: "The finest bluff of the game so far",
    fooled: (n) => `${n} people fell for it`,
    earned: "The points of this round",
  },
  suspense: {
    title: "Look up…",
    below: "The verdict is playing out on the big screen.",
    atOnce: "See it here right away",
  },
  strip: "Around the table",

  honours: {
    quoted: (text) => `“${text}”`,
    best: "finest bluff",
    believed: () => "fell for it",
    more: "More gems",
    medals: "Honours",
    titles: { plume: "The golden pen", flair: "The nose", marbre: "The poker face", audace: "The daredevil" },
    plume: (name, n) => `${name}, ${n} ${n > 1 ? "votes" : "vote"} stolen`,
    flair: (name, n, of) => `${name}, ${n} real ${n > 1 ? "ones" : "one"} out of ${of}`,
    marbre: (name, n) => `${name}, ${n} ${n > 1 ? "people" : "person"} fooled in one round`,
    audace: (name, n) => `${name}, a token worth +${n}`,
    rounds: (n) => (n > 1 ? `${n} rounds` : `${n} round`),
    lastWord: "The last word",
  },

  moment: {
    phases: {
      choosing: "Picking the word",
      writing: "Writing",
      preparing: "Shuffling",
      reading: "Reading",
      voting: "The vote",
      revealing: "The verdict",
      finished: "The end of the game",
    },
    unnamed: {
      choosing: "A word is being picked.",
      writing: "A pen scratches the paper.",
      preparing: "The list takes shape.",
      reading: "One more definition is read out.",
      voting: "Somebody is still wavering.",
      revealing: "Somebody has finished reading.",
      judging: "One more secret opinion.",
      toVote: "Somebody wants to go to the vote.",
      finished: "The game is over.",
    },
    claimsOver: "The verdict is final.",
    noWord: "No word yet",
    mine: "this sheet",
    handedIn: (n) => (n > 1 ? "have handed in" : "has handed in"),
    voted: (n) => (n > 1 ? "have voted" : "has voted"),
    nobodyYet: "nobody yet",
    card: "On the card",
    track: "The laurels",
    leafOf: (leaf, track) => `${leaf} of ${track}`,
  },
};

import type { LauriersRules, RuleOptions } from "./rules.fr";

const WRITING: Record<number, string> = {
  0: "in your own time",
  1: "in one minute",
  2: "in two minutes",
  3: "in three minutes",
  5: "in five minutes",
};
const closesAt = (minutes: number): string =>
  minutes === 0
    ? "No hourglass is running"
    : minutes === 1
      ? "The hourglass gives you a minute"
      : `The hourglass gives you ${minutes} minutes`;

const steps: LauriersRules["steps"] = (o) => [
  {
    title: "A word nobody knows",
    text: o.automatic_mdj
      ? "Chance draws it. Nobody knows what it means."
      : o.pick === "hasard"
        ? "Chance draws it. The leader knows the meaning, and won’t tell."
        : "The leader picks it, knows the meaning, and won’t tell.",
  },
  {
    title: "Everybody makes it up",
    text: `A definition worthy of the dictionary, in secret, ${WRITING[o.writing_minutes] ?? ""}.`,
  },
  { title: "Read them all, then vote", text: "The real one has slipped in among the fakes." },
  { title: "Climb the laurels", text: `A point is a leaf. The first pawn on leaf ${o.track} wins.` },
];

const leading = (o: RuleOptions): ReturnType<LauriersRules["sections"]> =>
  o.automatic_mdj
    ? [
        {
          title: "Nobody leads",
          says: [
            "At this table chance draws the word and the house prepares the list. Everybody writes, everybody votes, and nobody scores for leading.",
            "Texts that read the same are joined, with the real one too. The definitions come one by one on the screens; if everybody asks for it, the vote opens at once.",
          ],
        },
      ]
    : [
        {
          title: "Who leads?",
          says: [
            "Whoever opened the table leads the first round; then it goes to the next seat. Empty seats are skipped.",
            o.pick === "hasard"
              ? "Chance draws the word. Everybody sees the word and its kind; what it means stays with the leader."
              : "The leader sees a card of four words with their meanings, and picks one. Everybody then sees the word and its kind, nothing more." +
                (o.writing_minutes ? " No choice within a minute? Then it is the first." : ""),
            "The leader neither writes, nor votes, nor stakes.",
          ],
        },
        {
          title: "Preparing the list",
          says: [
            "The leader gets all the sheets, with their authors, and the real definition. Nothing needs doing: the list is shuffled already.",
            "The leader may touch up the wording of any of them, even the real one; change the order; join sheets that say the same thing, with each other or with the real one. The originals come back at the verdict.",
            "Texts that read the same, give or take accents and punctuation, are joined at once, with the real one too. All get a capital and a full stop: a way of typing gives nobody away.",
            `Then the list is read aloud, one definition after another, without a pause or a comment.${o.writing_minutes ? " Two minutes to prepare, two to read." : ""}`,
            "When a bot leads, it reads too: the definitions come one by one on the screens. If everybody asks for it, the vote opens at once.",
          ],
        },
      ];

const sections: LauriersRules["sections"] = (o) => [
  {
    title: "The aim",
    says: [
      `Everybody starts on leaf 1 with three tokens. A point is a leaf. The first pawn on leaf ${o.track}, the Diploma, wins; reaching it or passing it is all the same.`,
      "Any number of pawns may share a leaf.",
    ],
  },
  ...leading(o).slice(0, 1),
  {
    title: "Writing",
    says: [
      `One definition, in secret, 200 characters at most. ${closesAt(o.writing_minutes)}; once everybody has handed in, the game moves on. Until then you may change yours.`,
      "When writing closes, your draft goes in as it stands. No draft? You propose nothing this round, but you still vote.",
      "Nobody wrote anything? The round is void: you learn what the word means, nobody scores, and the next one begins.",
      "Copying the real definition of another word in the box gives that word away: it will never come up at this table.",
    ],
  },
  ...leading(o).slice(1),
  {
    title: "Voting",
    says: [
      `Everybody secretly chooses the definition they believe.${o.voting_seconds ? ` ${o.voting_seconds} seconds, or less once all have confirmed. When time is up, a choice that was not confirmed still counts.` : " The vote closes once all have confirmed, or when the host moves on; a choice that was not confirmed still counts."}`,
      "You may vote for your own, but you can’t pay yourself. If it was joined with the real one, though, you found it.",
    ],
  },
  {
    title: "Staking a token",
    says: [
      "While the vote is open, even after voting, you may lay one token a round, for all to see. It doubles your points in this round: good vote and votes received together.",
      "A token laid is a token spent, whatever happens. You have three for the whole game.",
    ],
  },
  {
    title: "Counting",
    says: [
      "A vote for the real definition: 2 points.",
      "Each vote for your definition: 1 point. If several of you wrote it, each scores all its votes, even when it was joined with the real one.",
      ...(o.automatic_mdj
        ? []
        : [
            "Leading: 1 point for everybody who did not vote for the real one, abstentions included. Whoever left before the vote closed does not count, unless their vote was confirmed.",
            "Say there are five of you: three of the four others find the real one; the leader moves one leaf.",
          ]),
    ],
  },
  {
    title: "“That was the one!”",
    says: [
      "When nobody prepared the list by hand (a bot did, or the house, time ran out, somebody left), your definition may have told the truth without anyone noticing.",
      `The verdict comes first. Then you may claim yours${o.voting_seconds ? ", for twenty seconds" : ""}. The other writers present judge: if more than half agree, it is joined with the real one, votes included, and the points are counted again before everybody. Silence means no, and bots abstain.`,
    ],
  },
  {
    title: "The end",
    says: [
      `The game ends after the count in which a pawn reaches leaf ${o.track}. Several at once? Whoever spent the fewest tokens wins, this round’s included; still level, they share the laurels.`,
      "The others are ranked by leaf, then by tokens kept.",
      "Last come the three best bluffs and a few medals: they move no pawn, but they do feel nice.",
    ],
  },
  {
    title: "If somebody is away",
    says: [
      "The game goes on without waiting, and the seat is kept for their return. Meanwhile a bot may play for them, if the host says so.",
      ...(o.automatic_mdj
        ? []
        : ["The leader leaves in mid-round? The house carries on, and leaves them their points."]),
      "If everybody falls silent the table nods off. After as many void rounds in a row as there are seats, the game ends without a winner.",
    ],
  },
];

export const rules: LauriersRules = {
  title: "Lie like a dictionary",
  allTitle: "All the rules",
  steps,
  sections,
  points: {
    label: "Points",
    truth: "You find the real one",
    vote: "A vote for your invention",
    led: "You lead: per person fooled",
    token: "Token staked, three a game",
  },
  demo: {
    label: "How it goes",
    definition: "Griffonnage informe que personne n’arrive à lire.",
    inventions: [
      "Sirop de jasmin, bu glacé.",
      "Averse soudaine, un jour de marché.",
      "Petit singe savant des foires.",
    ],
    kind: "feminine noun",
    truth: "the real one!",
    captions: [
      "Camille leads. A word comes out of the box: “patarafe”. Camille knows what it means. Shh!",
      "Jo, Lucas and Mamie each make up a definition, in secret, on their phones.",
      "Camille slips the real one in among the fakes, and reads them all aloud: A, B, C, D.",
      "Everybody votes in secret. Jo votes D, Lucas A, Mamie C. Jo stakes a token, which doubles Jo’s points.",
      "C was the real one! Mamie found it: 2 points, plus 1 for her little monkey. Jo’s syrup took Lucas in: 1 point, doubled. Camille scores 2: two people fooled.",
      "A point is a leaf. The first pawn at the end of the wreath takes the laurels!",
    ],
  },
};

import type { LauriersRules, RuleOptions } from "./words.rules.fr";

const WRITING: Record<number, string> = { 0: "in your own time", 1: "in one minute", 2: "in two minutes", 3: "in three minutes", 5: "in five minutes" };
const closesAt = (minutes: number): string => (minutes === 0 ? "No hourglass is running" : minutes === 1 ? "The hourglass gives you a minute" : `The hourglass gives you ${minutes} minutes`);

const steps: LauriersRules["steps"] = (o) => [
  {
    title: "A word nobody knows",
    text: o.automatic_mdj
      ? "Chance draws it. Nobody knows what it means."
      : o.pick === "hasard"
        ? "Chance draws it. The leader knows the meaning, and won’t tell."
        : "The leader picks it, knows the meaning, and won’t tell.",
  },
  { title: "Everybody makes it up", text: `A definition worthy of the dictionary, in secret, ${WRITING[o.writing_minutes] ?? ""}.` },
  { title: "Read them all, then vote", text: "The true one has slipped in among the fakes." },
  { title: "Climb the laurels", text: `A point is a leaf. The first pawn on leaf ${o.track} wins.` },
];

const leading = (o: RuleOptions): ReturnType<LauriersRules["sections"]> =>
  o.automatic_mdj
    ? [{ title: "Nobody leads", says: ["At this table chance draws the word and the house prepares the list. Everybody writes, everybody votes, and nobody scores for leading.", "Texts that read the same are joined, with the truth too; everybody reads the list for themselves while voting."] }]
    : [
        {
          title: "Who leads?",
          says: [
            "Whoever opened the table leads the first round; then it goes to the next seat. The seat of somebody who is away is passed over.",
            o.pick === "hasard"
              ? "Chance draws the word. Everybody sees the word and its kind; what it means stays with the leader."
              : "The leader sees a card of four words with their meanings, and picks one. Everybody then sees the word and its kind, nothing more." + (o.writing_minutes ? " No choice within a minute: it will be the first." : ""),
            "The leader neither writes, nor votes, nor stakes.",
          ],
        },
        {
          title: "Preparing the list",
          says: [
            "The leader gets all the papers, with their authors, and the true definition. Nothing needs doing: the list is shuffled already.",
            "The wording of any of them may be tidied, the true one’s too; the order changed; papers that say the same thing joined, with each other or with the truth. The originals come back at the reveal.",
            "Texts that read the same, give or take accents and punctuation, are joined at once, with the truth too. All get a capital and a full stop: a way of typing gives nobody away.",
            `Then the list is read aloud, one definition after another, with a straight face.${o.writing_minutes ? " Two minutes to prepare, two to read." : ""}`,
            "When a bot leads, everybody reads for themselves while voting.",
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
      "When time is up, your draft goes in as it stands. No draft: you propose nothing this round, but you still vote.",
      "Nobody wrote anything? The round is void: the word is shown, nobody scores, and the next one begins.",
      "Copying the true definition of another word in the box burns that word: it never comes up at this table again.",
    ],
  },
  ...leading(o).slice(1),
  {
    title: "Voting",
    says: [
      `Everybody secretly chooses the definition they believe.${o.voting_seconds ? ` ${o.voting_seconds} seconds, or less once all have confirmed.` : " The vote closes once all have confirmed."} A choice that was not confirmed still counts when time is up.`,
      "You may vote for your own, but you can’t pay yourself. If it was joined with the truth, though, you found it.",
    ],
  },
  {
    title: "Staking a token",
    says: [
      "While the vote is open, even after voting, you may lay one token a round, for all to see. It doubles your points of the round: good vote and votes received together.",
      "A token laid is a token spent, whatever happens. You have three for the whole game.",
    ],
  },
  {
    title: "Counting",
    says: [
      "A vote for the true definition: 2 points.",
      "Each vote for your definition: 1 point. If several wrote it, each scores all its votes, even when it was joined with the truth.",
      ...(o.automatic_mdj ? [] : [
        "Leading: 1 point for everybody who did not vote for the truth, abstentions included. Whoever left before the vote closed does not count, unless their vote was confirmed.",
        "Say there are five of you: three of the four others find the truth; the leader moves one leaf.",
      ]),
    ],
  },
  {
    title: "“That was the one!”",
    says: [
      "When no person prepared the list (a bot, the house, time ran out, somebody left), your definition may have told the truth without anyone noticing.",
      `Before the count the truth is shown, and anyone may claim${o.voting_seconds ? ", for twenty seconds" : ""}. Those who wrote something else judge: more ayes than noes, and it is joined with the truth, votes included. A tie or silence means no.`,
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
      "The game does not wait for whoever has left; their seat is there when they return. Meanwhile a bot may play for them, if the host says so.",
      ...(o.automatic_mdj ? [] : ["The leader leaves in mid-round? The house carries on, and the leader’s points are still theirs."]),
      "If everybody falls silent the table nods off. After as many void rounds as there are seats, the game ends without a winner.",
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
    truth: "You find the true one",
    vote: "A vote for your invention",
    led: "You lead: per person fooled",
    token: "Token staked, three a game",
  },
  reminder: "What now?",
  reminders: {
    "choosing-leads": "Pick the word that will set them dreaming. Its meaning stays between you and the card.",
    choosing: "The leader is picking a rare word. Practise your straight face.",
    "writing-leads": "The others are making things up. You’ll get their papers, and the true definition.",
    writing: "Make up a definition they’ll believe: each vote it gets is a point for you. You may change it until the end.",
    "preparing-leads": "Join what says the same thing, tidy the wording, then read. The order is shuffled already.",
    preparing: "The leader slips the true definition in among yours. The reading comes next.",
    "reading-leads": "Read every definition in the same voice, without a pause or a comment.",
    reading: "Listen well: only one is true. You vote once all are read.",
    "voting-leads": "Everybody who misses the truth is a point for you. Not a flicker.",
    voting: "Finding the true one: 2 points. A token doubles your points of this round, and is spent whatever happens.",
    "claiming-leads": "If a definition told the truth already, now is the time to claim it.",
    claiming: "Did yours say the same as the true one? Claim it, the others will judge. If not, go on.",
    "judging-leads": "Those who wrote something else judge. A tie or silence means no.",
    judging: "Does it say the same as the truth? More ayes than noes, and it counts as found.",
    revealing: "A point is a leaf. Once everybody has seen it, the next round begins.",
  },
  demo: {
    label: "How it goes",
    definition: "Griffonnage informe que personne n’arrive à lire.",
    inventions: ["Sirop de jasmin, bu glacé.", "Averse soudaine, un jour de marché.", "Petit singe savant des foires."],
    kind: "nom féminin",
    truth: "the true one!",
    captions: [
      "Camille leads. A word comes out of the box: “patarafe”. Camille knows what it means. Shh!",
      "Jo, Lucas and Mamie each make up a definition, in secret, on their phones.",
      "Camille slips the true one in among the fakes, and reads them all aloud: A, B, C, D.",
      "Everybody votes in secret. Jo votes D, Lucas A, Mamie C. Jo stakes a token: those points will double.",
      "C was the true one! Mamie found it: 2 points, plus 1 for that little monkey. Jo’s syrup took Lucas in: 1 point, doubled. Camille scores 2: two people fooled.",
      "A point is a leaf. The first pawn at the end of the wreath takes the laurels!",
    ],
  },
};

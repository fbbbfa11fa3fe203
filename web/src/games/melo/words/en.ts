// English: rewritten, not translated word for word.
import type { Moved } from "../view";
import type { MeloWords } from "./fr";

const some = (n: number, one: string, many: string): string => (n === 1 ? `${n} ${one}` : `${n} ${many}`);
const squares = (n: number): string => some(n, "square", "squares");
const COLOURS = { melo: "grey", ego: "blue", duo: "red" };

export const en: MeloWords = {
  name: "Mélo Ego Duo",
  headline: (view, names) => {
    const { phase } = view;
    const who = names(view.turn);
    switch (phase.name) {
      case "asking":
        return `Question ${phase.number} · guess what ${who} says`;
      case "speaking":
        return `Question ${phase.number} · ${names(phase.speaker)} is guessing`;
      case "turning":
        return `Question ${phase.number} · guesses on the table`;
      case "revealed":
        return `Question ${phase.number} · what ${who} said`;
      case "likeness":
        return "The table weighs two adjectives";
      case "debating":
        return `“I object!” ${names(phase.by)} has doubts`;
      case "jury":
        return "“I object!” The table decides";
      case "passed":
        return `Question ${phase.number} · no answer`;
      case "finished":
        return "The game is over";
      default:
        return `${who}’s last test`;
    }
  },
  kind: { melo: "MÉLO", ego: "EGO", duo: "DUO" },
  colour: COLOURS,
  squares,
  triumph: (winners) => `${winners.join(" and ")} can read hearts!`,
  standing: (square) => `square ${square}`,
  players: "Around the table",
  playersMore: "Around the table, continued",
  bar: {
    contest: "I object!",
    defend: "Defend yourself!",
    test: "Last test",
    couch: "You’re watching from the couch",
    judges: "The table decides",
    contests: (name) => `${name} doubts the answer`,
    contestsYou: (name) => `${name} doubts your answer`,
    youContest: (name) => `You doubt ${name}’s answer`,
    yourTest: "You guess everybody",
    testOf: (name) => `${name} guesses everybody`,
    yourQuestion: "It was your answer",
    questionOf: (name) => `It was ${name}’s answer`,
    questioned: () => "Your turn to answer",
    detective: () => "You’re a detective",
  },
  card: {
    own: "the table’s",
    right: (n) => `right: +${squares(n)}`,
    guessed: (n) => `right guess: +${squares(n)}`,
    plus: (n) => `+${squares(n)}`,
  },
  square: {
    start: "START",
    plus: "+2",
    minus: "−2",
    prems: "LEAD",
    der: "REAR",
    jok: "+ jok",
    test: ["LAST", "TEST"],
  },
  track: {
    label: (n) => `The track: the start, ${n} squares, the last test`,
    square: (n, says) => (n === 0 ? says : `Square ${n}, ${says}`),
  },
  path: {
    mine: "Your pawn",
    of: (name) => `${name}’s pawn`,
    left: (n) => (n === 0 ? "at the last test" : `${squares(n)} to go`),
    there: "at the last test!",
  },
  names: { me: "Me", bot: "bot" },
  moved: ({ special, start, to, jok }: Moved, name) => {
    const far = Math.abs(to - start);
    const goes = (verb: string, yours: string): string =>
      name === null ? `you ${yours}` : `${name} ${verb}`;
    switch (special) {
      case "plus":
        return far === 0 ? "" : `+2: ${goes("moves", "move")} on by ${squares(far)}.`;
      case "minus":
        return far === 0 ? "" : `−2: ${goes("drops", "drop")} back by ${squares(far)}.`;
      case "prems":
        return far === 0 ? "" : `LEAD: ${goes("runs", "run")} ahead, ${squares(far)} on.`;
      case "der":
        return far === 0 ? "" : `REAR: ${goes("drops", "drop")} back by ${squares(far)}.`;
      case "jok":
        return jok ? `${name ?? "You"} ${name === null ? "win" : "wins"} a ${COLOURS[jok]} jok.` : "";
      default:
        return "";
    }
  },
  again: {
    jok: (name) =>
      name === null ? "You gave a jok: here’s another card." : `${name} gave a jok: here’s another card.`,
    silent: (name) =>
      name === null
        ? "Time’s up: it cost you a jok, and here’s another card."
        : `Time’s up: it cost ${name} a jok. Here’s another card.`,
  },
  jok: {
    yours: "Your joks",
    pass: "Pass",
    give: {
      melo: "Pass, for a grey jok",
      ego: "Pass, for a blue jok",
      duo: "Pass, for a red jok",
    },
    has: {
      melo: (n) => (n === 0 ? "No grey jok left" : some(n, "grey jok", "grey joks")),
      ego: (n) => (n === 0 ? "No blue jok left" : some(n, "blue jok", "blue joks")),
      duo: (n) => (n === 0 ? "No red jok left" : some(n, "red jok", "red joks")),
    },
    refuse: "Refuse: −3 squares",
    refuseShort: "Refuse",
    refuseTitle: "Refuse to answer?",
    refuseAnswer: "With no jok of this colour, refusing costs three squares and ends your turn.",
    refuseGuess: "With no jok of this colour, refusing costs three squares. A wild guess costs nothing…",
    refuseYes: "Go three squares back",
    refuseNo: "All right, I’ll answer",
  },
  adjective: {
    label: "One adjective, just one",
    labelGuess: "Which adjective was it?",
    help: "Small slips are forgiven, and a close synonym counts too.",
  },
  reply: {
    yourAnswer: "Your answer",
    guessOf: (name) => `What you think ${name} said`,
    whatDid: (name) => `What did ${name} say?`,
    hasAnswered: () => "Already ticked, in secret.",
    isThinking: () => "Still thinking.",
    myself: "me",
    pickFirst: "Pick one",
    writeFirst: "Write an adjective",
    later: "Leaves as soon as the line is back",
    isName: (name) => (name === "me" ? "It’s me!" : `It’s ${name}`),
    isChoice: (n) => `My answer: number ${n}`,
    isWord: (word) => `It’s “${word}”`,
    betName: (name) => (name === "me" ? "My guess: me" : `My guess: ${name}`),
    betChoice: (n) => `My guess: number ${n}`,
    betWord: (word) => `My guess: “${word}”`,
    secret: "Your answer stays hidden until the end.",
    secretGuess: "Your guess stays hidden until the end.",
    counted: (told) => `Time’s up: “${told}” counted all the same.`,
    lost: "Time ran out before your choice arrived.",
    missedAnswer: "Time ran out without your answer.",
    missedGuess: "Time’s up: no guess from you this time.",
  },
  given: {
    answer: "Noted. Not a word!",
    answerHelp: "The others are guessing. Look as innocent as you can.",
    guess: "Your guess is in!",
    guessHelp: "All is turned over once everybody has guessed.",
    jok: "Jok given",
    jokHelp: "No guess, no risk. Nobody sees it before the end.",
    refused: "Refusal noted",
    refusedHelp: "Three squares back when the guesses are turned over.",
    change: "Change my mind",
    changeJok: "I’ll guess after all",
  },
  replies: {
    label: "The guesses",
    answers: (name) => `${name} said`,
    how: { said: "", jok: "gave a jok", refused: "refused", silent: "said nothing" },
    alike: "the same",
    unlike: "not the same",
    moved: (n) => (n > 0 ? `moves ${squares(n)} on` : n < 0 ? `goes ${squares(-n)} back` : "stays put"),
  },
  turning: {
    title: "Look at the big screen",
    below: (name) => `Guesses are turned over one by one, ${name}’s answer last.`,
  },
  next: {
    mine: "The next question is yours",
    of: (name) => `Next up: ${name}`,
    waiting: "Waiting for the others…",
  },
  reveal: {
    title: (n, name) =>
      n === 0 ? `Nobody saw through ${name}` : n === 1 ? "One person got it" : `${n} people got it`,
    yours: (n) =>
      n === 0
        ? "A mystery: nobody saw through you!"
        : n === 1
          ? "Somebody knows you well"
          : `${n} people can read you`,
    right: (n) => `Good guess! You move ${squares(n)} on`,
    wrong: (name) => `Missed… ${name} hides it well`,
    how: { said: "", jok: "You had given a jok", refused: "You refused", silent: "You made no guess" },
    verdict: (winner, sincere, n) =>
      `${sincere ? "The table was convinced" : "The table has its doubts"}: ${winner} moves ${squares(n)} on.`,
    wonYou: (n) => `The table agrees with you: +${squares(n)}`,
    lostYou: (name) => `The table agrees with ${name}`,
    votes: (ayes, noes) => (ayes + noes === 0 ? "Nobody voted." : `${ayes} believed it, ${noes} didn’t`),
    mayContest: (names) => `Still free to object: ${names}.`,
  },
  contest: {
    act: "I object!",
    decline: "I’ll let it pass",
    likeness: "My word means the same",
  },
  debate: {
    label: "The debate",
    you: "You",
    of: (name, test) => (test ? `${name}’s defence` : `${name}, in the hot seat`),
    by: (name) => `${name} objects`,
    quoted: (text) => `“${text}”`,
    speaks: "speaking aloud, or finding the words…",
    saidAloud: "Said it aloud.",
    yourAnswer: (answer) => `Your answer: “${answer}”.`,
    answered: (answer, name) => `“${answer}”, said ${name}.`,
    yourGuess: (guess) => `Your guess was “${guess}”.`,
    guessed: (guess, name) => `${name} had guessed “${guess}”.`,
    example: "An example that’s very you",
    reply: "Why you don’t believe it",
    aloud: "I’ll say it aloud",
    aloudNow: "Speak up, the table is listening.",
    write: "I’d rather write",
    send: "Send it",
    rest: "I’ve said it all",
    restDone: "You’ve said it all. Now the other one.",
    listen: "Listen: nobody else joins in.",
    willJudge: (n) => (n < 2 ? "will judge" : "will judge"),
    youWillJudge: "you’ll judge",
  },
  ballot: {
    voters: "Who votes",
    hasVoted: (name, done) => (done ? `${name} has voted` : `${name} is thinking`),
    count: (done, all) => `${done} of ${all} voted`,
    others: "The others are voting.",
  },
  jury: {
    title: (name) => `Did ${name} convince you?`,
    theyJudge: "The jury is out",
    yes: "Yes, it’s sincere",
    no: (name) => `No, ${name} is right`,
    rule: (name) => `The winner moves 2 squares on. A tie goes to ${name}.`,
    ruleTest: (name) => `Only a majority proves ${name} right.`,
    silent: "Cross your fingers: the vote is secret.",
  },
  likeness: {
    title: "Do they mean the same?",
    asks: (name) => `${name} asks the table.`,
    answer: (name) => `${name} said`,
    guess: (name) => `${name} guessed`,
    yes: "Yes, the same",
    no: "No, not at all",
    rule: "The majority decides. A tie means no.",
    yours: "The table weighs your adjective.",
  },
  passed: {
    you: {
      refused: "You refused to answer",
      silent: "Time ran out without an answer",
      left: "You were elsewhere",
      nobody: "Nobody answered your test",
    },
    other: {
      refused: (name) => `${name} refuses to answer`,
      silent: (name) => `${name} said nothing`,
      left: (name) => `${name} is elsewhere`,
      nobody: (name) => `Nobody answered ${name}’s test`,
    },
    back: (n) => `${squares(n)} back. No guess counts.`,
    nothing: "Nobody moves. On we go.",
  },
  test: {
    partner: "answer for yourself",
    partners: "Whom are you guessing?",
    hasGuess: "guessed",
    noGuess: "not guessed yet",
    needed: (n, of) => `${n} right of ${of}: you win`,
    missed: "A miss means three squares back, and on we go.",
    pick: (name) => `What would ${name} choose?`,
    next: (name) => `Next: ${name}`,
    handIn: "That’s my final answer",
    none: "nothing yet",
    given: "All said!",
    givenHelp: "All is turned over once everybody has answered.",
    change: "Look again at my guesses",
    counted: "Time’s up: your guesses counted as they were.",
  },
  tested: {
    label: "The last test",
    turning: (name, right, needed) => `${name}: ${right} right, ${needed} needed`,
    look: (name) => `${name} guessed everybody. Let’s compare, one by one.`,
    youPass: "You’ve won!",
    passes: (name) => `${name} has passed the last test!`,
    youMiss: (right, needed) => `${right} of the ${needed} needed: not quite…`,
    misses: (name, right, needed) => `${name}: ${right} of the ${needed} needed`,
    youFail: (n) => (n ? `Missed: ${squares(n)} back` : "Missed: your pawn stays where it is"),
    fails: (name, n) => (n ? `${name} goes ${squares(n)} back` : `Test missed, but ${name} stays put`),
    guessed: (guess) => `guessed: ${guess}`,
    noGuess: "no guess",
    right: "right",
    wrong: "wrong",
    won: "objected, and won",
    lost: "objected, and lost",
    contest: (name) => `Object to ${name}`,
    doubt: "Object",
    bow: "I give in",
    mayContest: (name) => `${name} may still object.`,
  },
  wait: {
    answers: (name) => `${name} is answering in secret`,
    speaks: (name) => `${name} is guessing aloud`,
    first: "Nobody has spoken yet.",
    theyAnswer: "Everybody answers for themselves",
    test: (name) => `${name} guesses everybody`,
    yours: (told) => `Your answer, in secret: ${told}`,
    secrets: "Answers stay hidden, even from you.",
  },
};

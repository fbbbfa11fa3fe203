// English: a rewrite, typed by the French.
import type { Kind, ReussiteView } from "../view";
import type { ReussiteWords } from "./fr";

const NUMBERS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
const spelled = (n: number): string => NUMBERS[n] ?? String(n);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const some = (n: number, one: string, many: string): string => (n === 1 ? `${n} ${one}` : `${n} ${many}`);
const NAMES: Record<Kind, string> = { plain: "", blue: "blue ", star: "star", petard: "firecracker" };
const card = (kind: Kind, letter: string): string =>
  kind === "plain" || kind === "blue"
    ? `${NAMES[kind]}${letter}`
    : letter
      ? `${NAMES[kind]} for ${letter}`
      : NAMES[kind];
const petards = (n: number): string => (n === 1 ? "a firecracker" : `${spelled(n)} firecrackers`);
const wild = (kind: Kind): string => (kind === "star" ? "a star" : "a firecracker");

export const en: ReussiteWords = {
  name: "La Réussite",
  headline: (view: ReussiteView, names: (seat: number) => string) => {
    if (view.phase.name === "covering" && view.owner !== null)
      return `${names(view.owner)} covers the columns`;
    if (view.phase.name === "refilling" && view.owner !== null) return `${names(view.owner)} fills a column`;
    if (view.phase.name === "turning" && view.owner !== null)
      return `${names(view.owner)} is about to turn the stock`;
    if (view.phase.name === "undoing" && view.undo)
      return `${names(view.undo.by ?? 0)} would like to go back`;
    if (view.phase.name === "voting") return "The table votes";
    if (view.phase.name === "yielding") return "To stop here, or not";
    if (view.proposal)
      return view.phase.name === "judging"
        ? `${names(view.proposal.by)} asks the table`
        : `${names(view.proposal.by)} proposes a word`;
    return view.words.length === 0
      ? "Clear it all, keep the firecrackers dry"
      : some(view.words.length, "word written", "words written");
  },
  count: (n: number) => some(n, "word", "words"),
  triumph: "Done, all together!",
  card,
  laid: (word: string, cards: string) => `${word}: ${cards}`,
  refilled: "An empty column is given a card.",
  voted: "Somebody voted.",
  takeOver: "Anyone may choose.",
  moment: {
    covering: "Covering the columns",
    writing: "Looking for a word",
    proposed: "A word is proposed",
    voting: "The table votes",
    judging: "Does this word exist?",
    refilling: "Filling a column",
    turning: "The stock is about to be turned",
    undoing: "Go one step back?",
    yielding: "Give up?",
    finished: "The end of the deal",
  },

  bar: {
    alone: "On your own",
    together: (n: number) => (n === 2 ? "The two of you, together" : `All ${spelled(n)} together`),
    only: "On your own for now",
    day: "The deal of the day",
    dayOf: (date: string) => `The deal of ${date}`,
    youCover: "Yours to cover",
    youRefill: "Yours to choose",
    anyone: "Whoever likes may choose",
    yourWord: "Your word is on the table",
    couch: "You are watching from the sofa",
    help: "A helping hand",
    players: "Around the table",
  },
  stats: {
    stock: (n: number) => (n === 0 ? "Stock empty" : n === 1 ? "Stock, 1 card" : `Stock, ${n} cards`),
    stockName: "Stock",
    toCome: (n: number) =>
      n === 0 ? "Nothing left to turn" : n === 1 ? "1 card to come" : `${n} cards to come`,
    words: (n: number) => (n === 1 ? "word" : "words"),
    list: (n: number) =>
      n === 0 ? "No word written" : n === 1 ? "See the word written" : `See the ${n} words written`,
    stars: "stars",
    starsName: "Stars",
    played: (n: number, of: number) => `${n} played of ${of}`,
    petards: "Firecrackers",
    add: "Put a firecracker in the word",
    allBurnt: (n: number) =>
      n === 0
        ? "no firecracker burnt"
        : n === 1
          ? "one firecracker burnt"
          : `${spelled(n)} firecrackers burnt`,
    burnt: (n: number) => (n === 0 ? "none burnt" : `${spelled(n)} burnt`),
    left: (n: number) =>
      n === 0
        ? "No firecracker left"
        : n === 1
          ? "One firecracker kept"
          : `${capital(spelled(n))} firecrackers kept`,
  },
  columns: {
    label: "The columns",
    column: (n: number, cards: string) => `Column ${n}: ${cards} within reach`,
    empty: (n: number) => `Column ${n}: empty`,
    both: (there: string, taken: string) => `${there}; ${taken}`,
    moved: (cards: string) => `moved: ${cards}`,
    taken: (cards: string) => `in the word: ${cards}`,
    take: (card: string, n: number) => `Take ${card}, column ${n}`,
    cover: (n: number) => `Cover column ${n}`,
    lend: (card: string, n: number) => `Give ${card}, column ${n}`,
    gap: (n: number) => `Column ${n}, empty: move a card there`,
    into: (card: string, n: number) => `Move ${card}, column ${n}`,
    locked: (n: number) => `Column ${n}, stopped`,
  },
  word: {
    title: "Your word",
    label: "Your word, card by card",
    tile: (card: string) => `${card}: put it back`,
    wild: (card: string) => `${card}: choose its letter`,
    move: (card: string) => `${card}: change its place`,
    exists: (word: string) => `“${word}” exists`,
    adopted: (word: string) => `“${word}”, a word of the house`,
    accepted: (word: string) => `“${word}”, accepted in this game`,
    unknown: (word: string) => `“${word}”: unknown`,
    more: (n: number) => (n === 1 ? "one card more" : `${spelled(n)} cards more`),
    arrange: "Change the order",
    arranging: "Tap a card, then its new place.",
    undo: "Undo",
    clear: "Clear",
    propose: (n: number) => `Propose this word of ${n} cards`,
    alone: (n: number) => `Write this word of ${n} cards`,
    plead: "Ask the table",
    vouch: "It exists, I swear",
    swear: (word: string) => `Do you swear that “${word}” exists?`,
    swearHelp: "It counts in this game, and the result will say “on trust”.",
    swearYes: "Yes, I swear",
    swearNo: "No, I’ll keep looking",
    nothing: "Tap the bottom cards",
    tooShort: "A word needs at least four cards",
    isA: (kind: Kind, letter: string) =>
      kind === "star" ? `The star is ${letter}` : `The firecracker is ${letter}`,
    which: (kind: Kind): string =>
      kind === "star" ? "Choose the star’s letter" : "Choose the firecracker’s letter",
    with: (letter: string, word: string) => `With ${letter}: ${word}`,
    cannot: "This word can’t be played",
    noSuchWord: "No such word here",
    notThere: (word: string) => `There is nothing to write ${word} with.`,
    shifting: "Which card moves to the empty column?",
    cancel: "Never mind",
    digits: "Tap a column, or press its number, 1 to 7.",
    typed: "Keyboard: type the word, Enter proposes it, Escape clears it.",
    bot: (name: string) => `${name} is looking for a word…`,
  },
  say: {
    star: "This star is…",
    petard: "This firecracker is…",
    label: "Letter",
    letter: (letter: string) => `Letter ${letter}`,
    backStar: "Put the star back",
    backPetard: "Put it back",
    yes: (letter: string) => `Yes, ${letter}`,
    none: "Choose a letter",
    once: "only one star per word",
    spent: "a burnt firecracker is gone for good",
  },
  others: {
    composes: (name: string) => `${name} is composing`,
    list: "What the others are composing",
    last: (name: string, word: string) => `${name} wrote ${word}`,
    lastMine: (word: string) => `You wrote ${word}`,
    quiet: "Everyone is looking. Whoever finds first proposes.",
  },
  cover: {
    title: "Where does the next card go?",
    help: (n: number) => (n === 1 ? "Only one column is open." : `${capital(spelled(n))} columns are open.`),
    stop: "A blue letter or a star stops a column.",
    arrows: "The columns to cover",
    all: "Deal by itself",
    others: (name: string) => `${name} chooses where the next card goes`,
    othersHelp: "After twenty seconds, anyone may choose.",
    then: "After that, somebody else may choose for you.",
  },
  refill: {
    title: "Which column gives its last card?",
    help: "A column is empty: it takes the bottom card of another.",
    one: "It goes to the empty column, where the arrow is.",
    many: "It goes to the column with the arrow. To fill another one, tap its +.",
    receives: (n: number) => `Column ${n}, empty: the card goes here`,
    receive: (n: number) => `Column ${n}, empty: rather this one`,
    keeps: "1 card",
    onlyOne: (n: number) => `Column ${n}: 1 card, it stays`,
    others: (name: string) => `${name} fills an empty column`,
  },
  turn: {
    title: "The stock is about to be turned",
    help: "A slip of the finger? Now is the time to go back.",
    yes: "Turn the card",
    others: (name: string) => `${name} is about to turn the stock`,
    othersHelp: "One moment, just in case.",
    tv: "One moment, in case a finger slipped.",
  },
  back: {
    mine: "Go one step back",
    ask: (word: string) => (word ? `Take ${word} back?` : "Take this card back?"),
    askBriefly: "Ask to go back",
    word: (word: string) => `Take “${word}” back?`,
    refill: "Put the last moved card back?",
    asks: (name: string) => `${name} would like to go back.`,
    youAsk: "You ask to go one step back.",
    vote: "Somebody said no: the table votes. A tie changes nothing.",
    soon: (n: number) =>
      n < 2 ? "Unless you speak up, we go back." : `Unless you speak up, we go back in ${n} s.`,
    soonMine: (n: number) =>
      n < 2 ? "If nobody speaks up, we go back." : `If nobody speaks up, we go back in ${n} s.`,
    no: "No, keep it",
    yes: "Yes, go back",
    withdraw: "Leave it as it is",
  },
  proposal: {
    asks: (word: string) => `“${word}, all right?”`,
    mine: (word: string) => `You propose ${word}`,
    tiles: (word: string) => `The cards of ${word}`,
    cards: (n: number, kind: Kind | null, letter: string) =>
      kind === null ? `${n} cards` : `${n} cards, with ${wild(kind)} for ${letter}`,
    many: (n: number) => `${n} cards, several of them wild`,
    soon: (n: number) =>
      n < 2 ? "Unless you speak up, it is played." : `Unless you speak up, it is played in ${n} s.`,
    brief: (n: number) => (n < 2 ? "It is played." : `It is played in ${n} s.`),
    soonMine: (n: number) =>
      n < 2 ? "If nobody speaks up, it is played." : `If nobody speaks up, it is played in ${n} s.`,
    wait: "Wait!",
    yes: "Yes, play it",
    withdraw: "Take my word back",
    lit: (n: number, burnt: number, first: boolean) =>
      `${n} cards, with ${petards(burnt)}${first ? ": farewell, triumph" : ""}`,
    farewell: (burnt: number) => `${capital(petards(burnt))}: farewell, triumph.`,
    leaves: (n: number) =>
      n === 0 ? "Nothing will be left!" : n === 1 ? "One card will be left." : `${n} cards will be left.`,
    fatal: (n: number) =>
      n === 1
        ? "Only one card will be left: the deal ends there."
        : `Only ${n} cards will be left: the deal ends there.`,
  },
  poll: {
    vote: (word: string) => `Do we play “${word}”?`,
    voteHelp: "Somebody asked to wait. The table votes; a tie means no.",
    voteNo: "No, not this one",
    voteYes: "Yes, play it",
    judge: (word: string) => `Does “${word}” exist?`,
    judgeHelp: "Our lexicon doesn’t know it. If all say yes, it is played, and the house keeps it.",
    judgeNo: "No, never seen it",
    judgeYes: "Yes, it exists",
    give: "Do we give up?",
    giveHelp: "More than half of the players must agree.",
    giveBy: (names: string, _n: number) => `${names} would like to give up.`,
    giveNo: "We go on",
    giveYes: "We give up",
    count: (ayes: number, noes: number) => `${ayes} for, ${noes} against`,
    ayes: "for",
    noes: "against",
    pending: "is thinking",
    says: (name: string, said: string) => `${name}: ${said}`,
    yours: "It’s your word: the others decide.",
    faces: "The votes",
  },
  stuck: {
    title: "No word of the lexicon is left",
    help: {
      voted: "A word the table adopts, perhaps?",
      trusted: "A word on trust, perhaps?",
      refused: "There is nothing left but to stop here.",
    },
    day: "The deal of the day ends here.",
    what: "What now?",
  },
  help: {
    title: "A helping hand",
    counted: (n: number) =>
      n === 0
        ? "The result will say whether you had help."
        : `${some(n, "hint", "hints")} so far: the result will say so.`,
    nudge: "A hint",
    nudgeHelp: "Its first letter and its length, no more.",
    nudged: (length: number, first: string) =>
      `There is a word of ${length} cards that begins with ${first}.`,
    word: "A whole word",
    wordHelp: "It is laid out below: propose it.",
    wordAlone: "Its cards are laid for you: just write it.",
    wordInstead: "It replaces yours; “Undo” brings it back.",
    winnable: "Can it still be won?",
    winnableHelp: "The stock is empty: we can look all the way.",
    winnableLater: "Nobody can know before the stock is empty.",
    yes: (n: number) =>
      n === 1
        ? "Yes: in a single word, without a firecracker!"
        : `Yes: in ${spelled(n)} words, without a firecracker.`,
    no: "Not found. Which doesn’t mean impossible!",
    stuck: "The lexicon has no word left for these cards, even with firecrackers.",
    none: "Not found this time. Keep looking, you never know.",
    looking: "Looking…",
    bot: (name: string) => `Ask ${name} for a word`,
    botHelp: "It thinks, then proposes.",
    left: (n: number) => (n === 0 ? "The stock is empty" : `Left in the stock: ${some(n, "card", "cards")}`),
    leftHelp: "In what order, nobody knows.",
    giveUp: "Give up the deal",
    giveUpHelp: "You will see the solution.",
    sure: "Really give up?",
    sureAlone: "The deal ends here, and the solution is shown.",
    sureMany: "The table votes: more than half must agree.",
    sureYes: "Give up",
    sureNo: "Keep looking",
    rules: "The rules",
    times: (letter: string, n: number) => `${letter}: ${n}`,
  },
  list: {
    trusted: "on trust",
    title: (alone) => (alone ? "Your words" : "Our words"),
    none: "Not a single word yet. Four cards will do.",
    star: "with a star",
    petards: (n: number) => `with ${petards(n)}`,
  },
  end: {
    title: { triumph: "Triumph!", petards: "Done!", failed: "Not this time" },
    triumph: (n: number) =>
      `${capital(spelled(n))} ${n === 1 ? "word" : "words"}, and not one firecracker burnt.`,
    petards: (n: number, burnt: number) =>
      `${capital(spelled(n))} ${n === 1 ? "word" : "words"}, and ${petards(burnt)} to finish.`,
    failed: (left: number) =>
      left === 1
        ? "One card never found its word."
        : `${capital(spelled(left))} cards never found their word.`,
    gaveUp: "Given up, with honours.",
    outOfTime: "The hourglass has spoken.",
    shareDay: (date: string) => `Parlotte · Réussite of ${date}`,
    shareDeal: (code: string) => `Parlotte · Réussite, deal ${code}`,
    result: (n: number, par: number | null) =>
      par === null || n < par ? some(n, "word", "words") : `${some(n, "word", "words")}, ${par} possible`,
    trusted: (n: number) => (n === 1 ? "one word on trust" : `${spelled(n)} words on trust`),
    leftOver: (n: number) => some(n, "card left", "cards left"),
    hints: (n: number) => (n === 0 ? "without help" : some(n, "hint", "hints")),
    score: (stars: number, plain: number) => `${some(stars, "word", "words")} with a star, ${plain} without`,
    best: (n: number) => `Your best on this deal: ${some(n, "word", "words")}`,
    streak: (n: number) => (n === 1 ? "1st day" : `${n} days in a row`),
    possible: (n: number) => (n === 1 ? "It was possible in one word." : `It was possible in ${n} words.`),
    possibleHelp: "Here is where to begin.",
    possibleSame: "And you did it!",
    possibleBetter: "And you did better!",
    solution: "The solution",
    showSolution: "Show the solution",
    stepFirst: "Here is where to begin.",
    stepThen: "Cover again, and on we go.",
    stepEmpty: "The stock is empty; on we go.",
    stepLast: "And the table is bare!",
    searching: "Looking for the best solution…",
    notFound: "No better solution found this time.",
    noneFound: "No solution found this time.",
    later: "The solution will have to wait.",
    askAgain: "Ask again",
    stopped: "Game stopped",
    stoppedBelow: (n: number, left: number) =>
      `${some(n, "word", "words")} written, ${some(left, "card", "cards")} left.`,
    step: (at: number, of: number) => `${at} of ${of}`,
    previous: "Previous word",
    next: "Next word",
    copy: "Copy for the cousins",
    copied: "Copied!",
    byHand: "To be copied by hand",
    sign: "Sign your result?",
    signHelp: "Your cousins will see who it comes from.",
    signYes: "Sign and copy",
    signNo: "Copy without a name",
    again: "Another deal",
    other: "Other game",
    lobby: "To the table",
    code: (code: string) => `Deal ${code}`,
  },
  couch: { stays: "You are on the couch: a chair awaits you at the next deal." },
  tv: {
    plays: (name) => `${name} plays`,
    composes: (name: string) => `${name} is composing`,
    proposes: (name: string) => `${name} proposes`,
    covers: (name: string) => `${name} chooses where the next card goes`,
    anyone: "Anyone may choose",
    refills: (name: string) => `${name} fills an empty column`,
    gaps: (n: number) => `${capital(spelled(n))} columns are empty: each is given the bottom of another.`,
    vote: "Do we play this word?",
    noObjection: "Unless somebody objects, it is played.",
    noObjectionUndo: "Without objection, we go back.",
    search: "Find a word of four cards or more",
    searchHelp: "Bottom cards can be taken; taking one frees the card above it.",
    again: "Another deal?",
    tellHost: "Say so on your phone.",
  },
};

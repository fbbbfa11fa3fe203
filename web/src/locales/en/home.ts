import type { Home } from "../fr/home";

export const home: Home = {
  title: "The table is set,\nall it needs is you.",
  language: "Language: English. Lire cette page en français",
  languageChip: "EN",
  settings: "Settings",
  codeTitle: "The code on the screen",
  codeLabel: "Table code, four letters",
  join: "Pull up a chair",
  codeShort: "The code has four letters. They are on the screen, or on the phone of whoever invited you.",
  openTitle: "Or open a table of your own",
  free: "no account, no ads",
  soon: "soon",
  forHowMany: "Players: ",
  taglines: {
    lauriers: "A dictionary bluff",
    coquillaude: "Dice, questions, very long words",
    melo: "Guess what the others would say",
    reussite: "A letter patience, all together",
    bornes: "Silly sentences, sillier attacks",
  },
  day: {
    title: "The deal of the day",
    given: "The deal you were sent",
    code: (code: string) => `Deal ${code}: exactly the same`,
    best: (code: string, n: number) => `Deal ${code} · your best: ${n} words`,
    par: (date: string, par: number) => `${date} · possible in ${par} words`,
    of: (date: string) => `The deal of ${date}`,
    past: "Its day is over, its cards are still here",
    done: (n: number, par: number | null) =>
      par === null
        ? `Done in ${n} words`
        : n <= par
          ? `Done in ${n} words, well done`
          : `Done in ${n} words, ${par} possible`,
    missed: (left: number) =>
      left === 1
        ? "Not this time, 1 card left · play again"
        : left > 1
          ? `Not this time, ${left} cards left · play again`
          : "Not this time · play again",
    astray: "This link leads to no deal. Today’s is waiting for you.",
    astrayAlone: "This link leads to no deal. Ask whoever sent it to send it again.",
    streak: (n: number) => (n === 1 ? "1 day" : `${n} days`),
    play: "Deal the cards",
    together: "with others",
    togetherLong: "Play it with others",
  },
  resume: (name) => `Back to ${name}’s table`,
  resumeCode: (code) => `Back to table ${code}`,
  resumeHelp: "Your chair is still warm.",
  forget: "Forget this table",
  astray: "This address leads to no table. No harm done: type the code, or open a table of your own.",
  silent: "Nobody answers the door just now. Trying again…",
  unreachable: "Nobody answers the door. Check the Wi-Fi and try again: nothing is lost.",
  open: "Open the table",
  opening: "Laying the table…",
};

import type { Home } from "../fr/home";

export const home: Home = {
  title: "The table is set,\nall it needs is you.",
  language: "EN, English. Lire cette page en français",
  languageChip: "EN",
  settings: "Settings",
  codeTitle: "The code on the screen",
  codeLabel: (letters: number) => `Table code, ${letters} letters`,
  join: "Pull up a chair",
  codeShort: (letters: number) =>
    `The code has ${letters} letters. They are on the screen, or on the phone of whoever invited you.`,
  openTitle: "Or open a table of your own",
  free: "no account, no ads",
  soon: "soon",
  coming: (names) => `Coming soon: ${names}.`,
  forHowMany: "Players: ",
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

import type { SettingsWords } from "../fr/settings";

export const settings: SettingsWords = {
  title: "Settings",
  here: "On this device",
  change: "Change",
  changeWho: (name) => `Change ${name}’s name or animal`,
  language: "Language",
  look: "Lighting",
  asDevice: "as the device",
  day: "day",
  night: "night",
  textSize: "Text size",
  sizes: { usual: "usual text", large: "large text", largest: "very large text" },
  sounds: "Sounds",
  soundsHelp: "The hourglass, arrivals, small triumphs",
  vibrate: "Buzz when it’s my turn",
  lessMotion: "Keep things still",
  lessMotionHelp: "No confetti, no spinning cards",
  lessMotionAsked: "This device already asks for it",
  readAloud: "Read aloud",
  readAloudHelp: "Words and definitions",
};

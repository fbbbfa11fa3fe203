// Made by `make ui` from src/parlotte/locales. Do not edit.
import type { Params } from "../../lib/phrase";
import type { Key } from "./table.fr";

export const said: Record<Key, (p: Params) => string> = {
  "match-cannot-go-on": () => "An update changed the rules, so this game can’t go on. Here are the scores as they stood: you can start a new game.",
  "table-aloud": () => "The TV reads aloud.",
  "table-back": (p) => String(p.name) + " is back.",
  "table-bot-plays": (p) => "A bot is playing for " + String(p.name) + ".",
  "table-busy": () => "The table has its hands full: wait a moment, then try again.",
  "table-damaged": () => "This table is too damaged to be read. Tell the person who runs the house: there may be a backup.",
  "table-elsewhere": () => "Another of the house’s servers has this table: reload the page to find it again.",
  "table-full": () => "The table is full: wait for somebody to leave.",
  "table-host": (p) => String(p.name) + " is the host now.",
  "table-hush": () => "The TV keeps quiet: one of us is reading.",
  "table-joined": (p) => String(p.name) + " joins the table.",
  "table-later": () => "This table is slow in coming: keep this page open, it will try again by itself.",
  "table-left": (p) => String(p.name) + " leaves the table.",
  "table-log-forgotten": () => "The game is forgotten, as promised: only the result is left.",
  "table-log-kept": () => "Everybody agrees: the memory of this game is kept.",
  "table-log-open": () => "Keep the game before this one? There is still time to answer, in the menu.",
  "table-more-time": (p) => String(p.name) + " adds a little time for everybody.",
  "table-paused": () => "The game is paused: resume it first.",
  "table-reaction": (p) => String(p.person) + ": " + String(p.kind),
  "table-scattered": () => "This table is being tossed from one server to another: the house’s load balancer doesn’t keep its players together. Keep this page open, it will try again by itself.",
  "table-word-adopted": (p) => "“" + String(p.word) + "” is now in the house lexicon.",
  "table-word-gone": (p) => "“" + String(p.word) + "” is out of the house lexicon.",
  "table-words-full": (p) => "The house lexicon is full: “" + String(p.word) + "” counts for this game only.",
};

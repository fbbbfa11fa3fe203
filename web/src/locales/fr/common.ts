// Words that every screen may need. Narrow no-break spaces stand before ! ? ; and no-break ones before : and inside « ».
import { de } from "./elision";

export const common = {
  menu: "Menu",
  back: "Retour",
  close: "Fermer",
  cancel: "Annuler",
  save: "Garder",
  done: "a fini",
  thinking: "réfléchit encore",
  timeLeft: "Temps restant",
  secondsLeft: (n: number) => (n === 60 ? "Il reste une minute." : `Il reste ${n} secondes.`),
  qr: "QR code de la table",
  bot: "robot",
  players: (least: number, most: number) => `${least}–${most}`,
  reconnecting: "Reconnexion…",
  reconnectingHelp: "Continuez, rien ne se perd.",
  calling: "On met la table…",
  paused: "La table est en pause.",
  pausedBy: (host: string) => `Soufflez un peu. ${host} relancera la partie.`,
  resume: "Reprendre la partie",
  asleep: "La table s’est assoupie.",
  asleepHelp: "Personne n’a joué depuis tout un tour. Jouez, et elle se réveille.",
  wakeUp: "Réveiller la table",
  yourTurn: "À vous !",
  team: (n: number) => `équipe ${n}`,
  tableOf: (name: string) => `La table ${de(name)}`,
};
export type Common = typeof common;

import type { Seats } from "../fr/seats";

export const seats: Seats = {
  title: "Seats and bots",
  below: "invite, replace, make room",
  people: "Around the table",
  door: "The door",
  lock: "Lock the door",
  lockHelp:
    "Without a chair, you are shown out and stay out. The big screen stays, and so does anybody who was let in.",
  knock: "Knock before coming in",
  knockHelp:
    "With the code, you knock and somebody opens. With the link or the QR code, you come straight in.",
  hostOnly: (host) => `${host} is the host: seats are set on that phone.`,
  level: "The bot’s level",
  plays: (name) => `A bot plays for ${name}`,
  playsHelp: "It stops as soon as they come back or play.",
  giveTable: (name) => `Hand the table to ${name}`,
  giveTableHelp: "Pausing, seating, starting: all from that phone.",
  couch: "On the sofa",
  couchHelp: "Stays at the table, and watches the next game.",
  remove: "Remove from the table",
  removeBot: "Send the bot away",
  removeSure: (name) => `Remove ${name} from the table?`,
  removeHelp: "The chair goes, and the invitation link changes. In mid-game, the seat stays empty.",
  removeYes: (name) => `Yes, goodbye ${name}`,
  removeNo: "No, keep the chair",
  addNext: "A new bot plays from the next game on.",
};

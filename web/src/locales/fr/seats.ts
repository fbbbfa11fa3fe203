// Seats: what the host can do for somebody, and the door of the table.
export const seats = {
  title: "Places et robots",
  below: "inviter, remplacer, faire une place",
  people: "Autour de la table",
  door: "La porte",
  lock: "Fermer la porte",
  lockHelp:
    "Sans chaise, on sort et on n’entre plus. Le grand écran reste, comme les personnes à qui on a ouvert.",
  knock: "Frapper avant d’entrer",
  knockHelp: "Avec le code, on frappe et quelqu’un ouvre. Avec le lien ou le QR code, on entre sans frapper.",
  hostOnly: (host: string) => `${host} tient la table : les places se règlent sur son téléphone.`,
  level: "Niveau du robot",
  plays: (name: string) => `Un robot joue pour ${name}`,
  playsHelp: "Il s’arrête dès que la personne revient ou joue.",
  giveTable: (name: string) => `Confier la table à ${name}`,
  giveTableHelp: "Pause, places, départ : tout passera par son téléphone.",
  couch: "Sur le canapé",
  couchHelp: "Reste à table, mais regarde la prochaine partie.",
  remove: "Retirer de la table",
  removeBot: "Renvoyer le robot",
  removeSure: (name: string) => `Retirer ${name} de la table ?`,
  removeHelp: "Sa chaise s’en va, et le lien d’invitation change. En pleine partie, sa place reste vide.",
  removeYes: (name: string) => `Oui, au revoir ${name}`,
  removeNo: "Non, on garde sa chaise",
  addNext: "Un nouveau robot jouera dès la prochaine partie.",
};
export type Seats = typeof seats;

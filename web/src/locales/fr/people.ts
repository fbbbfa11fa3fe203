// Who is who: names, animals, robots and their temper.
import { de } from "./elision";

const the = {
  renard: "le renard",
  hibou: "le hibou",
  rainette: "la rainette",
  herisson: "le hérisson",
  poulpe: "le poulpe",
  chat: "le chat",
  lapin: "le lapin",
  manchot: "le manchot",
  ours: "l’ours",
  panda: "le panda",
};

export const people = {
  who: "Et vous, qui êtes-vous ?",
  whoElse: "Qui joue aussi sur cet appareil ?",
  name: "Votre prénom",
  lettersLeft: (left: number, most: number) =>
    left === 0 ? `${most} lettres, pas plus` : left === 1 ? "encore une lettre" : `encore ${left} lettres`,
  animal: "Votre animal",
  you: "Vous",
  inviteFirst: "Pour inviter, dites qui vous êtes",
  inviteFirstHelp: "Les autres verront votre prénom autour de la table.",
  tellName: "Dire mon prénom",
  thatsMe: "C’est moi",
  animals: {
    renard: "Renard",
    hibou: "Hibou",
    rainette: "Rainette",
    herisson: "Hérisson",
    poulpe: "Poulpe",
    chat: "Chat",
    lapin: "Lapin",
    manchot: "Manchot",
    ours: "Ours",
    panda: "Panda",
  },
  the,
  is: (name: string, animal: keyof typeof the) => `${name}, ${the[animal]}`,
  spokenOf: "Parler de moi :",
  spoken: { il: "il", elle: "elle", "": "peu importe" },
  takenBy: (animal: string, owner: string) => `${animal}, déjà l’animal ${de(owner)}`,
  change: "Changer de nom ou d’animal",
  keepMe: "C’est bien moi",
  couchTitle: "M’asseoir sur le canapé",
  couchHelp: "Vous restez à table, mais vous regardez la prochaine partie.",
  levels: { 1: "doux", 2: "moyen", 3: "malin" },
  noBot: "aucun",
};
export type People = typeof people;

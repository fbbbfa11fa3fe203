// The settings of this device.
import { de } from "./elision";

export const settings = {
  title: "Réglages",
  here: "Sur cet appareil",
  change: "Changer",
  changeWho: (name: string) => `Changer le nom ou l’animal ${de(name)}`,
  language: "Langue",
  look: "Apparence",
  asDevice: "comme l’appareil",
  day: "jour",
  night: "nuit",
  textSize: "Taille du texte",
  sizes: { usual: "texte normal", large: "texte grand", largest: "texte très grand" },
  sounds: "Sons",
  soundsHelp: "Sablier, arrivées, petits triomphes",
  vibrate: "Vibrer quand c’est à moi",
  lessMotion: "Peu d’animations",
  lessMotionHelp: "Ni confettis, ni cartes qui tournent",
  lessMotionAsked: "Cet appareil le demande déjà",
  readAloud: "Lire à voix haute",
  readAloudHelp: "Les mots et les définitions",
};
export type SettingsWords = typeof settings;

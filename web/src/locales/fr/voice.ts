// What is read aloud, by the big screen or a phone.
export const voice = {
  read: "Lire à voix haute",
  stop: "Arrêter la lecture",
  mute: "Couper la voix",
  takeOver: "Je lis moi-même",
  touch: "Touchez pour m’entendre",
  sample: "Entendu, je lis.",
  tvReads: "La télé lit",
  tvReadsHelp: "La télé lit à votre place.",
};
export type Voice = typeof voice;

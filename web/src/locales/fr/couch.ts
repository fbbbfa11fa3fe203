// Somebody who looks on from the couch.
export const couch = {
  chair: "Demander une chaise",
  stays: "Vous êtes sur le canapé. « Encore une ! », à la fin, et votre chaise vous attend.",
  nextGame: "Votre chaise vous attend à la prochaine partie.",
};
export type Couch = typeof couch;

// « Que faire ici ? » : what stands around the answers of the games.
export const whatNow = {
  ask: "Que faire ici ?",
  rules: "Les règles",
  close: "Fermer l’aide",
  stopped: "La partie est arrêtée. Rejouez, ou choisissez un autre jeu.",
};
export type WhatNowWords = typeof whatNow;

// The lobby on the big screen.
export const bigLobby = {
  tagline: "Des jeux de mots, une table, vos téléphones",
  phonesOut: "Sortez vos téléphones !",
  scan: "Scannez, ou allez sur",
  thenType: "puis tapez ce code",
  code: (code: string) => `Code de la table : ${code.split("").join(" ")}`,
  around: "Autour de la table",
  chosen: "choisi",
  locked: "La porte est fermée pour l’instant.",
  private: "Ce qui se dit ici reste ici : tout s’oublie après la partie, sauf si vous voulez tous la garder.",
  touchForSound: "Touchez l’écran pour le son",
};
export type BigLobby = typeof bigLobby;

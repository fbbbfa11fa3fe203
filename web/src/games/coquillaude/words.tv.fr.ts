// French, the source, of the big screen, the honours and the replay.
export const fr = {
  measure: (rounds: number) => (rounds < 2 ? `${rounds} tour` : `${rounds} tours`),
};
export type TvWords = typeof fr;

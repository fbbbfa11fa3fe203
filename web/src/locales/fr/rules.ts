// The page of the rules; the rules themselves come with each game.
export const rules = {
  title: "Les règles",
  short: "L’essentiel",
  long: "En détail",
  understood: "J’ai compris",
  show: "Voir la démonstration",
  showHelp: "Trente secondes, sans le son",
};
export type RulesWords = typeof rules;

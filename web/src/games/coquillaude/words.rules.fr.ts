// The rules of La Coquillaude in our own words; and the captions of the demonstration.
interface Section {
  title: string;
  says: string[];
}
const steps: { title: string; text: string }[] = [];
const sections: Section[] = [];

export const fr = {
  title: "La Coquillaude en bref",
  allTitle: "Toutes les règles",
  steps,
  sections,
  demo: { label: "La Coquillaude en une demi-minute", captions: ["Des dés, des questions, de grands mots."] },
};
export type RuleWords = typeof fr;

// What is read aloud of La Coquillaude: its questions and its words are French, whatever the language of the screens.
export const TONGUE = "fr";

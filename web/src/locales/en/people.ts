import type { People } from "../fr/people";

const the = {
  renard: "the fox",
  hibou: "the owl",
  rainette: "the frog",
  herisson: "the hedgehog",
  poulpe: "the octopus",
  chat: "the cat",
  lapin: "the rabbit",
  manchot: "the penguin",
  ours: "the bear",
  panda: "the panda",
};

export const people: People = {
  who: "And who might you be?",
  whoElse: "Who else plays on this device?",
  name: "Your first name",
  animal: "Your animal",
  animals: {
    renard: "Fox",
    hibou: "Owl",
    rainette: "Frog",
    herisson: "Hedgehog",
    poulpe: "Octopus",
    chat: "Cat",
    lapin: "Rabbit",
    manchot: "Penguin",
    ours: "Bear",
    panda: "Panda",
  },
  the,
  is: (name, animal) => `${name} ${the[animal]}`,
  spokenOf: "Speak of me as:",
  spoken: { il: "he", elle: "she", "": "no matter" },
  takenBy: (animal, owner) => `${animal}, already ${owner}’s animal`,
  change: "Change name or animal",
  keepMe: "That’s me",
  couchTitle: "Sit on the sofa",
  couchHelp: "You stay at the table, and watch the next game.",
  levels: { 1: "gentle", 2: "medium", 3: "wily" },
  noBot: "none",
};

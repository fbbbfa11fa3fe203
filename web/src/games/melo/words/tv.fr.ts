// French, the source language, for the big screen, the honours and the replay. Narrow no-break spaces before ! ? ; :
// and inside « ».
import { de } from "../../../locales/fr/elision";
import type { Kind } from "../view";

const some = (n: number, one: string, many: string): string => (n < 2 ? `${n} ${one}` : `${n} ${many}`);
const squares = (n: number): string => some(n, "case", "cases");
const KINDS: Record<Kind, string> = { melo: "Mélo", ego: "Ego", duo: "Duo" };

export const fr = {
  measure: (questions: number) => some(questions, "question", "questions"),
  asking: {
    answers: "répond en secret…",
    answered: "a répondu",
    guesses: "devine…",
    guessed: "a parié",
    absent: "n’est pas là",
    count: (done: number, all: number): string =>
      done < 2 ? `${done} sur ${all} a fini` : `${done} sur ${all} ont fini`,
    label: "Qui devine",
    speaks: "dit son pari…",
    soon: "parlera ensuite",
  },
  reveal: {
    hidden: (name: string) => `La réponse ${de(name)}`,
    right: (names: string, n: number): string =>
      n < 2 ? `${names} avait deviné !` : `${names} avaient deviné !`,
    nobody: "Personne n’avait deviné.",
    contest: "Quelqu’un conteste ? Le téléphone attend.",
    next: (name: string) => `Au suivant : ${name}`,
  },
  jury: {
    title: "Le jury",
    votes: (done: number, all: number) => `${done} vote${done < 2 ? "" : "s"} sur ${all}`,
    done: (name: string) => `${name} a fini`,
    speaks: (name: string) => `${name} parle`,
    silent: "Tout se dit à voix haute…",
    later: "Jugeront ensuite",
    about: (answer: string, name: string) => `« ${answer} », a répondu ${name}`,
  },
  likeness: { title: "Est-ce que ça dit la même chose ?", vote: "La table vote" },
  test: {
    title: (name: string) => `Dernier test ${de(name)}`,
    partners: "répond…",
    taker: "devine tout le monde…",
    needed: (n: number, of: number): string =>
      `Il faut ${n === 1 ? "1 pari juste" : `${n} paris justes`} sur ${of}.`,
    score: (right: number, needed: number) => `${right} / ${needed}`,
    scoreSaid: (right: number, needed: number) => `${some(right, "juste", "justes")}, il en faut ${needed}`,
    won: (name: string) => `${name} a passé le dernier test !`,
    open: (name: string) => `Pas tout à fait. ${name} peut contester.`,
    lost: (name: string, n: number) =>
      n ? `Raté : ${name} recule de ${squares(n)}.` : `Raté, mais ${name} ne bouge pas.`,
  },
  honours: {
    title: "Qui connaît qui ?",
    how: "Chaque ligne devine, chaque colonne est devinée.",
    guess: "devine",
    cell: (one: string, other: string, right: number, of: number): string =>
      of === 0 ? `${one} n’a jamais deviné ${other}` : `${one} devine ${other} : ${right} sur ${of}`,
    medals: "Les distinctions",
    titles: {
      mysterious: "Le plus grand mystère",
      transparent: "Le livre ouvert",
      detective: "Le flair de la soirée",
    },
    mysterious: (name: string, right: number, of: number) =>
      `On a lu en ${name} ${right} fois sur ${of}, pas plus`,
    transparent: (name: string, right: number, of: number) => `On a lu en ${name} ${right} fois sur ${of}`,
    detective: (name: string, right: number, of: number) =>
      `${name}, ${some(right, "pari juste", "paris justes")} sur ${of}`,
    pairs: "Les paires de la soirée",
    open: (one: string, other: string) => `${one} lit en ${other} à livre ouvert.`,
    mutual: (one: string, other: string) => `${one} et ${other} se devinent les yeux fermés.`,
    riddle: (one: string, other: string) => `${one} et ${other}, une belle énigme.`,
    openWhy: (right: number, of: number) => `${some(right, "pari juste", "paris justes")} sur ${of}`,
    mutualWhy: (right: number, of: number) => `${right} fois sur ${of}, à deux`,
    riddleWhy: "À mettre côte à côte au prochain repas",
    share: "Partager l’image",
    shareHelp: "Tout le monde est d’accord : l’image peut sortir de la table.",
    shareWait: "Pour la partager, il faut que tout le monde veuille garder la partie.",
    saved: "L’image est enregistrée.",
    picture: (date: string) => `Mélo Ego Duo, ${date}`,
  },
  aloud: {
    question: (name: string, kind: Kind) => `${KINDS[kind]}. Question pour ${name}.`,
    choice: (n: number) => `${n}.`,
    guess: (name: string) => `${name} :`,
    jok: (name: string) => `${name} donne un jok.`,
    refused: (name: string) => `${name} refuse.`,
    silent: (name: string) => `${name} n’a rien dit.`,
    answer: (name: string) => `${name} a répondu :`,
    right: (names: string, n: number): string => (n < 2 ? `Bien vu, ${names} !` : `Bien vu : ${names} !`),
    nobody: "Personne n’a trouvé.",
    contest: (name: string) => `« Je conteste ! », dit ${name}.`,
    jury: "Au jury de voter.",
    likeness: "Est-ce que ça dit la même chose ? La table vote.",
    back: (name: string, n: number) => `${name} recule de ${squares(n)}.`,
    test: (name: string) => `Dernier test pour ${name} ! Chacun répond pour soi.`,
    tried: (name: string, right: boolean): string => `${name} : ${right ? "juste" : "raté"}.`,
    won: (name: string) => `${name} gagne !`,
  },
  moment: {
    phases: {
      asking: "La question",
      speaking: "Les paris, à tour de rôle",
      turning: "On retourne les paris",
      revealed: "La réponse",
      likeness: "La table juge deux adjectifs",
      debating: "Le débat",
      jury: "Le jury",
      passed: "Sans réponse",
      testing: "Le dernier test",
      "test-turning": "Le dernier test",
      tested: "Le dernier test",
      finished: "La fin de la partie",
    },
    unnamed: {
      asking: "Quelqu’un coche, l’air de rien.",
      speaking: "Un pari de plus, à voix haute.",
      turning: "Un pari se retourne.",
      revealed: "La réponse est là.",
      likeness: "Un avis de plus, en secret.",
      debating: "On s’explique.",
      jury: "Un vote de plus, en secret.",
      passed: "On passe à la suite.",
      testing: "Une réponse de plus, en secret.",
      "test-turning": "On compare.",
      tested: "Le test est jugé.",
      finished: "La partie est finie.",
    },
    expired: {
      asking: "Le temps a filé : ce qui était coché compte.",
      speaking: "Le temps a filé : au suivant.",
      vote: "Le temps du vote est passé.",
      debate: "Le temps du débat est passé.",
      testing: "Le temps a filé : ce qui était coché compte.",
    },
    given: (names: string) => `Ont fini : ${names}`,
    nobodyYet: "personne encore",
    mine: "sa réponse",
    mineGuess: "son pari",
    vote: { yes: "a voté oui", no: "a voté non" },
    pawns: "Les pions",
    left: (n: number): string => (n === 0 ? "au dernier test" : `encore ${squares(n)}`),
  },
};
export type TvWords = typeof fr;

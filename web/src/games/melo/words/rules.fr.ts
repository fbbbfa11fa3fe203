// The rules of Mélo Ego Duo in our own words, and the captions of the demonstration.
import type { Options } from "../../../gen/melo";

export type RuleOptions = Required<Options>;
interface Section {
  title: string;
  says: string[];
}

const each = (joks: number): string =>
  joks === 0
    ? "À cette table, on commence sans jok."
    : joks === 3
      ? "Chacun a trois joks, un de chaque couleur."
      : "Chacun a six joks, deux de chaque couleur.";
const seconds = (n: number): string =>
  n === 0 ? "sans chrono" : n % 60 === 0 ? (n === 60 ? "une minute" : `${n / 60} minutes`) : `${n} secondes`;

const steps = (o: RuleOptions): { title: string; text: string }[] => [
  {
    title: "Quelqu’un répond en secret",
    text: "Une carte MÉLO, EGO ou DUO selon sa case : un nom, un choix ou un adjectif. Sincèrement !",
  },
  {
    title: "Les autres devinent",
    text:
      o.guesses === "together"
        ? "Chacun parie en secret. On retourne les paris un à un, la réponse en dernier."
        : "Chacun parie à voix haute, l’un après l’autre. Puis on découvre la réponse.",
  },
  {
    title: "Juste, on avance",
    text: "De 1, 2 ou 3 cases selon la carte. Un doute ? « Je conteste ! » Deux plaident, la table juge.",
  },
  {
    title: "Le dernier test",
    text: `Au bout des ${o.length} cases, devinez tout le monde : la moitié de justes, et vous gagnez.`,
  },
];

const sections = (o: RuleOptions): Section[] => [
  {
    title: "Le but",
    says: [
      `Faire le tour du parcours, ${o.length} cases, et passer le dernier test. Il n’y a pas de dé : on avance en devinant les autres.`,
      "Le plus jeune commence, puis on tourne vers la gauche. La personne interrogée est le Questionné, les autres sont les Détecteurs.",
    ],
  },
  {
    title: "Les trois couleurs",
    says: [
      "MÉLO, en gris : on répond par le nom de quelqu’un d’ici, soi-même compris. Robots et absents comptent aussi.",
      "EGO, en bleu : un choix parmi trois ou quatre, sur son propre caractère.",
      "DUO, en rouge : quelqu’un d’ici, mais jamais soi-même ; ou, sur certaines cartes, un adjectif.",
      "La couleur de la case où vous êtes dit quelle carte on tire.",
    ],
  },
  {
    title: "Les cases",
    says: [
      "+2 et −2 font avancer ou reculer de deux cases. PREMS vous envoie sur la case du premier ; si c’est vous, deux cases en avant. DER vous envoie sur celle du dernier ; si c’est vous, deux en arrière. « + jok » offre un jok de la pioche.",
      "Une case n’agit qu’au début de votre tour, jamais quand vous y arrivez, et une seule fois : sur la case d’arrivée, on pose seulement la question.",
    ],
  },
  {
    title: "Deviner",
    says: [
      o.guesses === "together"
        ? "Le Questionné répond et les Détecteurs parient en même temps, tous en secret. On peut changer d’avis tant que tout le monde n’a pas fini."
        : "Le Questionné répond d’abord, en secret. Puis chacun dit son pari à voix haute, vers la gauche.",
      `Temps pour répondre : ${seconds(o.answer_seconds)}.${o.answer_seconds ? " À la fin, ce qui est coché compte, même sans confirmer." : ""}`,
      "Un pari juste fait avancer du nombre de la carte. Le Questionné, lui, ne bouge pas.",
      "Un adjectif est juste si c’est le même, aux accents, au genre et au pluriel près, ou un proche synonyme. Sinon, demandez à la table : les autres votent, et une égalité refuse.",
    ],
  },
  {
    title: "Les joks",
    says: [
      `${each(o.joks)} Un jok de la couleur de la carte évite de répondre.`,
      "Un Détecteur qui donne un jok ne parie pas, et personne ne le voit avant la fin. Le Questionné qui en donne un tire une autre carte de la même couleur, et chacun reprend son pari.",
      "Sans jok de cette couleur, il faut répondre. Refuser coûte trois cases ; si c’est le Questionné, son tour s’arrête là.",
      "Un silence n’est pas un refus : un Détecteur muet n’a simplement pas parié. Un Questionné muet donne un jok de la couleur s’il en a un, sinon il recule de trois cases.",
    ],
  },
  {
    title: "« Je conteste ! »",
    says: [
      "Qui s’est trompé et doute de la sincérité du Questionné a vingt secondes pour contester. Seul le premier est entendu.",
      `Les deux plaident, par écrit ou à voix haute, et personne d’autre ne s’en mêle. Temps du débat : ${o.debate_minutes === 0 ? "sans chrono" : o.debate_minutes === 1 ? "une minute" : `${o.debate_minutes} minutes`}.`,
      "Puis les autres votent en secret : était-ce sincère, cohérent et argumenté ? Une majorité de oui, et le Questionné avance de 2 cases. Sinon, égalité comprise, c’est l’autre.",
      "Les pas déjà faits restent faits.",
    ],
  },
  {
    title: "Le dernier test",
    says: [
      "Au début de votre tour, sur la dernière case : chacun répond à une carte EGO pour soi-même, en secret, et vous devinez tout le monde. Il n’y a pas de jok.",
      "Au moins la moitié de justes, arrondie vers le haut, et vous gagnez : 2 sur 3 ou 4, 3 sur 5 ou 6.",
      "Raté de peu ? Vous pouvez contester chaque réponse manquée : la table vote, et il faut une majorité pour vous. Sinon, trois cases en arrière, et la partie continue.",
      "Qui n’a pas répondu à temps ne compte pas. Un pari oublié est faux.",
    ],
  },
  {
    title: "Ce qui se dit ici",
    says: [
      "Les réponses ne vivent que le temps de la partie. À la fin, elle n’est gardée que si tout le monde le veut ; sinon elle est effacée.",
    ],
  },
];

export const fr = {
  title: "Se deviner les uns les autres",
  allTitle: "Toute la règle",
  steps,
  sections,
  points: {
    label: "Ce qui fait bouger les pions",
    right: "Un pari juste, selon la carte",
    rightWorth: "+1, +2, +3",
    contest: "Gagner une contestation",
    refuse: "Refuser, sans jok de la couleur",
    missed: "Rater le dernier test",
  },
  demo: {
    label: "Démonstration",
    question: "Un dimanche de pluie, vous êtes plutôt…",
    choices: ["Plaid, thé et gros roman", "Cuisine pour douze", "Bottes et grande balade"],
    contest: "Je conteste !",
    plea: "Dimanche dernier encore, une blanquette pour tout l’immeuble !",
    yes: "sincère",
    no: "pas sûr",
    captions: [
      "C’est le tour de Jo, sur une case bleue : une carte EGO. Jo choisit sa réponse, en secret.",
      "Pendant ce temps, Camille, Lucas et Mamie parient, chacun sur son téléphone. Qu’a répondu Jo ?",
      "On retourne les paris un à un. Et Jo avait répondu… « Cuisine pour douze » ! Camille et Mamie ont vu juste.",
      "Un pari juste fait avancer. La case d’arrivée ne fait rien tout de suite : elle attend votre tour.",
      "Lucas n’y croit pas : « Je conteste ! » Jo se défend, la table vote en secret. Qui gagne avance de 2 cases.",
      "Au bout du parcours, le dernier test : devinez tout le monde. La moitié de justes, et c’est gagné !",
    ],
  },
};
export type MeloRules = typeof fr;

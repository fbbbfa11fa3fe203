// « Que faire ici ? » in 1000 Bornes des Mots, by phase: who must act, who is censored or attacked, who waits, who looks on.
import type { PhaseName } from "../view";

export interface ByRole {
  plays: string;
  silenced: string;
  waits: string;
  couch: string;
}
export type NowWords = Record<PhaseName, ByRole>;

export const fr: NowWords = {
  turn: {
    plays:
      "Touchez vos mots pour en faire une phrase ; à quatre cartes, dites « Terminée ! ». Une carte rejetée finit votre tour.",
    silenced:
      "La censure vous empêche de poser chez vous. Une Liberté d’expression la lève ; sinon, attaquez, puis rejetez une carte.",
    waits:
      "Quelqu’un d’autre joue. Touchez vos cartes pour préparer votre phrase ; touchez un nom pour voir son jeu.",
    couch: "Chacun aligne ses mots en phrases, et gare aux attaques. Vous n’avez qu’à regarder.",
  },
  vote: {
    plays:
      "Qu’en dites-vous, oui ou non ? Ni grammaire ni dictionnaire : ce qui amuse est bon, et vaut plus. À égalité, c’est non.",
    silenced: "La table vote.",
    waits: "La table vote. Si c’est non, qui joue reprend ses cartes, et peut essayer encore.",
    couch: "La table vote sur une phrase. Gardez votre avis pour vous.",
  },
  window: {
    plays:
      "Coup fourré ! Posez votre Liberté d’expression dans les dix secondes : 10 points, et la main vous revient.",
    silenced:
      "On vous censure. Dix secondes pour répondre d’une Liberté d’expression, si quelqu’un de votre camp en a une.",
    waits: "Une censure vient de tomber. Dix secondes de suspense, quoi que chacun ait en main.",
    couch: "Une censure vient de tomber. Y aura-t-il un coup fourré ?",
  },
  parting: {
    plays:
      "Votre censure s’est heurtée à un coup fourré. Choisissez une carte à rejeter : votre tour s’arrête.",
    silenced: "Coup fourré ! Le tour change de main.",
    waits: "Coup fourré ! L’attaque se retourne : une carte est rejetée, et la main passe.",
    couch: "Coup fourré ! La main passe à qui l’a joué.",
  },
  draw: {
    plays: "Prenez une carte, de la pioche ou la dernière rejetée, puis jouez votre tour.",
    silenced: "Une carte est prise.",
    waits: "Après le coup fourré, une carte est prise, puis le tour se joue.",
    couch: "Après le coup fourré, une carte est prise, puis le tour se joue.",
  },
  jury: {
    plays:
      "La manche est finie. Dites de chaque phrase des autres si elle est simple (10 points), drôle ou inventive (20). Personne ne saura qui a dit quoi.",
    silenced: "La table note les phrases.",
    waits: "Votre verdict est rendu. Les autres finissent de noter.",
    couch: "La table note les plus belles phrases de la manche.",
  },
  score: {
    plays: "Les points de la manche. Quand vous avez vu, passez à la suite.",
    silenced: "Les points de la manche.",
    waits: "Les autres regardent encore les comptes.",
    couch: "Les points de la manche.",
  },
  ended: {
    plays: "La partie est finie. L’affiche garde les plus belles phrases.",
    silenced: "La partie est finie.",
    waits: "La partie est finie. L’affiche garde les plus belles phrases.",
    couch: "La partie est finie. L’affiche garde les plus belles phrases.",
  },
};

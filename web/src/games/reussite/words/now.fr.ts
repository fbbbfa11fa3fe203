// « Que faire ici ? » in La Réussite, by phase: who may act, who waits, who looks on.
import type { PhaseName } from "../view";

export interface ByRole {
  plays: string;
  waits: string;
  couch: string;
}
export type NowWords = Record<PhaseName, ByRole>;

export const fr: NowWords = {
  covering: {
    plays: "Touchez une colonne : la prochaine carte s’y pose. Une lettre bleue ou une étoile l’arrête.",
    waits: "Quelqu’un choisit où va la prochaine carte. S’il tarde, vous pourrez le faire.",
    couch: "On couvre les colonnes avec la pioche. Vous n’avez qu’à regarder.",
  },
  writing: {
    plays:
      "Touchez des cartes au bas des colonnes pour faire un mot d’au moins quatre lettres. L’ampoule donne un coup de pouce.",
    waits: "Cherchez un mot dans les cartes du bas. Le premier qui trouve le propose.",
    couch: "On cherche un mot dans les cartes du bas. Si vous en voyez un, dites-le tout haut !",
  },
  proposed: {
    plays: "Un mot est proposé. Dites oui, ou « Attendez ! » si vous avez mieux. Sans réponse, il se joue.",
    waits: "Le mot est sur la table. Il se joue dès que quelqu’un dit oui, ou si personne ne dit non.",
    couch: "Un mot est proposé. Les joueurs disent oui ou non.",
  },
  voting: {
    plays: "Quelqu’un a dit d’attendre. Dites si on joue ce mot : il faut plus de oui que de non.",
    waits: "La table vote. Il faut plus de oui que de non.",
    couch: "La table vote. Vous n’avez qu’à regarder.",
  },
  judging: {
    plays: "Notre lexique ne connaît pas ce mot. Dites s’il existe : il se joue si tout le monde dit oui.",
    waits: "La table dit si ce mot existe. Il se joue si tout le monde dit oui.",
    couch: "La table dit si ce mot existe. Vous n’avez qu’à regarder.",
  },
  refilling: {
    plays: "Une colonne est vide. Touchez celle qui lui donne sa dernière carte.",
    waits: "Quelqu’un remplit une colonne vide. S’il tarde, vous pourrez le faire.",
    couch: "Une colonne vide reçoit la dernière carte d’une autre. Vous n’avez qu’à regarder.",
  },
  turning: {
    plays:
      "Les colonnes sont remplies. Continuez, ou reprenez votre dernier choix tant qu’aucune carte n’est retournée.",
    waits: "Les colonnes sont remplies. Une carte de la pioche va se retourner.",
    couch: "Les colonnes sont remplies. Une carte de la pioche va se retourner.",
  },
  undoing: {
    plays: "Quelqu’un voudrait revenir en arrière. Dites oui ou non ; sans réponse, on revient.",
    waits: "La table dit si on revient en arrière.",
    couch: "La table dit si on revient en arrière. Vous n’avez qu’à regarder.",
  },
  yielding: {
    plays: "Quelqu’un voudrait abandonner. Dites oui ou non : il faut plus de la moitié des joueurs.",
    waits: "La table dit si elle abandonne. Il faut plus de la moitié des joueurs.",
    couch: "La table dit si elle abandonne. Vous n’avez qu’à regarder.",
  },
  finished: {
    plays:
      "La donne est finie. Copiez le résultat pour vos cousins, regardez la solution, ou jouez-en une autre.",
    waits:
      "La donne est finie. Copiez le résultat pour vos cousins, regardez la solution, ou jouez-en une autre.",
    couch: "La donne est finie. Une chaise vous attend pour la prochaine.",
  },
};

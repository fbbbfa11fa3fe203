// « Que faire ici ? » in La Coquillaude, by phase and role: who must act, who may compose meanwhile, who waits, who
// watches.
import type { PhaseName } from "../view";

export interface ByRole {
  plays: string;
  composes: string;
  waits: string;
  couch: string;
}
export type NowWords = Record<PhaseName, ByRole>;

export const fr: NowWords = {
  gifts: {
    plays:
      "Les dés offrent un cadeau à quelqu’un. Touchez les lettres que vous lui donnez : les moins utiles, ou de plus belles si le cœur vous en dit.",
    composes: "Les autres choisissent leur cadeau. Vous avez pioché : vous pouvez déjà chercher votre mot.",
    waits: "Chacun choisit les lettres à offrir. La question vient juste après.",
    couch: "Les dés offrent des lettres à quelqu’un. Vous n’avez qu’à regarder.",
  },
  question: {
    plays:
      "Une seule réponse, alors pesez-la. Juste, elle vaut 4, 6 ou 8 lettres selon les étoiles ; fausse, 2 quand même.",
    composes: "On interroge quelqu’un d’autre. Vous avez pioché : prenez de l’avance, cherchez votre mot.",
    waits: "On interroge quelqu’un d’autre. Ne soufflez pas ! Votre tour viendra.",
    couch: "Quelqu’un doit répondre. Si vous savez, gardez-le pour vous.",
  },
  answered: {
    plays: "Voici la bonne réponse. Si l’application s’est trompée, demandez à la table ; sinon, continuez.",
    composes: "La réponse est tombée. Continuez votre mot quand vous avez vu.",
    waits: "La réponse est tombée. Les lettres arrivent.",
    couch: "La réponse est tombée. Les lettres arrivent.",
  },
  appeal: {
    plays: "Quelqu’un trouve l’application trop sévère, ou trop gentille. Dites si la réponse était juste.",
    composes: "La table vote sur une réponse. Votre mot attend.",
    waits: "La table vote sur une réponse. On continue juste après.",
    couch: "La table vote sur une réponse. Vous n’avez qu’à regarder.",
  },
  compose: {
    plays:
      "Touchez vos lettres pour former le mot le plus long possible : 8 lettres valent 64 points, 10 en valent 100. Choisissez une place, puis annoncez.",
    composes: "Votre mot est sous pli. Vous pouvez encore le reprendre tant que les autres cherchent.",
    waits: "Votre mot est sous pli. Vous pouvez encore le reprendre tant que les autres cherchent.",
    couch: "Chacun compose en secret. Seul le meilleur mot se posera.",
  },
  announce: {
    plays:
      "Le plus haut score pose son mot. Si un mot est inconnu, la table dit s’il existe ; sinon, continuez.",
    composes: "Le plus haut score pose son mot. Les autres gardent leurs lettres.",
    waits: "Le plus haut score pose son mot. Les autres gardent leurs lettres.",
    couch: "Le plus haut score pose son mot. Les autres gardent leurs lettres.",
  },
  minute: {
    plays:
      "Trouvez une anagramme que personne n’a annoncée : le gros bouton ouvre votre carnet. Une de plus, et tous les points sont à vous.",
    composes: "Les autres cherchent une anagramme de plus. Croisez les doigts.",
    waits: "On cherche une anagramme de plus. Croisez les doigts, ou soufflez un peu.",
    couch: "Une minute pour trouver une anagramme de plus. Vous en voyez une ? Chut.",
  },
  placed: {
    plays: "Le mot est posé, les points sont comptés. Continuez quand vous avez vu.",
    composes: "Le mot est posé. Un nouveau tour commence.",
    waits: "Le mot est posé. Un nouveau tour commence.",
    couch: "Le mot est posé. Un nouveau tour commence.",
  },
  ended: {
    plays: "La partie est finie. Regardez les mots que personne n’a vus, ou jouez-en une autre.",
    composes: "La partie est finie. Regardez les mots que personne n’a vus, ou jouez-en une autre.",
    waits: "La partie est finie. Regardez les mots que personne n’a vus, ou jouez-en une autre.",
    couch: "La partie est finie. Une chaise vous attend pour la prochaine.",
  },
};

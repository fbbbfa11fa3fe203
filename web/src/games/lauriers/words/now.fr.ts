// « Que faire ici ? » in Les Lauriers, by phase and role: the leader, players who must act, players who are done,
// viewers.
import type { LauriersView } from "../view";

export interface ByRole {
  leads: string;
  plays: string;
  waits: string;
  couch: string;
}
export type NowWords = Record<LauriersView["phase"]["name"], ByRole>;

export const fr: NowWords = {
  choosing: {
    leads: "Choisissez le mot qui fera le plus rêver. Son sens reste entre vous et la carte.",
    plays: "Le meneur choisit un mot rare. Préparez votre air le plus sérieux.",
    waits: "Le meneur choisit un mot rare. Préparez votre air le plus sérieux.",
    couch: "Un mot rare se choisit. Vous n’avez qu’à regarder.",
  },
  writing: {
    leads: "Les autres inventent. Vous recevrez leurs copies, avec la vraie définition.",
    plays:
      "Inventez une définition crédible : chaque voix qu’elle reçoit vous vaut 1 point. On peut se corriger jusqu’à la fin.",
    waits: "Votre copie est rendue. Vous pouvez la reprendre tant que les autres écrivent.",
    couch: "Chacun invente une définition en secret. Essayez d’en trouver une, juste pour vous.",
  },
  preparing: {
    leads: "Réunissez ce qui dit la même chose, retouchez la forme, puis lisez. L’ordre est déjà mélangé.",
    plays: "Le meneur glisse la vraie définition parmi les vôtres. Bientôt la lecture.",
    waits: "Le meneur glisse la vraie définition parmi les vôtres. Bientôt la lecture.",
    couch: "La vraie définition se glisse parmi les fausses. Bientôt la lecture.",
  },
  reading: {
    leads: "Lisez chaque définition du même ton, sans hésiter ni commenter.",
    plays:
      "Écoutez bien : une seule est vraie. On vote quand tout est lu, ou tout de suite si chacun le demande.",
    waits: "Écoutez bien : une seule est vraie. On vote quand tout est lu.",
    couch: "Écoutez bien : une seule est vraie. Gardez votre idée pour vous.",
  },
  voting: {
    leads: "Chaque personne qui rate la vraie vous vaut 1 point. Ne trahissez rien.",
    plays:
      "Touchez la définition que vous croyez vraie, puis votez : 2 points si c’est elle. Un jeton misé double vos points de ce tour, et il est dépensé.",
    waits: "Votre voix est donnée. Attendez les autres, l’air de rien.",
    couch: "Les autres votent. Laquelle est la vraie ? Gardez-le pour vous.",
  },
  revealing: {
    leads: "Un point, une feuille. Quand tout le monde a vu, continuez.",
    plays:
      "Un point, une feuille. Votre copie disait la même chose que la vraie ? Réclamez, si c’est offert. Sinon, continuez.",
    waits: "Un point, une feuille. On passe au tour suivant quand tout le monde a vu.",
    couch: "Regardez qui a trompé qui. Le tour suivant arrive.",
  },
  finished: {
    leads: "La partie est finie. Dites si vous en voulez une autre, ou revoyez celle-ci.",
    plays: "La partie est finie. Dites si vous en voulez une autre, ou revoyez celle-ci.",
    waits: "La partie est finie. Dites si vous en voulez une autre, ou revoyez celle-ci.",
    couch: "La partie est finie. Dites que vous êtes partant, et une chaise vous attend.",
  },
};

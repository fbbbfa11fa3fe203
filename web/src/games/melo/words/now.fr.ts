// « Que faire ici ? » in Mélo Ego Duo, by phase and role: the player asked (or tested, or in the debate), players
// who must act, players who wait, viewers.
import type { PhaseName } from "../view";

export interface ByRole {
  asked: string;
  plays: string;
  waits: string;
  couch: string;
}
export type NowWords = Record<PhaseName, ByRole>;

export const fr: NowWords = {
  asking: {
    asked:
      "Répondez en secret, et sincèrement : les autres parient sur votre réponse. Trop indiscret ? Un jok de la couleur change la carte.",
    plays:
      "Devinez ce que va répondre la personne interrogée. Juste, vous avancez ; faux, vous ne perdez rien. Un jok de la couleur évite de parier.",
    waits: "C’est noté. Vous pouvez encore changer d’avis tant que les autres réfléchissent.",
    couch: "Quelqu’un répond en secret, les autres devinent. Et vous, vous diriez quoi ?",
  },
  speaking: {
    asked: "Votre réponse est cachée. Écoutez les paris sans broncher.",
    plays: "À vous de dire votre pari, à voix haute. Ceux d’avant ont déjà parlé.",
    waits: "On parie chacun son tour, et tout le monde entend. Préparez le vôtre.",
    couch: "On parie chacun son tour, à voix haute.",
  },
  turning: {
    asked: "Les paris se retournent un à un. Votre réponse vient en dernier.",
    plays: "Les paris se retournent un à un, la réponse en dernier.",
    waits: "Les paris se retournent un à un, la réponse en dernier.",
    couch: "Les paris se retournent un à un, la réponse en dernier.",
  },
  revealed: {
    asked: "Votre réponse est là. Si quelqu’un doute de votre sincérité, il faudra la défendre.",
    plays:
      "Raté, et la réponse ne sonne pas vrai ? Contestez ! Seul le premier qui ose est entendu. Sinon, laissez passer ou continuez.",
    waits: "La réponse est là. Qui a vu juste avance ; quand tout le monde a vu, on passe à la suite.",
    couch: "La réponse est là. Qui a vu juste avance ; quand tout le monde a vu, on passe à la suite.",
  },
  likeness: {
    asked: "On demande à la table si les deux adjectifs disent la même chose. Votez comme les autres.",
    plays: "Les deux adjectifs disent-ils la même chose ? La majorité décide, et une égalité veut dire non.",
    waits: "La table dit si les deux adjectifs disent la même chose.",
    couch: "La table dit si les deux adjectifs disent la même chose.",
  },
  debating: {
    asked:
      "À vous deux de parler : des exemples, des preuves, du charme. Par écrit ou à voix haute ; quand c’est dit, dites-le.",
    plays: "Deux personnes débattent, les autres écoutent. Vous jugerez ensuite.",
    waits: "Deux personnes débattent, les autres écoutent. Vous jugerez ensuite.",
    couch: "Deux personnes débattent. Personne d’autre ne s’en mêle.",
  },
  jury: {
    asked: "Les autres votent en secret. Prenez l’air sûr de vous.",
    plays:
      "La réponse était-elle sincère, cohérente et bien défendue ? Votez en secret, sans vous laisser attendrir : la règle est sous les boutons.",
    waits: "Le jury vote en secret.",
    couch: "Le jury vote en secret.",
  },
  passed: {
    asked: "Pas de réponse cette fois : aucun pari ne compte. On continue.",
    plays: "Pas de réponse cette fois : aucun pari ne compte. Continuez.",
    waits: "Pas de réponse cette fois : aucun pari ne compte.",
    couch: "Pas de réponse cette fois : aucun pari ne compte.",
  },
  testing: {
    asked:
      "Devinez la réponse de chacun, un par un. Avec la moitié de justes, vous gagnez la partie ; sinon, trois cases en arrière.",
    plays: "Répondez pour vous-même, en secret. On va essayer de vous deviner : la victoire est en jeu.",
    waits: "C’est noté. Vous pouvez encore changer d’avis tant que tout n’est pas rendu.",
    couch: "Quelqu’un essaie de deviner tout le monde. La moitié de justes, et c’est gagné.",
  },
  "test-turning": {
    asked: "On compare vos paris aux réponses, un par un. Respirez.",
    plays: "On compare les paris aux réponses, un par un.",
    waits: "On compare les paris aux réponses, un par un.",
    couch: "On compare les paris aux réponses, un par un.",
  },
  tested: {
    asked:
      "Il en manquait. Vous pouvez contester une réponse qui vous semble fausse ; sinon, on recule de trois cases et la partie continue.",
    plays: "Le test est jugé. Continuez quand vous avez vu.",
    waits: "Le test est jugé. La partie continue.",
    couch: "Le test est jugé. La partie continue.",
  },
  finished: {
    asked: "La partie est finie. Regardez qui connaît qui, puis dites s’il faut la garder.",
    plays: "La partie est finie. Regardez qui connaît qui, puis dites s’il faut la garder.",
    waits: "La partie est finie. Regardez qui connaît qui, puis dites s’il faut la garder.",
    couch: "La partie est finie. Une chaise vous attend pour la prochaine.",
  },
};

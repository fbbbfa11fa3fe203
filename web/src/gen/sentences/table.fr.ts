// Made by `make ui` from src/parlotte/locales. Do not edit.
import type { Params } from "../../lib/phrase";

export type Key = "match-cannot-go-on" | "table-aloud" | "table-back" | "table-bot-plays" | "table-busy" | "table-damaged" | "table-elsewhere" | "table-full" | "table-host" | "table-hush" | "table-joined" | "table-later" | "table-left" | "table-log-forgotten" | "table-log-kept" | "table-log-open" | "table-more-time" | "table-paused" | "table-reaction" | "table-scattered" | "table-word-adopted" | "table-word-gone" | "table-words-full";
export const said: Record<Key, (p: Params) => string> = {
  "match-cannot-go-on": () => "Une mise à jour a changé les règles, et cette partie ne peut pas continuer. Voici les points, tels qu’ils étaient : vous pouvez en lancer une nouvelle.",
  "table-aloud": () => "La télé lit à voix haute.",
  "table-back": (p) => String(p.name) + " est de retour.",
  "table-bot-plays": (p) => "Un robot joue pour " + String(p.name) + ".",
  "table-busy": () => "La table est très occupée : attendez un instant, puis recommencez.",
  "table-damaged": () => "On n’arrive plus à lire cette table, trop abîmée. Prévenez la personne qui tient la maison : elle a peut-être une sauvegarde.",
  "table-elsewhere": () => "Cette table est tenue par un autre serveur de la maison : rechargez la page pour la retrouver.",
  "table-full": () => "La table est complète : attendez qu’une place se libère.",
  "table-host": (p) => String(p.name) + " tient maintenant la table.",
  "table-hush": () => "La télé se tait : on lit ici.",
  "table-joined": (p) => String(p.name) + " arrive à la table.",
  "table-later": () => "Cette table tarde à venir : gardez cette page ouverte, elle réessaie toute seule.",
  "table-left": (p) => String(p.name) + " quitte la table.",
  "table-log-forgotten": () => "La partie est oubliée, comme promis : il n’en reste que le résultat.",
  "table-log-kept": () => "Tout le monde est d’accord : le souvenir de la partie est gardé.",
  "table-log-open": () => "Garder la partie d’avant ? Il est encore temps de répondre, dans le menu.",
  "table-more-time": (p) => String(p.name) + " ajoute un peu de temps pour tout le monde.",
  "table-paused": () => "La partie est en pause : reprenez-la d’abord.",
  "table-reaction": (p) => String(p.person) + " : " + String(p.kind),
  "table-scattered": () => "Cette table est ballottée d’un serveur à l’autre : le répartiteur de la maison ne garde pas ses joueurs ensemble. Laissez cette page ouverte, elle réessaie toute seule.",
  "table-word-adopted": (p) => "« " + String(p.word) + " » entre dans le lexique de la maison.",
  "table-word-gone": (p) => "« " + String(p.word) + " » quitte le lexique de la maison.",
  "table-words-full": (p) => "Le lexique de la maison est plein : « " + String(p.word) + " » ne compte que pour cette partie.",
};

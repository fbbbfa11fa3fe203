// French, the source language. Narrow no-break spaces before ! ? ; : and inside « ».
import { de } from "../../../locales/fr/elision";
import type { MeloView, Moved } from "../view";

const some = (n: number, one: string, many: string): string => (n < 2 ? `${n} ${one}` : `${n} ${many}`);
const squares = (n: number): string => some(n, "case", "cases");
const COLOURS = { melo: "gris", ego: "bleu", duo: "rouge" };
type Spoken = "" | "il" | "elle";

export const fr = {
  name: "Mélo Ego Duo",
  headline: (view: MeloView, names: (seat: number) => string) => {
    const { phase } = view;
    const who = names(view.turn);
    switch (phase.name) {
      case "asking":
        return `Question ${phase.number} · on devine ${who}`;
      case "speaking":
        return `Question ${phase.number} · ${names(phase.speaker)} parie`;
      case "turning":
        return `Question ${phase.number} · on retourne les paris`;
      case "revealed":
        return `Question ${phase.number} · la réponse ${de(who)}`;
      case "likeness":
        return "La table juge deux adjectifs";
      case "debating":
        return `« Je conteste ! » ${names(phase.by)} doute`;
      case "jury":
        return "« Je conteste ! » La table juge";
      case "passed":
        return `Question ${phase.number} · sans réponse`;
      case "finished":
        return "La partie est finie";
      default:
        return `Dernier test ${de(who)}`;
    }
  },
  kind: { melo: "MÉLO", ego: "EGO", duo: "DUO" },
  colour: COLOURS,
  squares,
  triumph: (winners: string[]) => `${winners.join(" et ")} lit dans les cœurs !`,
  standing: (square: number) => `case ${square}`,
  players: "Autour de la table",
  playersMore: "Autour de la table, suite",
  bar: {
    contest: "Je conteste !",
    defend: "Défendez-vous !",
    test: "Dernier test",
    couch: "Vous regardez depuis le canapé",
    judges: "La table juge",
    contests: (name: string) => `${name} conteste la réponse`,
    contestsYou: (name: string) => `${name} conteste votre réponse`,
    youContest: (name: string) => `Vous contestez la réponse ${de(name)}`,
    yourTest: "Vous devinez tout le monde",
    testOf: (name: string) => `${name} devine tout le monde`,
    yourQuestion: "On vous devinait",
    questionOf: (name: string) => `On devinait ${name}`,
    questioned: (spoken: Spoken): string =>
      ({ il: "C’est vous, le Questionné", elle: "C’est vous, la Questionnée", "": "À vous de répondre" })[
        spoken
      ],
    detective: (spoken: Spoken): string =>
      ({ il: "Vous êtes Détecteur", elle: "Vous êtes Détectrice", "": "À vous de deviner" })[spoken],
  },
  card: {
    own: "de la table",
    right: (n: number) => `juste : +${squares(n)}`,
    guessed: (n: number) => `+${squares(n)} à qui vous devine`,
    plus: (n: number) => `+${squares(n)}`,
  },
  square: {
    start: "DÉPART",
    plus: "+2",
    minus: "−2",
    prems: "PREMS",
    der: "DER",
    jok: "+ jok",
    test: ["DERNIER", "TEST"] as [string, string],
  },
  track: {
    label: (n: number) => `Le parcours : le départ, ${n} cases, le dernier test`,
    square: (n: number, says: string): string => (n === 0 ? says : `Case ${n}, ${says}`),
  },
  path: {
    mine: "Votre pion",
    of: (name: string) => `Le pion ${de(name)}`,
    left: (n: number): string => (n === 0 ? "au dernier test" : `encore ${squares(n)}`),
    there: "au dernier test !",
  },
  names: { me: "Moi", bot: "robot" },
  moved: ({ special, start, to, jok }: Moved, name: string | null): string => {
    const far = Math.abs(to - start);
    const goes = (verb: string, yours: string): string =>
      name === null ? `vous ${yours}` : `${name} ${verb}`;
    switch (special) {
      case "plus":
        return far === 0 ? "" : `Case +2 : ${goes("avance", "avancez")} de ${squares(far)}.`;
      case "minus":
        return far === 0 ? "" : `Case −2 : ${goes("recule", "reculez")} de ${squares(far)}.`;
      case "prems":
        return far === 0 ? "" : `PREMS : ${goes("file", "filez")} devant, ${squares(far)} plus loin.`;
      case "der":
        return far === 0 ? "" : `DER : ${goes("recule", "reculez")} de ${squares(far)}.`;
      case "jok":
        return jok ? `${name ?? "Vous"} ${name === null ? "gagnez" : "gagne"} un jok ${COLOURS[jok]}.` : "";
      default:
        return "";
    }
  },
  again: {
    jok: (name: string | null): string =>
      name === null
        ? "Vous donnez un jok : voici une autre carte."
        : `${name} a donné un jok : voici une autre carte.`,
    silent: (name: string | null): string =>
      name === null
        ? "Le temps a filé : un jok est parti, voici une autre carte."
        : `Le temps a filé : ${name} perd un jok, voici une autre carte.`,
  },
  jok: {
    yours: "Vos joks",
    pass: "Passer",
    give: {
      melo: "Passer, un jok gris",
      ego: "Passer, un jok bleu",
      duo: "Passer, un jok rouge",
    },
    has: {
      melo: (n: number): string => (n === 0 ? "Plus de jok gris" : some(n, "jok gris", "joks gris")),
      ego: (n: number): string => (n === 0 ? "Plus de jok bleu" : some(n, "jok bleu", "joks bleus")),
      duo: (n: number): string => (n === 0 ? "Plus de jok rouge" : some(n, "jok rouge", "joks rouges")),
    },
    refuse: "Refuser : −3 cases",
    refuseShort: "Refuser",
    refuseTitle: "Refuser de répondre ?",
    refuseAnswer: "Sans jok de cette couleur, un refus coûte trois cases, et votre tour s’arrête là.",
    refuseGuess: "Sans jok de cette couleur, un refus coûte trois cases. Un pari au hasard ne coûte rien…",
    refuseYes: "Reculer de trois cases",
    refuseNo: "Finalement, je réponds",
  },
  adjective: {
    label: "Un adjectif, un seul",
    labelGuess: "Quel adjectif a-t-on choisi ?",
    help: "Accents, genre et pluriel sont pardonnés ; un proche synonyme aussi.",
  },
  reply: {
    yourAnswer: "Votre réponse",
    guessOf: (name: string) => `La réponse ${de(name)}, selon vous`,
    whatDid: (name: string) => `Qu’a répondu ${name} ?`,
    hasAnswered: () => "Déjà coché, en secret.",
    isThinking: () => "Réfléchit encore.",
    myself: "moi",
    pickFirst: "Choisissez",
    writeFirst: "Écrivez un adjectif",
    later: "Partira dès le retour du réseau",
    isName: (name: string): string => (name === "moi" ? "C’est moi !" : `C’est ${name}`),
    isChoice: (n: number) => `Ma réponse : le ${n}`,
    isWord: (word: string) => `C’est « ${word} »`,
    betName: (name: string): string => (name === "moi" ? "Parier sur moi" : `Parier sur ${name}`),
    betChoice: (n: number) => `Parier sur le ${n}`,
    betWord: (word: string) => `Parier sur « ${word} »`,
    secret: "Votre réponse reste cachée jusqu’au bout.",
    secretGuess: "Votre pari reste caché jusqu’à la fin.",
    counted: (told: string) => `Le temps a filé : « ${told} » a compté quand même.`,
    lost: "Le temps a filé avant que votre choix n’arrive.",
    missedAnswer: "Le temps a filé sans votre réponse.",
    missedGuess: "Le temps a filé : pas de pari pour vous cette fois.",
  },
  given: {
    answer: "C’est noté, motus !",
    answerHelp: "Les autres vous devinent. Gardez votre air le plus innocent.",
    guess: "Pari posé !",
    guessHelp: "On retourne tout quand tout le monde a parié.",
    jok: "Jok donné",
    jokHelp: "Ni pari, ni risque. Personne ne le voit avant la fin.",
    refused: "Refus noté",
    refusedHelp: "Trois cases en arrière quand on retournera les paris.",
    change: "Changer d’avis",
    changeJok: "Finalement, je parie",
  },
  replies: {
    label: "Les paris",
    answers: (name: string) => `${name} a répondu`,
    how: { said: "", jok: "a donné un jok", refused: "a refusé", silent: "n’a rien dit" },
    alike: "pareil",
    unlike: "pas pareil",
    moved: (n: number): string =>
      n > 0 ? `avance de ${squares(n)}` : n < 0 ? `recule de ${squares(-n)}` : "ne bouge pas",
  },
  turning: {
    title: "Regardez le grand écran",
    below: (name: string) => `Les paris se retournent un à un, la réponse ${de(name)} en dernier.`,
  },
  next: {
    mine: "À vous la prochaine question",
    of: (name: string) => `Au suivant : ${name}`,
    waiting: "On attend les autres…",
  },
  reveal: {
    title: (n: number, name: string): string =>
      n === 0
        ? `Personne n’a deviné ${name}`
        : n === 1
          ? "Une seule personne a vu juste"
          : `${n} personnes ont vu juste`,
    yours: (n: number): string =>
      n === 0
        ? "Mystère complet : vous restez une énigme !"
        : n === 1
          ? "Quelqu’un vous connaît bien"
          : `${n} personnes lisent en vous`,
    right: (n: number) => `Bien vu ! Vous avancez de ${squares(n)}`,
    wrong: (name: string) => `Raté… ${name} cache bien son jeu`,
    how: {
      said: "",
      jok: "Vous aviez donné un jok",
      refused: "Vous avez refusé",
      silent: "Vous n’avez pas parié",
    },
    verdict: (winner: string, sincere: boolean, n: number): string =>
      `${sincere ? "La table y croit" : "La table en doute"} : ${winner} avance de ${squares(n)}.`,
    wonYou: (n: number) => `La table vous donne raison : +${squares(n)}`,
    lostYou: (name: string) => `La table donne raison à ${name}`,
    votes: (ayes: number, noes: number): string =>
      ayes + noes === 0 ? "Personne n’a voté." : `${ayes} pour la sincérité, ${noes} contre`,
    mayContest: (names: string) => `Encore une chance de contester : ${names}.`,
  },
  contest: {
    act: "Je conteste !",
    decline: "Je laisse passer",
    likeness: "Mon mot veut dire pareil",
  },
  debate: {
    label: "Le débat",
    you: "Vous",
    of: (name: string, test: boolean): string => (test ? `${name} se défend` : `${name}, sur la sellette`),
    by: (name: string) => `${name} conteste`,
    quoted: (text: string) => `« ${text} »`,
    speaks: "parle à voix haute, ou prépare sa phrase…",
    saidAloud: "L’a dit à voix haute.",
    yourAnswer: (answer: string) => `Votre réponse : « ${answer} ».`,
    answered: (answer: string, name: string) => `« ${answer} », a répondu ${name}.`,
    yourGuess: (guess: string) => `Vous aviez parié : « ${guess} ».`,
    guessed: (guess: string, name: string) => `${name} avait parié : « ${guess} ».`,
    example: "Un exemple qui vous ressemble",
    reply: "Pourquoi vous n’y croyez pas",
    aloud: "Je le dis à voix haute",
    aloudNow: "Parlez, la table écoute.",
    write: "Plutôt écrire",
    send: "L’envoyer",
    rest: "J’ai tout dit",
    restDone: "Vous avez tout dit. À l’autre de finir.",
    listen: "Écoutez : personne d’autre ne s’en mêle.",
    willJudge: (n: number): string => (n < 2 ? "jugera" : "jugeront"),
    youWillJudge: "vous jugerez",
  },
  ballot: {
    voters: "Qui vote",
    hasVoted: (name: string, done: boolean): string => (done ? `${name} a voté` : `${name} réfléchit`),
    count: (done: number, all: number): string =>
      done < 2 ? `${done} sur ${all} a voté` : `${done} sur ${all} ont voté`,
    others: "Les autres votent.",
  },
  jury: {
    title: (name: string) => `Croyez-vous ${name} ?`,
    theyJudge: "Le jury délibère",
    yes: "Oui, c’est sincère",
    no: (name: string) => `Non, ${name} a raison`,
    rule: (name: string) => `Qui gagne avance de 2 cases. Égalité : pour ${name}.`,
    ruleTest: (name: string) => `Il faut une majorité pour donner raison à ${name}.`,
    silent: "Croisez les doigts : le vote est secret.",
  },
  likeness: {
    title: "Est-ce que ça dit la même chose ?",
    asks: (name: string) => `${name} en appelle à la table.`,
    answer: (name: string) => `${name} a répondu`,
    guess: (name: string) => `${name} a parié`,
    yes: "Oui, pareil",
    no: "Non, pas du tout",
    rule: "La majorité décide. Égalité : c’est non.",
    yours: "La table juge votre adjectif.",
  },
  passed: {
    you: {
      refused: "Vous avez refusé de répondre",
      silent: "Le temps a filé sans réponse",
      left: "Vous étiez ailleurs",
      nobody: "Personne n’a répondu à votre test",
    },
    other: {
      refused: (name: string) => `${name} refuse de répondre`,
      silent: (name: string) => `${name} n’a rien dit`,
      left: (name: string) => `${name} est ailleurs`,
      nobody: (name: string) => `Personne n’a répondu au test ${de(name)}`,
    },
    back: (n: number) => `${squares(n)} en arrière. Aucun pari ne compte.`,
    nothing: "Personne ne bouge. On passe à la suite.",
  },
  test: {
    partner: "répondez pour vous",
    partners: "Qui voulez-vous deviner ?",
    hasGuess: "deviné",
    noGuess: "pas encore deviné",
    needed: (n: number, of: number): string => `${n === 1 ? "1 juste" : `${n} justes`} sur ${of} : gagné`,
    missed: "Raté, ce serait trois cases en arrière, et on continue.",
    pick: (name: string) => `Que choisit ${name} ?`,
    next: (name: string) => `Au suivant : ${name}`,
    handIn: "C’est mon dernier mot",
    none: "rien encore",
    given: "Tout est dit !",
    givenHelp: "On retourne tout quand chacun a répondu pour soi.",
    change: "Revoir mes paris",
    counted: "Le temps a filé : vos paris ont compté tels quels.",
  },
  tested: {
    label: "Le dernier test",
    turning: (name: string, right: number, needed: number) =>
      `${name} : ${right} juste${right < 2 ? "" : "s"}, il en faut ${needed}`,
    look: (name: string) => `${name} devinait tout le monde. On compare, un à un.`,
    youPass: "Vous avez gagné !",
    passes: (name: string) => `${name} a passé le dernier test !`,
    youMiss: (right: number, needed: number) => `${right} sur les ${needed} qu’il fallait…`,
    misses: (name: string, right: number, needed: number) =>
      `${name} : ${right} sur les ${needed} qu’il fallait`,
    youFail: (n: number) => (n ? `Raté : ${squares(n)} en arrière` : "Raté : votre pion ne bouge pas"),
    fails: (name: string, n: number) =>
      n ? `${name} recule de ${squares(n)}` : `Test raté, mais ${name} ne bouge pas`,
    guessed: (guess: string) => `pari : ${guess}`,
    noGuess: "pas de pari",
    right: "juste",
    wrong: "faux",
    won: "contesté, gagné",
    lost: "contesté, perdu",
    contest: (name: string) => `Contester ${name}`,
    doubt: "Contester",
    bow: "Je m’incline",
    mayContest: (name: string) => `${name} peut encore contester.`,
  },
  wait: {
    answers: (name: string) => `${name} répond en secret`,
    speaks: (name: string) => `${name} dit son pari`,
    first: "Personne n’a encore parlé.",
    theyAnswer: "Chacun répond pour soi",
    test: (name: string) => `${name} devine tout le monde`,
    yours: (told: string) => `Votre réponse, en secret : ${told}`,
    secrets: "Les réponses restent cachées, même pour vous.",
  },
};
export type MeloWords = typeof fr;

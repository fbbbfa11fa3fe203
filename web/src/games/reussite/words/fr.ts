// French, the source. Narrow no-break spaces before ! ? ; : and inside « ».
import type { Kind, ReussiteView } from "../view";

const NUMBERS = [
  "zéro",
  "un",
  "deux",
  "trois",
  "quatre",
  "cinq",
  "six",
  "sept",
  "huit",
  "neuf",
  "dix",
  "onze",
  "douze",
];
const spelled = (n: number): string => NUMBERS[n] ?? String(n);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const some = (n: number, one: string, many: string): string => (n < 2 ? `${n} ${one}` : `${n} ${many}`);
const NAMES: Record<Kind, string> = { plain: "", blue: " bleu", star: "étoile", petard: "pétard" };
const card = (kind: Kind, letter: string): string =>
  kind === "plain" || kind === "blue"
    ? `${letter}${NAMES[kind]}`
    : letter
      ? `${NAMES[kind]} pour ${letter}`
      : NAMES[kind];
const petards = (n: number): string => (n === 1 ? "un pétard" : `${spelled(n)} pétards`);
const wild = (kind: Kind): string => (kind === "star" ? "une étoile" : "un pétard");

export const fr = {
  name: "La Réussite",
  headline: (view: ReussiteView, names: (seat: number) => string) => {
    if (view.phase.name === "covering" && view.owner !== null)
      return `${names(view.owner)} couvre les colonnes`;
    if (view.phase.name === "refilling" && view.owner !== null)
      return `${names(view.owner)} remplit une colonne`;
    if (view.phase.name === "turning" && view.owner !== null)
      return `${names(view.owner)} va retourner la pioche`;
    if (view.phase.name === "undoing" && view.undo)
      return `${names(view.undo.by ?? 0)} voudrait revenir en arrière`;
    if (view.phase.name === "voting") return "La table vote";
    if (view.phase.name === "yielding") return "On s’arrête là, ou pas";
    if (view.proposal)
      return view.phase.name === "judging"
        ? `${names(view.proposal.by)} demande à la table`
        : `${names(view.proposal.by)} propose un mot`;
    return view.words.length === 0
      ? "Videz tout, gardez les trois pétards au sec"
      : some(view.words.length, "mot écrit", "mots écrits");
  },
  count: (n: number) => some(n, "mot", "mots"),
  triumph: "Réussie, tous ensemble !",
  card,
  laid: (word: string, cards: string) => `${word} : ${cards}`,
  refilled: "Une colonne vide reçoit une carte.",
  voted: "Quelqu’un a voté.",
  takeOver: "N’importe qui peut choisir.",
  moment: {
    covering: "On couvre les colonnes",
    writing: "On cherche un mot",
    proposed: "Un mot est proposé",
    voting: "La table vote",
    judging: "Ce mot existe-t-il ?",
    refilling: "On remplit une colonne",
    turning: "La pioche va se retourner",
    undoing: "Revenir en arrière ?",
    yielding: "Abandonner ?",
    finished: "La fin de la donne",
  },

  bar: {
    alone: "En solitaire",
    together: (n: number) => `À ${spelled(n)}, tous ensemble`,
    only: "En solo pour l’instant",
    day: "La donne du jour",
    dayOf: (date: string) => `La donne du ${date}`,
    youCover: "C’est à vous de couvrir",
    youRefill: "C’est à vous de choisir",
    anyone: "Le premier qui veut choisit",
    yourWord: "Votre mot est sur la table",
    couch: "Vous regardez depuis le canapé",
    help: "Un coup de pouce",
    players: "Autour de la table",
  },
  stats: {
    stock: (n: number) => (n === 0 ? "Pioche vide" : n === 1 ? "Pioche, 1 carte" : `Pioche, ${n} cartes`),
    stockName: "Pioche",
    toCome: (n: number) =>
      n === 0 ? "Plus rien à retourner" : n === 1 ? "1 carte à venir" : `${n} cartes à venir`,
    words: (n: number): string => (n < 2 ? "mot" : "mots"),
    list: (n: number) =>
      n === 0 ? "Aucun mot écrit" : n === 1 ? "Voir le mot écrit" : `Voir les ${n} mots écrits`,
    stars: "étoiles",
    starsName: "Étoiles",
    played: (n: number, of: number) => (n < 2 ? `${n} jouée sur ${of}` : `${n} jouées sur ${of}`),
    petards: "Pétards",
    add: "Mettre un pétard dans le mot",
    allBurnt: (n: number) =>
      n === 0 ? "aucun pétard brûlé" : n === 1 ? "un pétard brûlé" : `${spelled(n)} pétards brûlés`,
    burnt: (n: number) => (n === 0 ? "aucun brûlé" : n === 1 ? "un brûlé" : `${spelled(n)} brûlés`),
    left: (n: number) =>
      n === 0 ? "Plus de pétard" : n === 1 ? "Un pétard gardé" : `${capital(spelled(n))} pétards gardés`,
  },
  columns: {
    label: "Les colonnes",
    column: (n: number, cards: string) => `Colonne ${n} : ${cards} accessible`,
    empty: (n: number) => `Colonne ${n} : vide`,
    both: (there: string, taken: string) => `${there} ; ${taken}`,
    moved: (cards: string) => `déplacé${cards.includes(",") ? "es" : "e"} : ${cards}`,
    taken: (cards: string) => `dans le mot : ${cards}`,
    take: (card: string, n: number) => `Prendre ${card}, colonne ${n}`,
    cover: (n: number) => `Couvrir la colonne ${n}`,
    lend: (card: string, n: number) => `Donner ${card}, colonne ${n}`,
    gap: (n: number) => `Colonne ${n}, vide : y déplacer une carte`,
    into: (card: string, n: number) => `Déplacer ${card}, colonne ${n}`,
    locked: (n: number) => `Colonne ${n}, arrêtée`,
  },
  word: {
    title: "Votre mot",
    label: "Votre mot, carte par carte",
    tile: (card: string) => `${card} : remettre en place`,
    wild: (card: string) => `${card} : choisir sa lettre`,
    move: (card: string) => `${card} : changer de place`,
    exists: (word: string) => `« ${word} » existe`,
    adopted: (word: string) => `« ${word} », mot de la maison`,
    accepted: (word: string) => `« ${word} », accepté dans cette partie`,
    unknown: (word: string) => `« ${word} » : inconnu`,
    more: (n: number) => (n === 1 ? "encore une carte" : `encore ${spelled(n)} cartes`),
    arrange: "Changer l’ordre",
    arranging: "Touchez une carte, puis sa nouvelle place.",
    undo: "Défaire",
    clear: "Effacer",
    propose: (n: number) => `Proposer ce mot de ${n} cartes`,
    alone: (n: number) => `Écrire ce mot de ${n} cartes`,
    plead: "Demander à la table",
    vouch: "Il existe, je le jure",
    swear: (word: string) => `Vous jurez que « ${word} » existe ?`,
    swearHelp: "Il comptera dans cette partie, et le résultat dira « sur parole ».",
    swearYes: "Oui, je le jure",
    swearNo: "Non, je cherche encore",
    nothing: "Touchez les cartes du bas",
    tooShort: "Il faut au moins quatre cartes",
    isA: (kind: Kind, letter: string) =>
      kind === "star" ? `L’étoile est un ${letter}` : `Le pétard est un ${letter}`,
    which: (kind: Kind): string =>
      kind === "star" ? "Choisir la lettre de l’étoile" : "Choisir la lettre du pétard",
    with: (letter: string, word: string) => `Avec un ${letter} : ${word}`,
    cannot: "Ce mot ne peut pas se jouer",
    noSuchWord: "Ce mot n’existe pas ici",
    notThere: (word: string) => `Il n’y a pas de quoi écrire ${word}.`,
    shifting: "Quelle carte déplacer dans la colonne vide ?",
    cancel: "Laisser",
    digits: "Touchez une colonne, ou tapez son chiffre, de 1 à 7.",
    typed: "Au clavier : tapez le mot, Entrée le propose, Échap l’efface.",
    bot: (name: string) => `${name} cherche un mot…`,
  },
  say: {
    star: "Cette étoile est un…",
    petard: "Ce pétard est un…",
    label: "Lettre",
    letter: (letter: string) => `Lettre ${letter}`,
    backStar: "Remettre l’étoile",
    backPetard: "Remettre le pétard",
    yes: (letter: string) => `Oui, un ${letter}`,
    none: "Choisissez une lettre",
    once: "une seule étoile par mot",
    spent: "un pétard brûlé ne revient pas",
  },
  others: {
    composes: (name: string) => `${name} compose`,
    list: "Ce que composent les autres",
    last: (name: string, word: string) => `${name} a écrit ${word}`,
    lastMine: (word: string) => `Vous avez écrit ${word}`,
    quiet: "Chacun cherche. Le premier qui trouve propose.",
  },
  cover: {
    title: "Où poser la prochaine carte ?",
    help: (n: number) =>
      n === 1 ? "Une seule colonne est ouverte." : `${capital(spelled(n))} colonnes sont ouvertes.`,
    stop: "On s’arrête sur une lettre bleue ou une étoile.",
    arrows: "Les colonnes à couvrir",
    all: "Distribuer tout seul",
    others: (name: string) => `${name} choisit où va la prochaine carte`,
    othersHelp: "Après vingt secondes, n’importe qui pourra choisir.",
    then: "Ensuite, un autre pourra choisir à votre place.",
  },
  refill: {
    title: "Quelle colonne donne sa dernière carte ?",
    help: "Une colonne est vide : elle reçoit le bas d’une autre.",
    one: "Elle va dans la colonne vide, là où est la flèche.",
    many: "Elle va dans la colonne fléchée. Pour en remplir une autre, touchez son +.",
    receives: (n: number) => `Colonne ${n}, vide : c’est elle qui reçoit`,
    receive: (n: number) => `Colonne ${n}, vide : plutôt celle-ci`,
    keeps: "1 carte",
    onlyOne: (n: number) => `Colonne ${n} : 1 carte, elle la garde`,
    others: (name: string) => `${name} remplit une colonne vide`,
  },
  turn: {
    title: "La pioche va se retourner",
    help: "Une erreur ? C’est le moment de revenir en arrière.",
    yes: "Retourner la carte",
    others: (name: string) => `${name} va retourner la pioche`,
    othersHelp: "Encore un instant, au cas où.",
    tv: "Encore un instant, au cas où le doigt aurait glissé.",
  },
  back: {
    mine: "Revenir en arrière",
    ask: (word: string) => (word ? `Reprendre ${word} ?` : "Reprendre cette carte ?"),
    askBriefly: "Demander à revenir",
    word: (word: string) => `On reprend « ${word} » ?`,
    refill: "On reprend la dernière carte déplacée ?",
    asks: (name: string) => `${name} voudrait revenir en arrière.`,
    youAsk: "Vous demandez à revenir en arrière.",
    vote: "Quelqu’un a dit non : la table vote. À égalité, rien ne change.",
    soon: (n: number) =>
      n < 2 ? "Si vous ne dites rien, on revient." : `Si vous ne dites rien, on revient dans ${n} s.`,
    soonMine: (n: number) =>
      n < 2 ? "Si personne ne dit rien, on revient." : `Si personne ne dit rien, on revient dans ${n} s.`,
    no: "Non, on garde",
    yes: "Oui, on revient",
    withdraw: "Laisser comme ça",
  },
  proposal: {
    asks: (word: string) => `« ${word}, ça vous va ? »`,
    mine: (word: string) => `Vous proposez ${word}`,
    tiles: (word: string) => `Les cartes de ${word}`,
    cards: (n: number, kind: Kind | null, letter: string) =>
      kind === null ? `${n} cartes` : `${n} cartes, dont ${wild(kind)} pour le ${letter}`,
    many: (n: number) => `${n} cartes, dont plusieurs jokers`,
    soon: (n: number) =>
      n < 2 ? "Si vous ne dites rien, il se joue." : `Si vous ne dites rien, il se joue dans ${n} s.`,
    brief: (n: number) => (n < 2 ? "Il se joue." : `Il se joue dans ${n} s.`),
    soonMine: (n: number) =>
      n < 2 ? "Si personne ne dit rien, il se joue." : `Si personne ne dit rien, il se joue dans ${n} s.`,
    wait: "Attendez !",
    yes: "Oui, on le joue",
    withdraw: "Reprendre mon mot",
    lit: (n: number, burnt: number, first: boolean) =>
      `${n} cartes, dont ${petards(burnt)}${first ? " : adieu le triomphe" : ""}`,
    farewell: (burnt: number) => `${capital(petards(burnt))} : adieu le triomphe.`,
    leaves: (n: number) =>
      n === 0 ? "Il ne restera rien !" : n === 1 ? "Il restera une carte." : `Il restera ${n} cartes.`,
    fatal: (n: number) =>
      n === 1
        ? "Il ne restera qu’une carte : la donne s’arrêtera là."
        : `Il ne restera que ${n} cartes : la donne s’arrêtera là.`,
  },
  poll: {
    vote: (word: string) => `On joue « ${word} » ?`,
    voteHelp: "Quelqu’un a dit d’attendre. La table vote ; à égalité, on ne le joue pas.",
    voteNo: "Non, pas celui-là",
    voteYes: "Oui, on le joue",
    judge: (word: string) => `« ${word} » existe-t-il ?`,
    judgeHelp: "Inconnu de notre lexique. Si tous disent oui, il se joue, et la maison l’adopte.",
    judgeNo: "Non, jamais vu",
    judgeYes: "Oui, il existe",
    give: "On abandonne ?",
    giveHelp: "Il faut plus de la moitié des joueurs.",
    giveBy: (names: string, n: number) =>
      n < 2 ? `${names} voudrait abandonner.` : `${names} voudraient abandonner.`,
    giveNo: "On continue",
    giveYes: "On abandonne",
    count: (ayes: number, noes: number) => `${ayes} pour, ${noes} contre`,
    ayes: "pour",
    noes: "contre",
    pending: "réfléchit",
    says: (name: string, said: string) => `${name} : ${said}`,
    yours: "C’est votre mot : aux autres d’en juger.",
    faces: "Les voix",
  },
  stuck: {
    title: "Plus aucun mot du lexique",
    help: {
      voted: "Un mot que la table adopte, peut-être ?",
      trusted: "Un mot sur parole, peut-être ?",
      refused: "Il ne reste qu’à s’arrêter là.",
    },
    day: "La donne du jour s’arrête là.",
    what: "Que faire ?",
  },
  help: {
    title: "Un coup de pouce",
    counted: (n: number) =>
      n === 0
        ? "Le résultat dira si on vous a aidé."
        : `Déjà ${some(n, "coup de pouce", "coups de pouce")} : le résultat le dira.`,
    nudge: "Un indice",
    nudgeHelp: "Sa première lettre et sa longueur, pas plus.",
    nudged: (length: number, first: string) => `Il y a un mot de ${length} cartes qui commence par ${first}.`,
    word: "Un mot tout fait",
    wordHelp: "Il se pose en bas : proposez-le.",
    wordAlone: "Ses cartes se posent toutes seules : il reste à l’écrire.",
    wordInstead: "Il remplace le vôtre ; « Défaire » vous le rend.",
    winnable: "Encore gagnable ?",
    winnableHelp: "La pioche est vide : on peut chercher jusqu’au bout.",
    winnableLater: "On ne peut le savoir qu’une fois la pioche vide.",
    yes: (n: number) =>
      n === 1 ? "Oui : en un seul mot, sans pétard !" : `Oui : en ${spelled(n)} mots, sans pétard.`,
    no: "Pas trouvé. Ce qui ne veut pas dire impossible !",
    stuck: "Le lexique n’a plus un seul mot pour ces cartes, même avec les pétards.",
    none: "Pas trouvé cette fois. Cherchez encore, on ne sait jamais.",
    looking: "On cherche…",
    bot: (name: string) => `Demander un mot à ${name}`,
    botHelp: "Il réfléchit, puis propose.",
    left: (n: number) =>
      n === 0 ? "La pioche est vide" : `Ce qui reste dans la pioche : ${some(n, "carte", "cartes")}`,
    leftHelp: "L’ordre, lui, reste un mystère.",
    giveUp: "Abandonner la donne",
    giveUpHelp: "Vous verrez la solution.",
    sure: "Vraiment abandonner ?",
    sureAlone: "La donne s’arrête ici, et vous verrez la solution.",
    sureMany: "La table vote : il faut plus de la moitié des joueurs.",
    sureYes: "Abandonner",
    sureNo: "Chercher encore",
    rules: "Les règles",
    times: (letter: string, n: number) => `${letter} : ${n}`,
  },
  list: {
    trusted: "sur parole",
    title: (alone: boolean): string => (alone ? "Vos mots" : "Nos mots"),
    none: "Pas encore un seul mot. Quatre cartes suffisent.",
    star: "avec une étoile",
    petards: (n: number) => `avec ${petards(n)}`,
  },
  end: {
    title: { triumph: "Triomphe !", petards: "Réussie !", failed: "Pas cette fois" },
    triumph: (n: number) => `${capital(spelled(n))} ${n < 2 ? "mot" : "mots"}, et pas un pétard de brûlé.`,
    petards: (n: number, burnt: number) =>
      `${capital(spelled(n))} ${n < 2 ? "mot" : "mots"}, et ${petards(burnt)} pour la fin.`,
    failed: (left: number) =>
      left === 1
        ? "Une carte n’a pas trouvé son mot."
        : `${capital(spelled(left))} cartes n’ont pas trouvé leur mot.`,
    gaveUp: "Abandonnée, mais avec les honneurs.",
    outOfTime: "Le sablier a parlé.",
    shareDay: (date: string) => `Parlotte · Réussite du ${date}`,
    shareDeal: (code: string) => `Parlotte · Réussite, donne ${code}`,
    result: (n: number, par: number | null) =>
      par === null || n < par
        ? some(n, "mot", "mots")
        : `${some(n, "mot", "mots")}, ${par} ${par < 2 ? "possible" : "possibles"}`,
    trusted: (n: number) => (n === 1 ? "un mot sur parole" : `${spelled(n)} mots sur parole`),
    leftOver: (n: number) => some(n, "carte restée", "cartes restées"),
    hints: (n: number) => (n === 0 ? "sans aide" : some(n, "coup de pouce", "coups de pouce")),
    score: (stars: number, plain: number) => `${some(stars, "mot", "mots")} avec étoile, ${plain} sans`,
    best: (n: number) => `Votre record sur cette donne : ${some(n, "mot", "mots")}`,
    streak: (n: number) => (n === 1 ? "1er jour" : `${n} jours de suite`),
    possible: (n: number) => (n === 1 ? "C’était possible en un mot." : `C’était possible en ${n} mots.`),
    possibleHelp: "Voici par où commencer.",
    possibleSame: "Et vous l’avez fait !",
    possibleBetter: "Et vous avez fait mieux !",
    solution: "La solution",
    showSolution: "Voir la solution",
    stepFirst: "Voici par où commencer.",
    stepThen: "On couvre, et on continue.",
    stepEmpty: "La pioche est vide, on continue.",
    stepLast: "Et plus rien sur la table !",
    searching: "On cherche la meilleure solution…",
    notFound: "Pas de meilleure solution trouvée, cette fois.",
    noneFound: "Pas de solution trouvée, cette fois.",
    later: "La solution, ce sera pour plus tard.",
    askAgain: "Redemander",
    stopped: "Partie arrêtée",
    stoppedBelow: (n: number, left: number) =>
      `${some(n, "mot écrit", "mots écrits")}, ${some(left, "carte restait", "cartes restaient")}.`,
    step: (at: number, of: number) => `${at} sur ${of}`,
    previous: "Mot précédent",
    next: "Mot suivant",
    copy: "Copier pour les cousins",
    copied: "Copié !",
    byHand: "À copier à la main",
    sign: "Signer votre résultat ?",
    signHelp: "Vos cousins verront de qui il vient.",
    signYes: "Signer et copier",
    signNo: "Copier sans prénom",
    again: "Une autre donne",
    other: "Autre jeu",
    lobby: "À la table",
    code: (code: string) => `Donne ${code}`,
  },
  couch: {
    stays: "Vous êtes sur le canapé : une chaise vous attend à la prochaine donne.",
  },
  tv: {
    plays: (name: string) => `${name} joue`,
    composes: (name: string) => `${name} compose`,
    proposes: (name: string) => `${name} propose`,
    covers: (name: string) => `${name} choisit où va la prochaine carte`,
    anyone: "N’importe qui peut choisir",
    refills: (name: string) => `${name} remplit une colonne vide`,
    gaps: (n: number) => `${capital(spelled(n))} colonnes sont vides : chacune reçoit le bas d’une autre.`,
    vote: "On joue ce mot ?",
    noObjection: "Sans objection, on le joue.",
    noObjectionUndo: "Sans objection, on revient en arrière.",
    search: "Cherchez un mot de quatre cartes ou plus",
    searchHelp: "Les cartes du bas se prennent ; en prendre une libère celle du dessus.",
    again: "Encore une donne ?",
    tellHost: "Dites-le sur votre téléphone.",
  },
};
export type ReussiteWords = typeof fr;

// French, the source language. Narrow no-break spaces before ! ? ; : and inside « ».
import { de } from "../../../locales/fr/elision";
import type { CoquillaudeView } from "../view";

const some = (n: number, one: string, many: string): string => (n < 2 ? `${n} ${one}` : `${n} ${many}`);
const NUMBERS = ["zéro", "une", "deux", "trois", "quatre"];
const spelled = (n: number): string => NUMBERS[n] ?? String(n);
const spaced = (letters: readonly string[]): string => letters.join(", ");
const together = (names: string[]): string =>
  [names.slice(0, -1).join(", "), names.slice(-1)].filter((one) => one.length > 0).join(" et ");

export const fr = {
  name: "La Coquillaude",
  headline: (view: CoquillaudeView, names: (seat: number) => string) => {
    const { phase } = view;
    const now = {
      gifts: () => ("seat" in phase ? `un cadeau pour ${names(phase.seat)}` : ""),
      question: () => ("seat" in phase ? `une question pour ${names(phase.seat)}` : ""),
      answered: () => ("seat" in phase ? `la réponse ${de(names(phase.seat))}` : ""),
      appeal: () => "la table juge",
      compose: () => "composez en secret",
      announce: () => "les annonces",
      minute: () => "la minute d’anagrammes",
      placed: () => "le mot est posé",
      ended: () => "la partie est finie",
    }[phase.name]();
    return `Tour ${view.round} · ${now}`;
  },
  points: (n: number) => some(n, "point", "points"),
  pointsOnly: "points",
  letters: (n: number) => some(n, "lettre", "lettres"),
  seconds: (tenths: number) => `${(tenths / 10).toFixed(1).replace(".", ",")} s`,
  lived: (born: number | null, died: number | null): string => {
    const year = (n: number): string => (n < 0 ? `${-n} av. J.-C.` : String(n));
    if (born === null) return died === null ? "" : `(† ${year(died)})`;
    if (died === null) return `(${year(born)})`;
    return `(${born < 0 && died < 0 ? -born : year(born)}–${year(died)})`;
  },
  goOn: "Continuer",
  waiting: "On attend les autres…",
  triumph: (winners: string[]) =>
    winners.length > 1
      ? `${together(winners)} se partagent le dernier mot !`
      : `${together(winners)} a le dernier mot !`,
  dice: (number: string) => `Les dés : ${number}`,
  direction: { right: "à plat", down: "debout", falling: "descend", rising: "monte" },
  bar: {
    minute: "La minute d’anagrammes",
    hasPlaced: (name: string, word: string, own: boolean) =>
      own ? `Vous avez posé ${word}` : `${name} a posé ${word}`,
    compose: (round: number) => `Tour ${round} · composez en secret`,
    judge: "La table juge",
    answer: (round: number) => `Tour ${round} · à vous de répondre`,
    giftsForYou: (round: number) => `Tour ${round} · un cadeau pour vous`,
    couch: "Vous regardez depuis le canapé",
  },
  board: {
    label: "Le plateau : 21 cases sur 21, au centre la zone orange, et vingt coquilles",
    lies: (word: string, square: string, way: string) => `${word}, ${way}, depuis ${square}`,
    closer: "Agrandir le plateau",
    whole: "Voir tout le plateau",
    pan: {
      left: "Plus à gauche",
      right: "Plus à droite",
      up: "Plus haut",
      down: "Plus bas",
    },
  },
  rack: {
    label: (n: number) => `Vos lettres, ${n} en tout`,
    take: (letter: string) => `Prendre ${letter}`,
    letter: (letter: string) => `Lettre ${letter}`,
    taken: (letter: string) => `${letter}, déjà prise`,
    fresh: (said: string) => `${said}, nouvelle`,
    shuffle: "Mélanger vos lettres",
    sort: "Ranger vos lettres, voyelles d’abord",
  },
  players: {
    label: "Autour de la table",
    you: (name: string) => `${name} (vous)`,
    done: "a fini",
    busy: "réfléchit…",
  },
  strip: {
    label: "Pendant ce temps, à la table",
    gifts: (name: string) => `On offre des lettres à ${name}`,
    question: (name: string) => `On interroge ${name}`,
    appeal: (name: string) => `La table juge la réponse ${de(name)}`,
    right: (name: string, n: number) => `Juste ! ${name} pioche ${some(n, "lettre", "lettres")}`,
    wrong: (name: string, n: number) => `Raté. ${name} pioche ${some(n, "lettre", "lettres")}`,
    lucky: (name: string, n: number) => `Quelle chance ! ${name} pioche ${some(n, "lettre", "lettres")}`,
    answer: (answer: string) => `C’était : ${answer}`,
  },
  question: {
    stars: (n: number) => some(n, "étoile", "étoiles"),
    worth: (n: number) => `juste : ${n} lettres`,
    theme: {
      arts: "arts",
      chanson: "chanson",
      ecran: "écrans",
      geographie: "géographie",
      histoire: "histoire",
      langue: "langue",
      lettres: "lettres",
      nature: "nature",
      quotidien: "vie quotidienne",
      sciences: "sciences",
      sport: "sport",
      table: "à table",
    },
    label: "Votre réponse, une seule",
    lenient: "Accents et petites fautes sont pardonnés.",
    listen: (n: number): string => (n < 2 ? "tend l’oreille" : "tendent l’oreille"),
    act: "C’est mon dernier mot",
    dunno: "Je ne sais pas",
    counted: "Le temps a filé : ce que vous aviez écrit a compté comme réponse.",
    lost: "Le temps a filé avant que votre réponse n’arrive.",
  },
  answered: {
    rightYou: "Bien joué !",
    right: (name: string) => `${name} a vu juste !`,
    wrong: "Eh non…",
    silentYou: "Pas de réponse",
    silent: (name: string) => `${name} donne sa langue au chat`,
    answer: "La réponse",
    youDraw: (n: number) => `Vous piochez ${some(n, "lettre", "lettres")}.`,
    draws: (name: string, n: number) => `${name} pioche ${some(n, "lettre", "lettres")}.`,
    accept: "Sa réponse était bonne !",
    acceptMine: "J’avais raison, votons !",
    overturn: "Non, c’est faux !",
    polled: (ayes: number, noes: number) => `La table a voté : ${ayes} pour, ${noes} contre.`,
    ayes: (names: string) => `Pour : ${names}`,
    trusted: "Accepté sur parole.",
    lucky: {
      coquillaudinette: "Une coquillaudinette !",
      coquillaudette: "Une coquillaudette !",
      coquillaude: "Une COQUILLAUDE !",
    },
    luckyYou: (n: number) => `Pas de question pour vous, mais ${some(n, "lettre", "lettres")} d’un coup.`,
    luckyOther: (name: string, n: number) =>
      `Pas de question : ${name} reçoit ${some(n, "lettre", "lettres")} d’un coup.`,
  },
  give: {
    title: {
      square: (name: string) => `Un carré pour ${name} !`,
      triple: (name: string) => `Trois pareils pour ${name} !`,
      pairs: (name: string) => `Double paire pour ${name} !`,
      pair: (name: string) => `Une paire pour ${name} !`,
    },
    help: (n: number) =>
      n === 1
        ? "Chacun lui offre une lettre de son choix."
        : `Chacun lui offre ${spelled(n)} lettres de son choix.`,
    touch: (n: number) =>
      n === 1 ? "Touchez la lettre à offrir." : `Touchez ${spelled(n)} lettres à offrir.`,
    takeBack: "Touchez une lettre pour la reprendre.",
    back: (letter: string) => `Reprendre ${letter}`,
    give: (letter: string) => `Choisir ${letter}`,
    left: (n: number) => `Vos lettres : ${n}`,
    act: (letters: string) => `Offrir ${letters}`,
    more: (n: number) => (n === 1 ? "Encore une lettre" : `Encore ${spelled(n)} lettres`),
    lost: "Le temps a filé : vos lettres les moins utiles sont parties en cadeau.",
  },
  wait: {
    giftsForYou: (n: number) =>
      n === 1 ? "Chacun vous choisit une lettre" : `Chacun vous choisit ${spelled(n)} lettres`,
    thinks: (name: string) => `${name} cherche la réponse`,
    composing: "Chacun compose en secret",
    given: (letters: readonly string[]) => `Vous offrez ${spaced(letters)}.`,
    secrets: "Les lettres de chacun restent cachées, même pour vous.",
  },
  compose: {
    label: "Le plateau et votre mot",
    hint: "Touchez vos lettres. Une lettre du plateau ? Touchez-la aussi.",
    hintFirst: "Touchez vos lettres pour former le premier mot.",
    hintTyped: "Tapez votre mot : il se pose tout seul au meilleur endroit.",
    keys: "Les flèches déplacent le mot, la barre d’espace change le sens, Entrée annonce.",
    word: (word: string) => `Votre mot : ${word}`,
    tile: {
      own: (letter: string) => `${letter} : remettre en place`,
      board: (letter: string) => `${letter} du plateau : enlever`,
      missing: (letter: string) => `${letter}, il vous en manque : enlever`,
    },
    directions: "Sens du mot",
    tally: "Mots formés",
    famous: "célébrité +2",
    person: "Célébrité +2",
    anagrams: (n: number) => (n === 0 ? "Anagrammes" : some(n, "anagramme", "anagrammes")),
    write: "Écrire au clavier",
    writeHelp: "Les lettres du plateau comptent aussi : écrivez le mot entier.",
    toBorrow: (letters: readonly string[]) =>
      letters.length === 1
        ? `Il vous manque un ${letters[0]} : croisez-en un sur le plateau.`
        : `Il vous manque ${spaced(letters)} : croisez-les sur le plateau.`,
    notThere: (letters: readonly string[]) =>
      letters.length === 1
        ? `Il vous manque un ${letters[0]}, et le plateau n’en a pas.`
        : `Il vous manque ${spaced(letters)}, et le plateau ne les a pas.`,
    lacking: (n: number): string => (n === 1 ? "Il manque une lettre" : "Il manque des lettres"),
    allYours: "Vous avez toutes les lettres.",
    thatsIt: "C’est mon mot",
    clear: "Effacer le mot",
    counted: "Le temps a filé : votre mot est parti tel quel.",
    older: (word: string) => `Le temps a filé : ce mot n’allait pas, et c’est ${word} qui est parti.`,
    lost: "Le temps a filé : votre mot n’était pas prêt, vous passez ce tour.",
    pass: "Passer ce tour",
    places: "Où le poser ?",
    place: (points: number) => `Le poser : ${some(points, "point", "points")}`,
    another: "Une autre place",
    announce: (points: number) => `Annoncer ${some(points, "point", "points")}`,
    noWord: "Formez un mot",
    looking: "On cherche une place…",
    nowhere: "Nulle part : touchez une case",
    unknown: "Ce mot est inconnu",
    leftover: "Votre mot du tour d’avant : la croix l’efface.",
    counting: "On compte…",
    cannot: "Pas ici, pas comme ça",
    badAnagram: "Une anagramme ne va pas",
    wordsMade: (n: number) => `${n} mots`,
    doubt: (word: string) => `« ${word} » : inconnu. S’il gagne, la table dira s’il existe.`,
    doubtPerson: (word: string) => `« ${word} » : s’il gagne, la table dira si c’est une célébrité.`,
    trusted: (word: string) => `« ${word} » : inconnu. Votre parole suffira.`,
    showLetters: "Revoir vos lettres",
    showWays: "Choisir le sens",
    placedAt: (word: string, way: string, square: string) => `${word} ${way}, depuis ${square}`,
  },
  anagrams: {
    title: (word: string) => `Les anagrammes de ${word}`,
    help: "Les mêmes lettres, un autre mot : chacune rapporte son propre carré.",
    list: "Vos anagrammes",
    entry: "Votre anagramme",
    letters: "Les lettres du mot",
    erase: "Effacer la dernière lettre",
    add: "L’ajouter",
    drop: (word: string) => `Retirer ${word}`,
    person: (word: string) => `${word} : célébrité +2`,
    enough: (most: number) => `${some(most, "anagramme", "anagrammes")} au plus à cette table.`,
    risk: "Gare ! Si un rival en trouve une de plus dans la minute, il prend tout.",
    done: (n: number): string => (n === 0 ? "Sans anagramme" : "C’est tout"),
  },
  locked: {
    title: (points: number) => `${some(points, "point", "points")}, sous pli`,
    help: "Personne ne le voit, pas même l’écran.",
    passed: "Vous passez ce tour",
    passedHelp: "Vous gardez toutes vos lettres pour la suite.",
    back: "Reprendre mon mot",
    backPass: "Finalement, je joue",
  },
  vote: {
    wants: (name: string) => `${name} veut poser`,
    said: (name: string) => `${name} a répondu`,
    word: "Ce mot existe-t-il ?",
    wordHelp: "Notre lexique ne le connaît pas. Si vous dites oui, il entre dans celui de la maison.",
    wordYes: "Oui, il existe",
    wordNo: "Non, jamais vu",
    person: "Est-ce une célébrité ?",
    personHelp: "Nous ne connaissons pas ce nom. Figure-t-il dans un dictionnaire ?",
    personExists: "Le mot existe, mais porte-t-il le nom d’une célébrité ? Sinon, il compte sans la prime.",
    personYes: "Oui, célèbre",
    personNo: "Non, inconnu",
    answer: "Cette réponse est-elle juste ?",
    acceptHelp: "L’application l’a refusée, quelqu’un trouve qu’elle exagère.",
    overturnHelp: "L’application l’a acceptée, quelqu’un trouve qu’elle est trop gentille.",
    answerYes: "Oui, c’est juste",
    answerNo: "Non, c’est faux",
    majority: "Il faut une majorité ; à égalité, c’est non.",
    unanimous: "Pour la refuser, il faut un non de tous les autres.",
    voters: "Qui vote",
    hasVoted: (name: string, voted: boolean) => (voted ? `${name} a voté` : `${name} réfléchit`),
    yours: "Les autres décident. Prenez l’air innocent.",
    others: "Les autres décident.",
  },
  announce: {
    bids: "Les annonces",
    leads: (name: string) => `${name} l’emporte !`,
    yours: "Votre mot l’emporte !",
    help: "Son mot va se poser. Vous gardez vos lettres.",
    yoursHelp: "Il va se poser sur le plateau.",
    nobody: "Personne n’annonce",
    nobodyHelp: "Rien ne se pose. Chacun garde ses lettres.",
    struck: "refusé",
    famous: "célébrité",
    pass: "passe",
    tied: "À égalité : une célébrité passe devant, puis les dés décident.",
    bag: (n: number) =>
      n === 0 ? "Le sachet est vide." : n === 1 ? "Une lettre au sachet." : `${n} lettres au sachet.`,
  },
  minute: {
    claimed: (n: number, points: number) =>
      `${n === 1 ? "1 anagramme annoncée" : `${n} anagrammes annoncées`}, ${points} points`,
    title: "Une de plus, et tout est à vous.",
    watch: "Une de plus, et tout change.",
    help: (points: number, more: number, name: string) =>
      `${points} + ${more} points au moins à prendre, et ${name} n’a rien.`,
    yours: "Pourvu qu’ils n’en voient pas une de plus…",
    yoursHelp: "Une minute à tenir, et les points sont à vous.",
    buzz: "Je l’ai !",
    buzzedAt: (time: string) => `Vous avez levé la main à ${time}.`,
    entries: "Vos anagrammes",
    entry: "Une anagramme de plus",
    enter: "La montrer",
    enough: "Je n’en vois plus",
    none: "Je n’en vois pas",
    hasBuzzed: (name: string, time: string) => `${name}, à ${time}`,
    also: (n: number): string => (n < 2 ? "cherche aussi…" : "cherchent aussi…"),
    search: (n: number): string => (n < 2 ? "cherche…" : "cherchent…"),
  },
  placed: {
    youPlace: (n: number) => `${some(n, "point", "points")} pour vous !`,
    places: (name: string, n: number) => `${some(n, "point", "points")} pour ${name}`,
    youTake: (n: number) => `Vous raflez ${some(n, "point", "points")} !`,
    takes: (name: string, n: number) => `${name} rafle ${some(n, "point", "points")} !`,
    nothing: "Rien ne se pose ce tour-ci",
    entries: "Montrées dans la minute",
    trusted: "Posé sur parole.",
    best: "Vous pouviez faire",
    next: "Au tour suivant",
  },
};
export type CoquillaudeWords = typeof fr;

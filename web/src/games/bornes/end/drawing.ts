// Draws the poster as an image on a canvas, on this device: ivory cards on the accent colour, as on the page.
import { address, isPicture } from "../../../lib/pictures";
import type { Lang } from "../../../lib/settings.svelte";
import { pieces } from "../parts/pieces";
import { SPRITE } from "../sprite";
import type { Span } from "../view";

interface PostedSentence {
  text: string;
  spans: readonly Span[];
  lang: Lang;
  /** Symbol names of the words' pictures; "" for a joker. */
  pictures: readonly string[];
  name: string;
  animal: string;
  points: string;
}
export interface Posted {
  title: string;
  date: string;
  sentences: readonly PostedSentence[];
}

// The saved image always uses the colours of the light theme.
const COLOURS = {
  accent: "#a8215f",
  card: "#fffefa",
  ink: "#2a2140",
  gold: "#f5b82e",
  onGold: "#3a2600",
  chalk: "#fffdf8",
};
const WIDTH = 1080;
const MARGIN = 64;
const INSIDE = 48;
const UI = '"Bricolage Grotesque Variable", system-ui, sans-serif';
const WORD = '"Fraunces Variable", Georgia, serif';
const HOUSE = address("robot").split("#")[0]!;

interface Run {
  text: string;
  strong: boolean;
}
type Line = Run[];

const fontOf = (strong: boolean, size: number): string => `${strong ? 700 : 480} ${size}px ${WORD}`;

/** Wraps a sentence into lines no wider than `wide`. */
function lines(context: CanvasRenderingContext2D, one: PostedSentence, size: number, wide: number): Line[] {
  const [open, close] = one.lang === "fr" ? ["« ", " »"] : ["“", "”"];
  const said = pieces(one.text, one.spans);
  const runs = [{ part: open, strong: false }, ...said, { part: close, strong: false }];
  // Split into words, each with its trailing space; one word may consist of several runs.
  const words: Line[] = [[]];
  for (const { part, strong } of runs)
    for (const text of part.split(/(?<= )/)) {
      words.at(-1)!.push({ text, strong });
      if (text.endsWith(" ")) words.push([]);
    }
  const widthOf = (line: Line): number =>
    line.reduce((sum, { text, strong }) => {
      context.font = fontOf(strong, size);
      return sum + context.measureText(text).width;
    }, 0);
  const set: Line[] = [[]];
  for (const word of words) {
    const last = set.at(-1)!;
    if (last.length > 0 && widthOf([...last, ...word]) > wide) set.push([...word]);
    else last.push(...word);
  }
  return set.filter((line) => line.length > 0);
}

/** Loads symbols of an SVG sprite as images that a canvas can draw. */
async function symbols(file: string, names: readonly string[]): Promise<Map<string, HTMLImageElement>> {
  const found = new Map<string, HTMLImageElement>();
  if (names.length === 0) return found;
  const text = await (await fetch(file)).text();
  const page = new DOMParser().parseFromString(text, "image/svg+xml");
  await Promise.all(
    [...new Set(names)].map(async (name) => {
      const symbol = page.getElementById(name);
      if (!symbol) return;
      const inside = [...symbol.childNodes]
        .map((node) => new XMLSerializer().serializeToString(node))
        .join("");
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(
        `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 32 32">${inside}</svg>`,
      )}`;
      await image.decode();
      found.set(name, image);
    }),
  );
  return found;
}

function pill(context: CanvasRenderingContext2D, text: string, right: number, middle: number): void {
  context.font = `700 34px ${UI}`;
  const wide = context.measureText(text).width + 48;
  context.fillStyle = COLOURS.gold;
  context.beginPath();
  context.roundRect(right - wide, middle - 32, wide, 64, 32);
  context.fill();
  context.fillStyle = COLOURS.onGold;
  context.textAlign = "center";
  context.fillText(text, right - wide / 2, middle + 12);
  context.textAlign = "left";
}

export async function drawn(posted: Posted): Promise<Blob> {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  await Promise.all(
    [`800 64px ${UI}`, `700 34px ${UI}`, fontOf(true, 50), fontOf(false, 50)].map((font) =>
      document.fonts.load(font),
    ),
  );
  const [ofWords, ofHouse] = await Promise.all([
    symbols(
      SPRITE,
      posted.sentences.flatMap((one) => one.pictures.filter(Boolean)),
    ),
    symbols(HOUSE, [
      "bornes-borne",
      "bornes-joker",
      ...posted.sentences.map((one) => (isPicture(one.animal) ? one.animal : "robot")),
    ]),
  ]);
  const wide = WIDTH - 2 * MARGIN - 2 * INSIDE;
  const cards = posted.sentences.map((one, n) => {
    const size = n === 0 ? 62 : 46;
    const set = lines(context, one, size, wide);
    const picture = n === 0 ? 84 : 66;
    return { one, size, set, picture, high: 2 * INSIDE + picture + 24 + set.length * size * 1.25 + 96 };
  });
  const title = titleLines(context, posted.title);
  const head = 230 + title.length * 76 + 70;
  canvas.width = WIDTH;
  canvas.height = Math.round(head + cards.reduce((sum, card) => sum + card.high + 40, 0) + MARGIN);

  context.fillStyle = COLOURS.accent;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const sign = ofHouse.get("bornes-borne");
  if (sign) context.drawImage(sign, WIDTH / 2 - 60, 56, 120, 120);
  context.fillStyle = COLOURS.chalk;
  context.textAlign = "center";
  context.font = `800 64px ${UI}`;
  title.forEach((line, n) => context.fillText(line, WIDTH / 2, 262 + n * 76));
  context.font = `400 36px ${UI}`;
  context.fillText(posted.date, WIDTH / 2, 262 + title.length * 76);
  context.textAlign = "left";

  let top = head;
  cards.forEach((card, n) => {
    context.save();
    context.translate(WIDTH / 2, top + card.high / 2);
    context.rotate(((n % 2 === 0 ? -1 : 1) * Math.PI) / 220);
    context.translate(-WIDTH / 2, -card.high / 2);
    drawCard(context, card, ofWords, ofHouse);
    context.restore();
    top += card.high + 40;
  });
  return new Promise((settle, fail) =>
    canvas.toBlob((blob) => (blob ? settle(blob) : fail(new Error("no picture"))), "image/png"),
  );
}

function titleLines(context: CanvasRenderingContext2D, title: string): string[] {
  context.font = `800 64px ${UI}`;
  const set = [""];
  for (const word of title.split(" ")) {
    const longer = `${set.at(-1)} ${word}`.trim();
    if (context.measureText(longer).width > WIDTH - 4 * MARGIN) set.push(word);
    else set[set.length - 1] = longer;
  }
  return set;
}

function drawCard(
  context: CanvasRenderingContext2D,
  {
    one,
    size,
    set,
    picture,
    high,
  }: { one: PostedSentence; size: number; set: Line[]; picture: number; high: number },
  ofWords: ReadonlyMap<string, HTMLImageElement>,
  ofHouse: ReadonlyMap<string, HTMLImageElement>,
): void {
  const box = (dy: number): void => {
    context.beginPath();
    context.roundRect(MARGIN, dy, WIDTH - 2 * MARGIN, high, 40);
    context.fill();
  };
  context.fillStyle = "rgb(0 0 0 / 0.28)";
  box(10);
  context.fillStyle = COLOURS.card;
  box(0);
  const left = MARGIN + INSIDE;
  let x = left;
  for (const name of one.pictures) {
    const image = name ? ofWords.get(name) : ofHouse.get("bornes-joker");
    if (image && x + picture < WIDTH - MARGIN - INSIDE) context.drawImage(image, x, INSIDE, picture, picture);
    x += picture + 18;
  }
  context.fillStyle = COLOURS.ink;
  let y = INSIDE + picture + 24 + size * 0.9;
  for (const line of set) {
    x = left;
    for (const { text, strong } of line) {
      context.font = fontOf(strong, size);
      context.fillText(text, x, y);
      x += context.measureText(text).width;
    }
    y += size * 1.25;
  }
  const middle = high - INSIDE - 20;
  const animal = ofHouse.get(isPicture(one.animal) ? one.animal : "robot");
  if (animal) context.drawImage(animal, left, middle - 34, 68, 68);
  context.fillStyle = COLOURS.ink;
  context.font = `700 38px ${UI}`;
  context.fillText(one.name, left + 88, middle + 13);
  pill(context, one.points, WIDTH - MARGIN - INSIDE, middle);
}

/** Shares the image with the system's share sheet, or downloads it. Returns whether it was downloaded. */
export async function sent(picture: Blob, file: string, title: string): Promise<boolean> {
  const files = [new File([picture], file, { type: "image/png" })];
  if (navigator.canShare?.({ files })) {
    try {
      await navigator.share({ files, title });
      return false;
    } catch (fault) {
      if (fault instanceof DOMException && fault.name === "AbortError") return false; // the player cancelled
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return true;
}

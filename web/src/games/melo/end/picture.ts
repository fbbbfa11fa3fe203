// The picture of who knows whom that players may share once everybody has agreed. It is drawn on this device only.
import type { PersonView } from "../../../gen/wire";
import { address, isPicture } from "../../../lib/pictures";
import type { Honours } from "../view";
import { tv } from "../words";
import { tintOf, type Tint } from "./matrix";

type Person = Pick<PersonView, "name" | "animal">;
const WIDTH = 1080;
const EDGE = 64;
const HEAD = 250;
const FOOT = 120;
const LINE = 92;
/** The light theme, whatever the theme of the device: the picture is seen elsewhere. */
const COLOURS = {
  paper: "#fbf4e7",
  surface: "#fffdf8",
  ink: "#2a2140",
  quiet: "#5d5370",
  self: "#fffdf8",
  never: "#f2e7d3",
  none: "#f2e7d3",
  some: "#e4e3f4",
  more: "#c9c7ea",
  most: "#4b46b8",
  best: "#f5b82e",
} satisfies Record<Tint | "paper" | "surface" | "ink" | "quiet", string>;

/** The animal avatars as images, because a canvas cannot draw SVG symbols. */
async function animals(names: readonly string[]): Promise<Map<string, HTMLImageElement>> {
  const [sprite] = address("robot").split("#");
  const text = await (await fetch(sprite!)).text();
  const all = new DOMParser().parseFromString(text, "image/svg+xml");
  const found = new Map<string, HTMLImageElement>();
  for (const name of new Set(names)) {
    const symbol = all.getElementById(isPicture(name) ? name : "robot");
    if (!symbol) continue;
    const image = new Image(128, 128);
    const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="128" height="128">${symbol.innerHTML}</svg>`;
    image.src = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
    await image.decode();
    found.set(name, image);
  }
  return found;
}

export async function picture(
  honours: Honours,
  people: (seat: number) => Person,
  sentences: readonly string[],
): Promise<Blob> {
  const seats = honours.matrix.map((_, seat) => seat);
  const side = (WIDTH - 2 * EDGE) / (seats.length + 1);
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEAD + side * (seats.length + 1) + 40 + sentences.length * LINE + FOOT;
  const brush = canvas.getContext("2d")!;
  const font = (size: number, weight = 700): string =>
    `${weight} ${size}px "Bricolage Grotesque Variable", sans-serif`;
  await document.fonts.ready;
  const faces = await animals(seats.map((seat) => people(seat).animal));
  brush.fillStyle = COLOURS.paper;
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.fillStyle = COLOURS.ink;
  brush.font = font(76, 800);
  brush.fillText(tv.t.honours.title, EDGE, 130);
  brush.fillStyle = COLOURS.quiet;
  brush.font = font(32, 500);
  brush.fillText(tv.t.honours.how, EDGE, 190);
  const face = (seat: number, x: number, y: number): void => {
    const image = faces.get(people(seat).animal);
    const size = Math.min(side * 0.66, 96);
    if (image) brush.drawImage(image, x + (side - size) / 2, y + (side - size) / 2 - 8, size, size);
    brush.fillStyle = COLOURS.ink;
    brush.font = font(Math.min(24, side * 0.22), 600);
    brush.fillText(people(seat).name, x + side / 2, y + side / 2 + size / 2 + 8, side - 6);
  };
  brush.textAlign = "center";
  brush.textBaseline = "middle";
  for (const one of seats) {
    face(one, EDGE + side * (one + 1), HEAD);
    face(one, EDGE, HEAD + side * (one + 1));
    for (const other of seats) {
      const [x, y] = [EDGE + side * (other + 1), HEAD + side * (one + 1)];
      const tint = tintOf(honours, one, other);
      const score = honours.matrix[one]?.[other];
      brush.fillStyle = COLOURS[tint];
      brush.beginPath();
      brush.roundRect(x + 4, y + 4, side - 8, side - 8, side / 6);
      brush.fill();
      brush.fillStyle = tint === "most" ? COLOURS.surface : COLOURS.ink;
      brush.font = font(Math.min(44, side * 0.42), 800);
      brush.fillText(
        score ? (score.of === 0 ? "–" : String(score.right)) : "·",
        x + side / 2,
        y + side / 2 + 2,
      );
    }
  }
  brush.textAlign = "left";
  sentences.forEach((sentence, at) => {
    brush.fillStyle = COLOURS.ink;
    brush.font = font(38);
    brush.fillText(sentence, EDGE, HEAD + side * (seats.length + 1) + 60 + at * LINE, WIDTH - 2 * EDGE);
  });
  brush.fillStyle = COLOURS.quiet;
  brush.font = font(30, 600);
  brush.fillText("Parlotte · Mélo Ego Duo", EDGE, canvas.height - 56);
  return new Promise((settle, fail) =>
    canvas.toBlob((blob) => (blob ? settle(blob) : fail(new Error("no picture"))), "image/png"),
  );
}

/** Opens the share sheet of the device if there is one, else downloads the file. Returns which. */
export async function send(blob: Blob, title: string): Promise<"shared" | "saved"> {
  const file = new File([blob], "qui-connait-qui.png", { type: "image/png" });
  if (typeof navigator.canShare === "function" && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return "shared";
    } catch (fault) {
      if (fault instanceof DOMException && fault.name === "AbortError") return "shared"; // the user cancelled
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return "saved";
}

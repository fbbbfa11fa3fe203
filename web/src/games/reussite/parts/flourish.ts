// How the letters of a word that was played come forward and leap to the pile. Only transform and opacity move.
export const LONG = 8; // cards: such a word has sparks of its own

export interface Move {
  frames: Keyframe[];
  timing: { duration: number; delay: number; easing: string; fill: "both" };
}
type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;
interface Pace {
  apart: number;
  comes: number;
  stays: number;
  leaps: number;
}
// Milliseconds. A phone is in somebody's hand: what is shown there is over in a second.
const PHONE: Pace = { apart: 28, comes: 200, stays: 200, leaps: 380 };
const SCREEN: Pace = { apart: 60, comes: 320, stays: 750, leaps: 520 };
const middle = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

/** One move for each card: it comes forward, is read, and leaps in a bow to where the words lie. */
export function leaps(cards: readonly Box[], shelf: Box | null, big: boolean): Move[] {
  const pace = big ? SCREEN : PHONE;
  // A longer word comes forward further, and stays a little longer to be read.
  const grows = 1 + Math.min(0.15, Math.max(0, cards.length - 4) * 0.02);
  const stays = pace.stays + cards.length * (big ? 40 : 12);
  const whole = pace.comes + stays + pace.leaps;
  const at = (time: number): number => time / whole;
  return cards.map((card, n) => {
    const [x, y] = middle(card);
    const [toX, toY] = shelf ? middle(shelf) : [x, y - card.height * 2];
    const [dx, dy] = [toX - x, toY - y];
    const rise = Math.min(-card.height * 0.7, dy / 2 - card.height);
    const read = `translate(0, ${-card.height * 0.12 * (n % 2)}px) scale(${grows}) rotate(${n % 2 ? 2 : -2}deg)`;
    return {
      frames: [
        { transform: "translate(0, 60%) scale(0.3)", opacity: 0, easing: "cubic-bezier(0.3, 1.5, 0.5, 1)" },
        { transform: read, opacity: 1, offset: at(pace.comes) },
        { transform: read, opacity: 1, offset: at(pace.comes + stays), easing: "ease-out" },
        {
          transform: `translate(${dx * 0.45}px, ${rise}px) scale(0.85) rotate(${n % 2 ? 14 : -14}deg)`,
          opacity: 1,
          offset: at(pace.comes + stays + pace.leaps * 0.5),
          easing: "ease-in",
        },
        { transform: `translate(${dx}px, ${dy}px) scale(0.25)`, opacity: 0 },
      ],
      timing: { duration: whole, delay: n * pace.apart, easing: "linear", fill: "both" },
    };
  });
}

/** Sparks that fly off all around a long word. */
export function sparks(count: number, big: boolean): Move[] {
  const far = big ? 17 : 7; // rem
  return Array.from({ length: count }, (_, n) => {
    const angle = (2 * Math.PI * n) / count;
    const reach = far * (n % 2 ? 1 : 0.7);
    const to = `translate(${Math.cos(angle) * reach * 1.4}rem, ${Math.sin(angle) * reach * 0.6}rem)`;
    return {
      frames: [
        { transform: "translate(0, 0) scale(0.4)", opacity: 0 },
        { transform: `${to} scale(1)`, opacity: 1, offset: 0.6 },
        { transform: `${to} scale(0)`, opacity: 0 },
      ],
      timing: {
        duration: big ? 900 : 600,
        delay: big ? 320 : 160,
        easing: "ease-out",
        fill: "both" as const,
      },
    };
  });
}

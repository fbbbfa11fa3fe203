// The keyframes of Flourish.svelte. They animate only transform and opacity.
export const LONG = 8; // cards; a word of this length gets sparks

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
// Milliseconds. The phone's animation is over within a second, because its player wants to go on.
const PHONE: Pace = { apart: 28, comes: 200, stays: 200, leaps: 380 };
const SCREEN: Pace = { apart: 60, comes: 320, stays: 750, leaps: 520 };
const middle = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

/** One animation per card: it comes forward, pauses to be read, and leaps in an arc to the list of words. */
export function leaps(cards: readonly Box[], shelf: Box | null, big: boolean): Move[] {
  const pace = big ? SCREEN : PHONE;
  // A longer word grows more and pauses longer.
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

/** Sparks around a long word. */
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

// The seats this device holds, by table. A token is sent only in the hello.
import { forget, keep, kept, recall } from "./storage";

export interface HeldSeat {
  person: number;
  token: string;
}
export interface HeldTable {
  seats: HeldSeat[];
  key: string;
  name: string;
  /** Key of the table's game: boot.ts preloads it before the table answers. */
  game: string;
  at: number;
}

const slot = (code: string): string => `table:${code.toUpperCase()}`;
const NOTHING: HeldTable = { seats: [], key: "", name: "", game: "", at: 0 };

export const held = (code: string): HeldTable => ({
  ...NOTHING,
  ...recall<Partial<HeldTable>>(slot(code), {}),
});

export function hold(code: string, change: Partial<HeldTable>): void {
  keep(slot(code), { ...held(code), ...change, at: Date.now() });
}

export function addSeat(code: string, seat: HeldSeat): void {
  const others = held(code).seats.filter((one) => one.person !== seat.person);
  hold(code, { seats: [...others, seat] });
}

export function dropSeats(code: string, gone: (seat: HeldSeat, at: number) => boolean): void {
  hold(code, { seats: held(code).seats.filter((seat, at) => !gone(seat, at)) });
}

export function dropTable(code: string): void {
  forget(slot(code));
}

/** The tables this device sat at in the last days, most recent first. */
export function lately(): { code: string; name: string; at: number }[] {
  return kept("table:")
    .map((key) => ({ code: key.slice("table:".length), ...held(key.slice("table:".length)) }))
    .filter((one) => one.seats.length > 0 && Date.now() - one.at < 3 * 24 * 3600_000)
    .sort((a, b) => b.at - a.at)
    .map(({ code, name, at }) => ({ code, name, at }));
}

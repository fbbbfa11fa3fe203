// The other end of a socket: a server that does what the test says.
import { vi } from "vitest";

export type Frame = Record<string, unknown>;

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  /** Every call, the oldest first. */
  static all: FakeSocket[] = [];

  readyState = FakeSocket.CONNECTING;
  readonly sent: Frame[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  #once: (() => void)[] = [];

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  static begin(): void {
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
  }
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  /** Only ever asked for the next message. */
  addEventListener(_: "message", listener: () => void): void {
    this.#once.push(listener);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Frame);
  }
  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  get hello(): Frame {
    return this.sent[0]!.hello as Frame;
  }
  /** All that came after the hello. */
  get heard(): Frame[] {
    return this.sent.filter((one) => !("hello" in one));
  }

  opens(): this {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    return this;
  }
  says(frame: Frame): this {
    this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(frame) }));
    for (const listener of this.#once.splice(0)) listener();
    return this;
  }
  hangsUp(code = 1006): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }
}

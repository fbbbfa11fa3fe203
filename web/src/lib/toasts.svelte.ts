// A word in passing, one at a time, and what screen readers are told. What must be mended stays where it belongs.

class Toasts {
  text = $state("");
  kind = $state<"said" | "refused">("said");
  /** For screen readers. */
  announced = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(text: string, kind: "said" | "refused"): void {
    this.text = text;
    this.kind = kind;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.text = ""), kind === "said" ? 4000 : 6000);
  }

  dismiss(): void {
    clearTimeout(this.#timer);
    this.text = "";
  }
}

export const toasts = new Toasts();

export function toast(text: string, kind: "said" | "refused" = "said"): void {
  if (text) toasts.show(text, kind);
}

export function announce(text: string): void {
  toasts.announced = text;
}

// Toasts, one at a time, and the text of the live region. Errors to correct are shown where they belong, not here.

class Toasts {
  text = $state("");
  kind = $state<"said" | "refused">("said");
  /** Text of the live region. */
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

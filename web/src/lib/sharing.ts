// Sends a link on its way: by the phone's own sheet where there is one, else by the clipboard, else by hand.

export type Shared = "shared" | "copied" | "by-hand";

export async function share(
  link: string,
  title: string,
  field: HTMLInputElement | undefined,
): Promise<Shared> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ title, url: link });
      return "shared";
    } catch (fault) {
      if (fault instanceof DOMException && fault.name === "AbortError") return "shared"; // changed their mind
    }
  }
  try {
    await navigator.clipboard.writeText(link);
    return "copied";
  } catch {
    return copiedFrom(field) ? "copied" : "by-hand";
  }
}

/** Plain http has no clipboard of its own: the old way copies what is selected in a field. */
function copiedFrom(field: HTMLInputElement | undefined): boolean {
  if (!field) return false;
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  }
}

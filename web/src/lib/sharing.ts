// Shares a link: by the system's share sheet, else by the clipboard, else as text to copy by hand.

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
      if (fault instanceof DOMException && fault.name === "AbortError") return "shared"; // cancelled by the user
    }
  }
  try {
    await navigator.clipboard.writeText(link);
    return "copied";
  } catch {
    return copiedFrom(field) ? "copied" : "by-hand";
  }
}

/** Fallback for plain http, which has no clipboard API: copies the selected text of a field. */
function copiedFrom(field: HTMLInputElement | undefined): boolean {
  if (!field) return false;
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  }
}

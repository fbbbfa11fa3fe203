// The page itself, loaded anew.

/** A tab from before an update loads the new page: once, should a proxy keep the old one. */
export function reloadOnce(server: string): void {
  try {
    if (sessionStorage.getItem("parlotte:reloaded") === server) return;
    sessionStorage.setItem("parlotte:reloaded", server);
    location.reload();
  } catch {
    // without a memory we would reload for ever
  }
}

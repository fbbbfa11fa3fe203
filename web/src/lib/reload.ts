// Reloads the page for a new version of the client.

/** Loads the new client in a tab from before an update. Only once per version, in case a proxy keeps the old one. */
export function reloadOnce(server: string): void {
  try {
    if (sessionStorage.getItem("parlotte:reloaded") === server) return;
    sessionStorage.setItem("parlotte:reloaded", server);
    location.reload();
  } catch {
    // without storage the page would reload forever
  }
}

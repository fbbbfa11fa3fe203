// Runs before the first paint: applies the settings stored on this device and activates the page's preloads. A
// small script of its own that waits for no other (tools/pages.ts inlines it); the page repeats all it does.
(() => {
  interface Kept {
    theme?: string;
    text?: number;
    lessMotion?: boolean;
    lang?: string;
    /** Of a table: the game last played there. */
    game?: string;
  }
  function recall(key: string): Kept {
    try {
      return (JSON.parse(localStorage.getItem(`parlotte:${key}`) ?? "{}") ?? {}) as Kept;
    } catch {
      return {};
    }
  }

  const root = document.documentElement;
  const { theme, text, lessMotion, lang = root.lang } = recall("settings");
  if (theme && theme !== "auto") root.dataset.theme = theme;
  if (text) root.style.setProperty("--text-scale", String(text));
  if (lessMotion) root.dataset.motion = "less";
  // Hides the shell where it would be wrong: another language, an open overlay, or a query in the address.
  const overlay = (history.state as { overlay?: string } | null)?.overlay;
  if (lang !== root.lang || overlay || location.search) root.dataset.shell = "none";

  // A table last seen in a game most likely still plays it; any other is in its lobby.
  const code = location.pathname.split("/")[1]!.toUpperCase();
  const { game = "" } = recall(`table:${code}`);
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[data-for]")];
  const wanted = links.some((link) => link.dataset.for === game) ? game : "lobby";
  for (const link of links) if (link.dataset.for === wanted) link.rel = link.dataset.rel!;
})();

// Before anything is painted: how this device likes its pages, and what it will want of this one. A script by itself, small,
// that waits for no other (tools/pages.ts puts it in the page): whatever it does, the page does again for itself.
(() => {
  interface Kept {
    theme?: string;
    text?: number;
    lessMotion?: boolean;
    lang?: string;
    /** Of a table: what was played there when we last saw it. */
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
  // Not what the shell shows: it is in the browser's language, nothing lies on top of it, and nothing came with the address.
  const overlay = (history.state as { overlay?: string } | null)?.overlay;
  if (lang !== root.lang || overlay || location.search) root.dataset.shell = "none";

  // A table where we left a game goes on with it, most likely; any other is in its lobby.
  const code = location.pathname.split("/")[1]!.toUpperCase();
  const { game = "" } = recall(`table:${code}`);
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[data-for]")];
  const wanted = links.some((link) => link.dataset.for === game) ? game : "lobby";
  for (const link of links) if (link.dataset.for === wanted) link.rel = link.dataset.rel!;
})();

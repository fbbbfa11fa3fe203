// Another language, chosen by hand. Where its sentences can't be fetched we say so, in the one we have.
import { speak, tongue } from "./i18n.svelte";
import type { Lang } from "./settings.svelte";
import { toast, toasts } from "./toasts.svelte";

export function chooseLanguage(lang: Lang): void {
  void speak(lang).then((changed) => {
    if (changed)
      toasts.dismiss(); // what was said in the other one
    else toast(tongue.t.home.unreachable, "refused");
  });
}

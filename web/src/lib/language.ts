// Changes the language on request. If its catalogue cannot be fetched, a toast says so in the current language.
import { changeLanguage, uiText } from "./i18n.svelte";
import type { Lang } from "./settings.svelte";
import { toast, toasts } from "./toasts.svelte";

export function chooseLanguage(lang: Lang): void {
  void changeLanguage(lang).then((changed) => {
    if (changed)
      toasts.dismiss(); // it was in the old language
    else toast(uiText.t.home.unreachable, "refused");
  });
}

// Keyboard of a radio group: one tab stop, on the chosen radio or the first one. An arrow key chooses another radio and
// moves the focus to it.
import type { Attachment } from "svelte/attachments";

const isChosen = (radio: HTMLElement): boolean => radio.getAttribute("aria-checked") === "true";
const isFree = (radio: HTMLElement): boolean =>
  !radio.hasAttribute("disabled") && radio.getAttribute("aria-disabled") !== "true";

/** `columns` of the group, where the radios stand in a grid: up and down then skip a row. */
export const radios =
  (columns = 1): Attachment<HTMLElement> =>
  (group) => {
    const all = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>("[role=radio]")];

    function giveTabStop(): void {
      const list = all();
      const stop = list.find(isChosen) ?? list.find(isFree);
      for (const radio of list) radio.tabIndex = radio === stop ? 0 : -1;
    }

    function choose(event: KeyboardEvent): void {
      const step = { ArrowRight: 1, ArrowDown: columns, ArrowLeft: -1, ArrowUp: -columns }[event.key];
      const list = all();
      if (step === undefined || !list.some(isFree)) return;
      event.preventDefault();
      const moved = (from: number, by: number): number => (from + by + list.length) % list.length;
      const now = list.findIndex(isChosen);
      let next = now < 0 ? 0 : moved(now, step);
      while (!isFree(list[next]!)) next = moved(next, Math.sign(step));
      list[next]!.click();
      list[next]!.focus();
    }

    giveTabStop();
    const changes = new MutationObserver(giveTabStop);
    changes.observe(group, { childList: true, subtree: true, attributeFilter: ["aria-checked", "disabled"] });
    group.addEventListener("keydown", choose);
    return () => {
      changes.disconnect();
      group.removeEventListener("keydown", choose);
    };
  };

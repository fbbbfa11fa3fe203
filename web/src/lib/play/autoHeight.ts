// Grows a text box with its text, so that the page scrolls and not the box.
import type { Attachment } from "svelte/attachments";

export const autoHeight: Attachment<HTMLTextAreaElement> = (box) => {
  const fit = (): void => {
    box.style.height = "auto";
    box.style.height = `${box.scrollHeight + box.offsetHeight - box.clientHeight}px`;
  };
  box.style.resize = "none";
  box.style.overflow = "hidden";
  fit();
  box.addEventListener("input", fit);
  const watch = new ResizeObserver(fit);
  if (box.parentElement) watch.observe(box.parentElement);
  return () => {
    box.removeEventListener("input", fit);
    watch.disconnect();
  };
};

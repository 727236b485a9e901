/** From the first key on: what the keyboard brings the focus to is brought into view as a whole. */
export function keepFocusInView(): void {
  if (isKept) return;
  isKept = true;
  document.addEventListener("focusin", bringIntoView);
  bringIntoView();
}

let isKept = false;

/** A strip that scrolls sideways is left where it is by browsers when a hand's breadth of its next card is in sight. */
function bringIntoView(): void {
  const { activeElement } = document;
  if (!activeElement?.matches(":focus-visible") || activeElement.matches("h1, main")) return;
  const { width } = activeElement.getBoundingClientRect();
  const seen = width > 1 ? activeElement : (activeElement.closest("label") ?? activeElement);
  seen.scrollIntoView({ block: "nearest", inline: "nearest" });
}

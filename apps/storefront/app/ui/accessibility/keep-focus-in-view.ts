/**
 * Scrolls each element that receives keyboard focus fully into view. Listens from the first call on; further calls do
 * nothing.
 */
export function keepFocusInView(): void {
  if (isKept) return;
  isKept = true;
  document.addEventListener("focusin", bringIntoView);
  bringIntoView();
}

let isKept = false;

/**
 * Scrolls the focused element into view. Browsers do not scroll a sideways strip while a part of its next card is
 * visible.
 */
function bringIntoView(): void {
  const { activeElement } = document;
  if (!activeElement?.matches(":focus-visible") || activeElement.matches("h1, main")) return;
  const { width } = activeElement.getBoundingClientRect();
  const seen = width > 1 ? activeElement : (activeElement.closest("label") ?? activeElement);
  seen.scrollIntoView({ block: "nearest", inline: "nearest" });
}

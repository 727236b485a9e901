/** Elements that stay where they are: headings focused by the page, and links among tabs that stick below the app bar. */
const KEPT = "h1, main, a[role='tab']";

/**
 * Scrolls the element with keyboard focus fully into view. Browsers do not scroll a sideways strip while a part of its
 * next card is visible, nor again when the text of the strip becomes wider.
 */
export function bringFocusIntoView(): void {
  const { activeElement } = document;
  if (!activeElement?.matches(":focus-visible") || activeElement.matches(KEPT)) return;
  const { width } = activeElement.getBoundingClientRect();
  const seen = width > 1 ? activeElement : (activeElement.closest("label") ?? activeElement);
  seen.scrollIntoView({ block: "nearest", inline: "nearest" });
}

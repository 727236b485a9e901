/**
 * Brings the focus to the page that a link led to, so that a screen reader says its heading and Tab goes on from there,
 * as after a page that the browser loaded itself. A field that the page gave the focus to keeps it, and so does what
 * stands over the page.
 */
export function focusNewPage(): void {
  const { activeElement } = document;
  if (
    activeElement?.matches("input, textarea") ||
    document.querySelector("[role=dialog], [role=alertdialog]")
  )
    return;
  const place = document.querySelector<HTMLElement>("h1") ?? document.querySelector<HTMLElement>("main");
  if (!place) return;
  place.tabIndex = -1;
  // The page's place on the screen is the router's.
  place.focus({ preventScroll: true });
}

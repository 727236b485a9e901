/**
 * Moves the focus to the `h1` (else `main`) of the page a link opened, so that screen readers read its heading and Tab
 * continues from there, as after a full page load. Leaves the focus where it is when a field has it, when a dialog is open
 * or when it has moved since `focusedAtFirst` had it: the shopper already uses the page.
 */
export function focusNewPage(focusedAtFirst: Element | null): void {
  const { activeElement } = document;
  if (
    activeElement !== focusedAtFirst ||
    activeElement?.matches("input, textarea") ||
    document.querySelector("[role=dialog], [role=alertdialog]")
  )
    return;
  const heading = document.querySelector<HTMLElement>("h1") ?? document.querySelector<HTMLElement>("main");
  if (!heading) return;
  heading.tabIndex = -1;
  // The router restores the scroll position, so focusing must not scroll.
  heading.focus({ preventScroll: true });
}

/**
 * Scrolls a strip of tabs so that `tab` is in its middle. A strip whose other tab has the focus stays: the focus may
 * have moved there before the page's script ran, and has to remain in view.
 */
export function centerTab(strip: HTMLElement | null, tab: HTMLElement | null | undefined): void {
  if (!strip || !tab) return;
  const { activeElement } = document;
  if (activeElement !== tab && strip.contains(activeElement)) return;
  strip.scrollTo({ left: tab.offsetLeft - (strip.clientWidth - tab.clientWidth) / 2 });
}

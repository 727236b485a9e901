/** Sections of the product page that its tabs lead to; each key is the id of the section and the hash of its address. */
export const SECTION_KEYS = ["description", "reviews", "questions", "purchase"] as const;

export type SectionKey = (typeof SECTION_KEYS)[number];

/**
 * Classes of a section: it is laid out when it comes near, and scrolls to right below the tabs, where the page's scroll padding
 * would leave 16 px, since it has a padding of its own.
 */
export const SECTION_CLASS = "below-fold -scroll-mt-4";

/** Milliseconds for which a section is kept in its place while sections above it load. */
const KEPT_MS = 3_000;
/** Events with which the shopper takes over. */
const OWN_MOVES = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/**
 * Scrolls to a section and names it in the address, without a step in the history. Sections above it that load meanwhile
 * do not move it, until the shopper scrolls.
 */
export function goToSection(key: SectionKey): void {
  const section = document.getElementById(key);
  if (!section) return;
  window.history.replaceState(window.history.state, "", `#${key}`);
  section.scrollIntoView();
  const grown = new ResizeObserver(() => section.scrollIntoView());
  const end = () => {
    grown.disconnect();
    for (const move of OWN_MOVES) window.removeEventListener(move, end);
  };
  grown.observe(document.body);
  setTimeout(end, KEPT_MS);
  // The press that led here is over before the next frame.
  requestAnimationFrame(() => {
    for (const move of OWN_MOVES) window.addEventListener(move, end, { passive: true });
  });
}

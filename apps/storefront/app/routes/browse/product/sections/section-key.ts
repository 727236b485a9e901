/** Sections of the product page that its tabs lead to; each key is the id of the section and the hash of its address. */
export const SECTION_KEYS = ["description", "reviews", "questions", "purchase"] as const;

export type SectionKey = (typeof SECTION_KEYS)[number];

/**
 * Class of a section: it comes to stand right below the tabs, where the page's scroll padding would leave 16 px, since it
 * has a padding of its own.
 */
export const SECTION_CLASS = "-scroll-mt-4";

/** Scrolls to a section and names it in the address, without a step in the history. */
export function goToSection(key: SectionKey): void {
  window.history.replaceState(window.history.state, "", `#${key}`);
  document.getElementById(key)?.scrollIntoView();
}

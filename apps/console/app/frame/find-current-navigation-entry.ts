import type { NavigationEntry } from "./navigation-entries.ts";

/** Screens of a section whose addresses begin with another word than its entry's. */
const SECTIONS: Readonly<Record<string, string>> = {
  promotions: "displays",
  popups: "displays",
  videos: "displays",
  broadcasts: "displays",
};

/**
 * Returns the entry of the screen at an address: of those above it the nearest, else the one of the same section.
 *
 * @example findCurrentNavigationEntry(NAVIGATION, "/settings/calendar")?.label // "쉬는 날·마감"
 * @example findCurrentNavigationEntry(NAVIGATION, "/messages/campaigns")?.label // "메시지"
 */
export function findCurrentNavigationEntry(
  entries: readonly NavigationEntry[],
  pathname: string,
): NavigationEntry | undefined {
  const [nearest] = entries
    .filter(({ to }) => pathname === to || (to !== "/" && pathname.startsWith(`${to}/`)))
    .toSorted((a, b) => b.to.length - a.to.length);
  return nearest ?? entries.find(({ to }) => sectionOf(to) !== "" && sectionOf(to) === sectionOf(pathname));
}

function sectionOf(pathname: string): string {
  const [, first = ""] = pathname.split("/");
  return SECTIONS[first] ?? first;
}

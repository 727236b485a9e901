import type { SectionKey } from "./section-keys-and-scroll-to-section.ts";

type Edge = {
  key: SectionKey;
  /** Distance of the section from the top of the viewport, px. */
  top: number;
};

/**
 * Finds the section that the tabs show as selected: the last one that has reached them, at the end of the page the last
 * one of all, since it cannot reach them there.
 *
 * @param edges sections in the order of the page
 * @param line lower edge of the tabs, px from the top of the viewport
 * @example findCurrentSection([{ key: "description", top: -300 }, { key: "reviews", top: 97 }], 97, false) // "reviews"
 */
export function findCurrentSection(
  edges: readonly Edge[],
  line: number,
  isAtEnd: boolean,
): SectionKey | null {
  const reached = isAtEnd ? edges : edges.filter(({ top }) => top <= line);
  return (reached.at(-1) ?? edges[0])?.key ?? null;
}

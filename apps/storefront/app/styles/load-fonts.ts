import { bringFocusIntoView } from "../ui/accessibility/bring-focus-into-view.ts";

/**
 * Loads the shop's font after the page. A Korean page needs some fifteen pieces of it, 400 KB, which on a phone's
 * network would delay price and picture by seconds, while the device has a Korean font. The pieces are applied together,
 * since each one would lay out the whole page again; so would a stylesheet added later, which is why the page's own
 * names them (decision 45).
 */
export function loadFonts(): void {
  if (document.readyState === "complete") whenIdle();
  else window.addEventListener("load", whenIdle, { once: true });
}

function whenIdle(): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(() => void useLetters(), { timeout: 2000 });
  else setTimeout(() => void useLetters(), 200);
}

/**
 * Applies the font part by part, one per frame, so that a slow phone answers taps in between; content added later has it
 * immediately.
 */
async function useLetters(): Promise<void> {
  const page = document.querySelector<HTMLElement>(".stage");
  if (!page) return;
  // Pieces that fail to load leave the device's font; the browser requests them again where they are used.
  await document.fonts.load('1em "Pretendard Variable"', page.textContent).catch(() => []);
  for (const part of partsOf(page)) {
    await new Promise(requestAnimationFrame);
    part.dataset.letters = "";
  }
  document.documentElement.dataset.letters = "";
  await measurePassedGroups();
  // Wider text may have pushed the focused link of a strip out of view.
  bringFocusIntoView();
}

/**
 * Lays out the groups above the screen once in the font. They are skipped there at the height that they had in the
 * device's font, with which a later return to this place would be off by a line or two.
 */
async function measurePassedGroups(): Promise<void> {
  for (const group of document.querySelectorAll<HTMLElement>(".below-fold")) {
    if (group.getBoundingClientRect().bottom >= 0) continue;
    group.style.contentVisibility = "visible";
    await new Promise(requestAnimationFrame);
    group.style.contentVisibility = "";
  }
}

/** Number of elements laid out in a frame without a noticeable pause. */
const FRAMEFUL = 60;

function partsOf(element: Element): HTMLElement[] {
  if (!(element instanceof HTMLElement)) return [];
  if (element.getElementsByTagName("*").length <= FRAMEFUL) return [element];
  return [...element.children].flatMap(partsOf);
}

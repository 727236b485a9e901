/**
 * Brings the shop's letters once the page stands. A page of Korean needs some fifteen pieces of the font, 400 KB: on a
 * phone's network they would keep price and picture waiting for seconds, while the phone's own Korean font is there.
 * The pieces are put to use together, when all are there: each by itself would lay the whole page out anew. So would a
 * stylesheet that names them later, which is why the page's own one does (decision 45).
 */
export function loadFonts(): void {
  if (document.readyState === "complete") whenIdle();
  else window.addEventListener("load", whenIdle, { once: true });
}

function whenIdle(): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(() => void useLetters(), { timeout: 2000 });
  else setTimeout(() => void useLetters(), 200);
}

/** One part of the page in a frame, so that a slow phone answers taps in between; what comes later has them at once. */
async function useLetters(): Promise<void> {
  const page = document.querySelector<HTMLElement>(".stage");
  if (!page) return;
  // Pieces that did not come leave the device's letters; the browser asks for them again where they are used.
  await document.fonts.load('1em "Pretendard Variable"', page.textContent).catch(() => []);
  for (const part of partsOf(page)) {
    await new Promise(requestAnimationFrame);
    part.dataset.letters = "";
  }
  document.documentElement.dataset.letters = "";
}

/** So many elements are laid out in a frame without a pause that is felt. */
const frameful = 60;

function partsOf(element: Element): HTMLElement[] {
  if (!(element instanceof HTMLElement)) return [];
  if (element.getElementsByTagName("*").length <= frameful) return [element];
  return [...element.children].flatMap(partsOf);
}

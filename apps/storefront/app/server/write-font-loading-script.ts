import type { HYDRATED_EVENT } from "../hydration/mark-hydrated.ts";

/** Milliseconds after the begin of a visit from which on its first page keeps the device's letters. */
const LETTERS_BY_MS = 2_000;

/** Milliseconds that a loaded page waits for the paint of its picture, which may be no candidate for the largest one. */
const PICTURE_GRACE_MS = 200;

/** Characters that one task lays out in the letters, so that no tap waits for the whole page (decision 171). */
const TASK_LENGTH = 150;

/**
 * Writes the inline script that fetches the shop's letters once the largest of the first pictures is painted, before the
 * scripts, and puts them to use at once if they came within two seconds. The letters wait for the paint: at the picture's
 * own load they would be asked for before it is seen, and on a phone take its time. A page without a picture has them
 * after its scripts, for which a form or a cart waits. Browsers that report no paints are taken to paint within a frame.
 * The page is laid out in the letters part by part, each in a task of its own (decision 170). The promise `lettersCame`
 * ends a frame later, when the page is drawn in them, or when the two seconds are over: scripts that are read while the
 * page is laid out again make both slower.
 *
 * @param latest event of the window after which the letters are fetched at the latest
 */
export const writeFontLoadingScript = (
  latest: "load" | typeof HYDRATED_EVENT,
) => `const lettersCame = new Promise((done) => {
  const late = setTimeout(done, Math.max(0, ${LETTERS_BY_MS} - performance.now()));
  const end = () => {
    clearTimeout(late);
    done();
  };
  const length = (element) => element.textContent.length;
  const parts = (element) => {
    if (element.localName === "script") return [];
    if (!element.firstElementChild || length(element) <= ${TASK_LENGTH}) return [element];
    return [...element.children].flatMap(parts);
  };
  const layOut = () => {
    document.body.offsetHeight; // Its reading lays the page out.
    return new Promise((next) => setTimeout(next));
  };
  const use = async () => {
    if (performance.now() >= ${LETTERS_BY_MS}) return end();
    const all = parts(document.body);
    let waiting = ${TASK_LENGTH};
    for (const part of all) {
      if (waiting >= ${TASK_LENGTH}) {
        waiting = 0;
        await layOut();
      }
      part.dataset.letters = "";
      waiting += length(part);
    }
    await layOut();
    document.body.dataset.letters ??= "";
    for (const part of all) delete part.dataset.letters;
    requestAnimationFrame(() => setTimeout(end));
  };
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    document.fonts.load('1em "Shop Letters"').then(use, end);
  };
  const reports = (type) => globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type);
  const observe = (type, see) =>
    new PerformanceObserver((list) => see(list.getEntries())).observe({ type, buffered: true });
  const [...pictures] = document.querySelectorAll("img[fetchpriority=high]");
  const [picture] = pictures;
  const isPictureReported = picture && reports("largest-contentful-paint");
  const area = (element) => element.clientWidth * element.clientHeight;
  const isLargest = ({ element }) =>
    element?.localName === "img" && pictures.every((other) => area(element) >= area(other));
  const beginAfterFrame = () =>
    requestAnimationFrame(() => setTimeout(begin, isPictureReported ? ${PICTURE_GRACE_MS} : 0));
  const beginPainted = () => (reports("paint") ? observe("paint", beginAfterFrame) : beginAfterFrame());
  if (isPictureReported) {
    observe("largest-contentful-paint", (entries) => {
      if (entries.some(isLargest)) begin();
    });
  } else if (picture?.complete) beginPainted();
  else picture?.addEventListener("load", beginPainted);
  addEventListener("${latest}", beginPainted);
});
`;

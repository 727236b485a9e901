/** Milliseconds after the begin of a visit from which on its first page keeps the device's letters. */
const LETTERS_BY_MS = 2_000;

/**
 * Inline script that fetches the shop's letters once the first picture is painted, before the scripts, and puts them to
 * use at once if they came within two seconds. The letters wait for the paint: at the picture's own load they would be
 * asked for a frame before it is seen, and on a phone take its time. The promise `lettersCame` ends then, or when the two seconds are over.
 */
export const LETTERS_SCRIPT = `const lettersCame = new Promise((done) => {
  const late = setTimeout(done, Math.max(0, ${LETTERS_BY_MS} - performance.now()));
  const use = () => {
    if (performance.now() < ${LETTERS_BY_MS}) document.documentElement.dataset.letters = "";
    clearTimeout(late);
    done();
  };
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    document.fonts.load('1em "Shop Letters"').then(use, done);
  };
  const beginPainted = () => requestAnimationFrame(() => setTimeout(begin));
  const picture = document.querySelector("img[fetchpriority=high]");
  if (picture?.complete) beginPainted();
  else picture?.addEventListener("load", beginPainted);
  addEventListener("load", beginPainted);
});
`;

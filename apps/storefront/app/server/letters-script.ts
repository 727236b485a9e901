/** Milliseconds after the begin of a visit from which on its first page keeps the device's letters. */
const LETTERS_BY_MS = 2_000;

/**
 * Inline script that fetches the shop's letters once the first view has loaded, alone on the network, and puts them to use
 * at once if they came within two seconds. The promise `lettersCame` ends then, or when the two seconds are over.
 */
export const LETTERS_SCRIPT = `const lettersCame = new Promise((done) => {
  const late = setTimeout(done, Math.max(0, ${LETTERS_BY_MS} - performance.now()));
  const use = () => {
    if (performance.now() < ${LETTERS_BY_MS}) document.documentElement.dataset.letters = "";
    clearTimeout(late);
    done();
  };
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(() => {
    document.fonts.load('1em "Shop Letters"').then(use, done);
  })));
});
`;

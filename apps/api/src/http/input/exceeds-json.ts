const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Tells whether a JSON text is nested deeper or has more values than allowed, in one pass that builds nothing and stops at
 * the first that is too much. Values are counted by the signs before them (`[`, `{`, `,`, `:`), so that names count, too.
 *
 * @example exceedsJson("[[[1]]]", { maxDepth: 2, maxValues: 100 }) // true
 */
export function exceedsJson(text: string, limits: { maxDepth: number; maxValues: number }): boolean {
  let depth = 0;
  let values = 1;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charCodeAt(index);
    if (sign === QUOTE) {
      index = endOfText(text, index);
      continue;
    }
    if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth -= 1;
    if (sign === OPEN_LIST || sign === OPEN_OBJECT) depth += 1;
    else if (sign !== COMMA && sign !== COLON) continue;
    values += 1;
    if (depth > limits.maxDepth || values > limits.maxValues) return true;
  }
  return false;
}

/** Place of the quote that ends the text which begins at `start`; the last place where it does not end. */
function endOfText(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end;
}

function isEscaped(text: string, place: number): boolean {
  let before = place - 1;
  while (text.charCodeAt(before) === BACKSLASH) before -= 1;
  return (place - before) % 2 === 0;
}

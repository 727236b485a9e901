const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Takes the next bytes of a JSON text; `true` from the first on that is too much. */
export type JsonGauge = (bytes: Uint8Array) => boolean;

/**
 * Creates a gauge that tells whether a JSON text is nested deeper or has more values than allowed, while its bytes arrive and
 * wherever they are cut. It builds nothing. Values are counted by the signs before them (`[`, `{`, `,`, `:`), so that names
 * count, too.
 *
 * @example createJsonGauge({ maxDepth: 2, maxValues: 100 })(Buffer.from("[[[1")) // true
 */
export function createJsonGauge(limits: { maxDepth: number; maxValues: number }): JsonGauge {
  let depth = 0;
  let values = 1;
  let isInText = false;
  let isEscaped = false;

  /** @returns whether the text goes on behind the sign */
  function goesOn(sign: number | undefined): boolean {
    if (isEscaped) isEscaped = false;
    else if (sign === BACKSLASH) isEscaped = true;
    else return sign !== QUOTE;
    return true;
  }

  // Signs are single bytes below 0x80, which are no part of any other letter of UTF-8.
  return (bytes) => {
    for (const sign of bytes) {
      if (isInText) {
        isInText = goesOn(sign);
        continue;
      }
      if (sign === QUOTE) isInText = true;
      if (sign === CLOSE_LIST || sign === CLOSE_OBJECT) depth -= 1;
      if (sign === OPEN_LIST || sign === OPEN_OBJECT) depth += 1;
      else if (sign !== COMMA && sign !== COLON) continue;
      values += 1;
      if (depth > limits.maxDepth || values > limits.maxValues) return true;
    }
    return false;
  };
}

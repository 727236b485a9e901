const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Takes the next bytes of a JSON text; returns `true` as soon as a limit is exceeded. */
export type JsonLimitCheck = (bytes: Uint8Array) => boolean;

/**
 * Creates a gauge that detects excessive nesting or too many values in a JSON text as its bytes arrive, wherever they
 * are cut, without parsing it. Values are counted by the sign before them (`[`, `{`, `,`, `:`), so names count as well.
 *
 * @example createJsonLimitCheck({ maxDepth: 2, maxValues: 100 })(Buffer.from("[[[1")) // true
 */
export function createJsonLimitCheck(limits: { maxDepth: number; maxValues: number }): JsonLimitCheck {
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

  // All signs are single bytes below 0x80, which occur in no multi-byte character of UTF-8.
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

const LONGEST = 100;

/**
 * Builds the name of an order for payment windows and messages, at most 100 characters; a longer product name is cut.
 * Throws a RangeError without products.
 *
 * @example orderName(["샤인머스캣 2kg", "제주 감귤 5kg", "한우 국거리 300g"]) // "샤인머스캣 2kg 외 2건"
 */
export function orderName(productNames: readonly string[]): string {
  const [first, ...others] = productNames;
  if (first === undefined) throw new RangeError("An order has one or more products");
  const rest = others.length > 0 ? ` 외 ${others.length}건` : "";
  return cut(first, LONGEST - rest.length) + rest;
}

/** Cuts a text to `most` UTF-16 units, which providers count, without splitting an emoji. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  let kept = "";
  for (const character of text) {
    if (kept.length + character.length > most - 1) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}

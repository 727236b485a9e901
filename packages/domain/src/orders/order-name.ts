const LONGEST = 100;

/**
 * The name of an order for payment windows and messages, at most 100 characters; a longer product name is cut.
 *
 * @example orderName(["샤인머스캣 2kg", "제주 감귤 5kg", "한우 국거리 300g"]) // "샤인머스캣 2kg 외 2건"
 */
export function orderName(productNames: readonly string[]): string {
  const [first, ...others] = productNames;
  if (first === undefined) throw new RangeError("An order has one or more products");
  const rest = others.length > 0 ? ` 외 ${others.length}건` : "";
  return cut(first, LONGEST - rest.length) + rest;
}

/** Counts UTF-16 units, as providers do, but never cuts through an emoji. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  let kept = "";
  for (const character of text) {
    if (kept.length + character.length > most - 1) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}

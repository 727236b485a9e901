/**
 * Fields of a product in which a word occurs, as bits of `search_posting.fields`; the more informative the higher. A
 * keyword names the product; a word of a subtitle only supports other words and finds nothing by itself.
 */
export const FIELD = {
  quantity: 256,
  keyword: 128,
  name: 64,
  /** Words in brackets in the name: (구이용), (사과·비트·당근). */
  detail: 32,
  farm: 16,
  place: 8,
  category: 4,
  root: 2,
  subTitle: 1,
} as const;

/**
 * Weights of 0 to 1 for how well a word describes the product, by its fields; the first line whose bits are all
 * present applies.
 */
export const FIELD_WEIGHTS: readonly [bits: number, weight: number][] = [
  [FIELD.quantity, 1],
  [FIELD.keyword | FIELD.name, 1],
  [FIELD.keyword, 0.85],
  [FIELD.name, 0.75],
  [FIELD.detail, 0.65],
  [FIELD.farm, 0.6],
  [FIELD.place, 0.55],
  [FIELD.category, 0.5],
  [FIELD.root, 0.45],
  [FIELD.subTitle, 0.2],
];

/**
 * Reports whether a word finds products by itself instead of only supporting others.
 *
 * @example carries(FIELD.subTitle) // false
 */
export function carries(fields: number): boolean {
  return fields > FIELD.subTitle;
}

/** Reports whether the word names the product: it is a keyword and occurs in the name. */
export function isNamedSo(fields: number): boolean {
  return (fields & (FIELD.keyword | FIELD.name)) === (FIELD.keyword | FIELD.name);
}

/**
 * Reports whether a typo may be corrected to the word: it describes the product and is no place, farm or quantity,
 * which are too many and too short to be guessed. The SQL statement that finds similar words applies the same rule.
 */
export function canBeCorrectedTo(fields: number): boolean {
  const says = FIELD.keyword | FIELD.name | FIELD.detail | FIELD.category | FIELD.root;
  return (fields & says) !== 0 && (fields & (FIELD.farm | FIELD.place | FIELD.quantity)) === 0;
}

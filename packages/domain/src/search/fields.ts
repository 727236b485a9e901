/**
 * The kinds of text a word of a product stands in, as bits of `search_posting.fields`; the more telling the higher.
 * A keyword names what is sold; a word of a sub title only supports others and finds nothing by itself.
 */
export const FIELD = {
  quantity: 256,
  keyword: 128,
  name: 64,
  /** In brackets in the name: (구이용), (사과·비트·당근). */
  detail: 32,
  farm: 16,
  place: 8,
  category: 4,
  root: 2,
  subTitle: 1,
} as const;

/** How well a word says what the product is by where it stands, of 1; the first line whose bits are all there counts. */
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

/** Whether a word finds products by itself, or only supports others. @example carries(FIELD.subTitle) // false */
export function carries(fields: number): boolean {
  return fields > FIELD.subTitle;
}

/** Whether what is sold is named by the word: it is a keyword and stands in a name. */
export function isNamedSo(fields: number): boolean {
  return (fields & (FIELD.keyword | FIELD.name)) === (FIELD.keyword | FIELD.name);
}

/**
 * Whether a slip may be meant for the word: it says what is sold, and is no place, farm or quantity, which are too many
 * and too short to be guessed. The same stands in the statement that looks for what is similar.
 */
export function mayBeMeant(fields: number): boolean {
  const says = FIELD.keyword | FIELD.name | FIELD.detail | FIELD.category | FIELD.root;
  return (fields & says) !== 0 && (fields & (FIELD.farm | FIELD.place | FIELD.quantity)) === 0;
}

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
 * What a typed word says: a produce, a whole family of them, something about a produce (use, size, origin), a dish, or one
 * of the things that a dish is made of.
 */
export type WordRole = "produce" | "family" | "modifier" | "ingredient" | "dish";

type Weights = readonly (readonly [bits: number, weight: number])[];

/**
 * Weights of 0 to 1 for how well a word describes the product, by its role and fields; the first line whose bits are
 * all present applies; a word without any does not find the product. A produce is known by its keyword, a modifier by
 * what the product itself says in its name or origin, and of a family all members count the same. An ingredient is the
 * produce itself: 대추 is no 대추 생강청.
 */
export const FIELD_WEIGHTS: Readonly<Record<WordRole, Weights>> = {
  produce: [
    [FIELD.quantity, 1],
    [FIELD.keyword | FIELD.name, 1],
    [FIELD.keyword, 0.85],
    [FIELD.name, 0.6],
    [FIELD.detail, 0.55],
    [FIELD.farm, 0.5],
    [FIELD.place, 0.5],
    [FIELD.category, 0.4],
    [FIELD.root, 0.4],
    [FIELD.subTitle, 0.2],
  ],
  family: [
    [FIELD.keyword | FIELD.name, 1],
    [FIELD.keyword, 0.85],
    [FIELD.root, 0.8],
    [FIELD.category, 0.8],
    [FIELD.name, 0.7],
    [FIELD.detail, 0.6],
    [FIELD.subTitle, 0.2],
  ],
  modifier: [
    [FIELD.quantity, 1],
    [FIELD.name, 1],
    [FIELD.detail, 1],
    [FIELD.place, 1],
    [FIELD.keyword, 0.7],
    [FIELD.farm, 0.6],
    [FIELD.category, 0.5],
    [FIELD.root, 0.5],
    [FIELD.subTitle, 0.4],
  ],
  ingredient: [
    [FIELD.keyword | FIELD.name, 1],
    [FIELD.keyword | FIELD.detail, 0.95],
    [FIELD.keyword, 0.85],
    [FIELD.detail, 0.85],
    [FIELD.name, 0.3],
  ],
  dish: [
    [FIELD.name, 1],
    [FIELD.detail, 1],
    [FIELD.keyword, 0.7],
  ],
};

/** Text match from which a product is what a word says; below it only resembles it: 망고포도 is no 망고. */
export const SURE_MATCH = 0.5;
/** Share of its points that a word gives to a product which only resembles it. */
export const UNSURE_SHARE = 0.25;

/**
 * Returns the role of a word of the catalogue by the fields it occurs in: an origin or a word of a name only is a
 * modifier, a category without a product called so a family.
 *
 * @example roleOfFields(FIELD.keyword | FIELD.name | FIELD.category) // "produce", such as 전복
 */
export function roleOfFields(fields: number): Exclude<WordRole, "dish" | "ingredient"> {
  if ((fields & FIELD.place) !== 0) return "modifier";
  if ((fields & FIELD.keyword) !== 0) return "produce";
  return (fields & (FIELD.category | FIELD.root)) !== 0 ? "family" : "modifier";
}

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

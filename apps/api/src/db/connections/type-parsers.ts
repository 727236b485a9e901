import pg from "pg";

const BIGINT = 20;
const BIGINTS = 1016;
const DATE = 1082;
const INTEGERS = 1007;
const NUMERIC = 1700;
const TEXTS: number = 1009;

/**
 * Reads values as the shop's statements are typed: `bigint` and numerics as numbers, calendar days as `YYYY-MM-DD`,
 * everything else as node-postgres reads it. For `types` of a pool or client.
 *
 * @throws RangeError for a `bigint` that no number holds exactly
 */
export const getTypeParser: typeof pg.types.getTypeParser = ((oid: number, format?: "text" | "binary") => {
  if (oid === BIGINT) return readBigint;
  if (oid === BIGINTS || oid === INTEGERS) return readBigints;
  if (oid === TEXTS) return readTexts;
  if (oid === DATE) return (text: string) => text;
  if (oid === NUMERIC) return Number;
  return pg.types.getTypeParser(oid, format);
}) as typeof pg.types.getTypeParser;

/** @example readBigint("9007199254740992") // throws */
export function readBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The bigint ${text} is beyond what a number holds exactly`);
  return value;
}

/**
 * Reads a list of texts. The driver looks at each letter, which takes a tenth of the time of a list of products; where no
 * text is quoted, as in addresses of pictures, none holds a comma or a brace.
 *
 * @example readTexts("{a.webp,NULL}") // ["a.webp", null]
 */
export function readTexts(text: string): (string | null)[] {
  if (!text.startsWith("{") || text.includes('"') || text.includes("{", 1)) return quotedTexts(text);
  const inner = text.slice(1, -1);
  return inner === "" ? [] : inner.split(",").map((each) => (each === "NULL" ? null : each));
}

const quotedTexts: (text: string) => (string | null)[] = pg.types.getTypeParser(TEXTS, "text");

/** @example readBigints("{1,NULL}") // [1, null] */
export function readBigints(text: string): (number | null)[] {
  const inner = text.slice(1, -1);
  return inner === "" ? [] : inner.split(",").map((each) => (each === "NULL" ? null : readBigint(each)));
}

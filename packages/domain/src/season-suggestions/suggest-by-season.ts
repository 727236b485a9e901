/** Months ahead, this one included, in which a season that begins is suggested. */
const MONTHS_AHEAD = 3;

/** Product of a kind with the months, 1 to 12, of its season, in the order of the season. */
type Seasonal = { kind: string; months: readonly number[] };

/** Suggested product with the month in which its season begins. */
export type SeasonSuggestion<P extends Seasonal> = { product: P; month: number };

/**
 * Suggests products whose season begins this month or in the two after it, the earliest first: one of each kind, the
 * first in the list.
 *
 * @param month month of today, 1 to 12
 * @param most the most products
 * @example suggestBySeason([{ kind: "strawberry", months: [12, 1, 2] }], 11, 6) // [{ product: …, month: 12 }]
 */
export function suggestBySeason<P extends Seasonal>(
  products: readonly P[],
  month: number,
  most: number,
): SeasonSuggestion<P>[] {
  const firstOfKind = [...Map.groupBy(products, ({ kind }) => kind).values()].flatMap(
    (ofKind) => ofKind[0] ?? [],
  );
  return firstOfKind
    .flatMap((product) => {
      const [begin] = product.months;
      return begin === undefined ? [] : [{ product, month: begin, away: (begin - month + 12) % 12 }];
    })
    .filter(({ away }) => away < MONTHS_AHEAD)
    .toSorted((one, other) => one.away - other.away)
    .slice(0, most)
    .map(({ product, month: begin }) => ({ product, month: begin }));
}

/** Query of a kind with the products that answer it; `right` lists every product that may be among the first. */
export type LabelledQuery = { kind: string; query: string; right: readonly number[] };

/** Builds the queries of one kind. */
export function queriesOf(
  kind: string,
  queries: readonly (readonly [string, readonly number[]])[],
): LabelledQuery[] {
  return queries.map(([query, right]) => ({ kind, query, right }));
}

/** Lists the numbers from one to another, both included. */
export function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

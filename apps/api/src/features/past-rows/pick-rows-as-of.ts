import {
  findRowValueAtInstant,
  type HeldValue,
} from "@todayfruit/domain/past-rows/find-row-value-at-instant";
import type { ProductRows } from "./find-past-product-and-actions.repository.ts";

export type HeldRow = Omit<HeldValue<object>, "value"> & { key: string; value: object };
export type RowsAsOf = {
  /** Rows of a table that there were at the instant, with the time for which they were so. */
  of(table: string): HeldRow[];
  /**
   * Changes next to the instant, without those of the learned days of arrival, which change every night; while the product
   * was not there, those of itself alone.
   */
  previousChange: string | null;
  nextChange: string | null;
};

/**
 * Reads the rows that there were at an instant.
 *
 * @param at ISO 8601 in UTC with milliseconds
 */
export function pickRowsAsOf({ past, live }: Pick<ProductRows, "past" | "live">, at: string): RowsAsOf {
  const nameOf = ({ table, key }: { table: string; key: string }) => `${table} ${key}`;
  const versions = Map.groupBy(
    past.map((each) => ({ ...each, until: new Date(each.until).toISOString() })),
    nameOf,
  );
  const current = new Map(live.map((each) => [nameOf(each), each]));
  const rows = Map.groupBy(
    [...new Set([...versions.keys(), ...current.keys()])].flatMap((name) => {
      const own = versions.get(name) ?? [];
      const row = current.get(name) ?? own[0];
      const held = findRowValueAtInstant(own, current.get(name)?.value ?? null, at);
      return row && held.value !== null
        ? [{ table: row.table, key: row.key, ...held, value: held.value }]
        : [];
    }),
    ({ table }) => table,
  );
  const changes = [...versions.values()]
    .flat()
    .filter(({ table }) => (rows.has("product") ? table !== "arrival_count" : table === "product"))
    .map(({ until }) => until)
    .toSorted();
  return {
    of: (table) => rows.get(table) ?? [],
    previousChange: changes.findLast((until) => until <= at) ?? null,
    nextChange: changes.find((until) => until > at) ?? null,
  };
}

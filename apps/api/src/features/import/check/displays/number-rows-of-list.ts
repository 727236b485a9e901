import type { Item } from "../../read/read-json.ts";

/** Wraps the rows of a list that was read whole. */
export function numberRowsOfList(values: readonly unknown[]): Item[] {
  return values.map((value, index) => ({ row: index + 1, value, bytes: 0 }));
}

import type { PricedLine } from "./calculate-form-price.ts";

/** Returns the day on which the last product is dispatched. */
export function findLatestShipmentDate(lines: readonly PricedLine[]): string {
  const last = lines
    .map(({ promise }) => promise.dispatchDate)
    .toSorted()
    .at(-1);
  if (last === undefined) throw new Error("An order form has at least one line");
  return last;
}

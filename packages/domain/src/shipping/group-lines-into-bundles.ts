import type { LineToShip } from "./line-to-ship-types.ts";
import type { ShippingFeeType } from "./shipping-fee-type.ts";

/** Lines whose shipping is charged together. */
export type Bundle<Line> = { key: string; distributorId: number; lines: readonly Line[] };

type Bundled = Pick<LineToShip, "productId" | "distributorId" | "receiver"> & {
  shipping: { isBundle: boolean };
};

/**
 * Groups lines into bundles, in the order of their first lines. Products of one distributor that allow it
 * (`isBundle`) ship together; any other product is a bundle of its own, with all its options. With `type02` every
 * product is on its own. Parts for different receivers of a gift never ship together.
 *
 * @example bundlesOf([apple, pear], "type03")[0].key // "distributor:301"
 * @example bundlesOf([apple, pear], "type02")[0].key // "product:20001"
 */
export function bundlesOf<Line extends Bundled>(
  lines: readonly Line[],
  feeType: ShippingFeeType,
): Bundle<Line>[] {
  // Map.groupBy is avoided: carts are bundled in browsers too, and iOS before 17.4 lacks it.
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const key = bundleKeyOf(line, feeType);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups].map(([key, members]) => ({
    key,
    distributorId: distributorOf(members),
    lines: members,
  }));
}

/**
 * Returns the key of the bundle to which a line belongs.
 *
 * @example bundleKeyOf(apple for receiver 2, "type03") // "2/distributor:301"
 */
export function bundleKeyOf(line: Bundled, feeType: ShippingFeeType): string {
  const together = line.shipping.isBundle && feeType !== "type02";
  const key = together ? `distributor:${line.distributorId}` : `product:${line.productId}`;
  return line.receiver === undefined ? key : `${line.receiver}/${key}`;
}

function distributorOf(lines: readonly Bundled[]): number {
  const [first, ...rest] = lines;
  if (first === undefined || rest.some((line) => line.distributorId !== first.distributorId)) {
    throw new RangeError("The lines of one bundle come from one distributor");
  }
  return first.distributorId;
}

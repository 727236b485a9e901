/** Lots that operators open and hold; a recalled one stays recalled. */
export const STOCK_LOT_STATUSES = ["open", "held", "recalled"] as const;
export type StockLotStatus = (typeof STOCK_LOT_STATUSES)[number];

/** Lot with the units that no order has taken; days are KST, `YYYY-MM-DD`. */
export type TakeableLot = {
  id: number;
  optionId: number;
  status: StockLotStatus;
  harvestedOn: string;
  expiresOn: string;
  remaining: number;
};

/** Line that needs units, with the last day on which it is promised to arrive. */
export type NeedyLine = { lineId: number; optionId: number; units: number; arrivesOn: string };

export type LotAllocation = { lineId: number; lotId: number; units: number };

/**
 * Allocates units of lots to lines, first expired, first out: of two lots with the same expiry the one harvested first. A
 * lot that is not open, or that expires before the line arrives, is passed over. Lines are served in the given order.
 *
 * @returns allocations, and for each line the units that no lot has: they are sent from units without a lot
 * @example
 * allocateLots(
 *   [{ lineId: 1, optionId: 7, units: 3, arrivesOn: "2026-11-25" }],
 *   [{ id: 9, optionId: 7, status: "open", harvestedOn: "2026-11-22", expiresOn: "2026-12-03", remaining: 2 }],
 * ) // { allocations: [{ lineId: 1, lotId: 9, units: 2 }], missing: [{ lineId: 1, optionId: 7, units: 1 }] }
 */
export function allocateLots(
  lines: readonly NeedyLine[],
  lots: readonly TakeableLot[],
): { allocations: LotAllocation[]; missing: { lineId: number; optionId: number; units: number }[] } {
  const left = new Map(lots.map(({ id, remaining }) => [id, remaining]));
  const queue = lots.filter(({ status }) => status === "open").toSorted(byExpiry);
  const allocations: LotAllocation[] = [];
  const missing: { lineId: number; optionId: number; units: number }[] = [];
  for (const { lineId, optionId, units, arrivesOn } of lines) {
    let needed = units;
    for (const lot of queue) {
      if (lot.optionId !== optionId || lot.expiresOn < arrivesOn) continue;
      const taken = Math.min(needed, left.get(lot.id) ?? 0);
      if (taken === 0) continue;
      allocations.push({ lineId, lotId: lot.id, units: taken });
      left.set(lot.id, (left.get(lot.id) ?? 0) - taken);
      needed -= taken;
    }
    if (needed > 0) missing.push({ lineId, optionId, units: needed });
  }
  return { allocations, missing };
}

function byExpiry(a: TakeableLot, b: TakeableLot): number {
  return a.expiresOn.localeCompare(b.expiresOn) || a.harvestedOn.localeCompare(b.harvestedOn) || a.id - b.id;
}

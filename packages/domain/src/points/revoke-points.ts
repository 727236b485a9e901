import { minWon, subtractWon, type Won } from "../money/won.ts";

export type HeldLot = { id: number; remaining: Won; expiresAt: number };
export type Taken = { takes: { lotId: number; amount: Won }[]; owed: Won };

/**
 * Distributes the points to take back, earned with a purchase that is undone, over lots: their own lot first, then
 * the lots that expire first. A balance never becomes negative: the missing points are owed and are deducted from the
 * next points that the member earns.
 *
 * @example revokePoints([{ id: 1, remaining: 300, … }], won(500), 1) // { takes: [{ lotId: 1, amount: 300 }], owed: 200 }
 */
export function revokePoints(lots: readonly HeldLot[], amount: Won, ownLotId: number): Taken {
  let missing = amount;
  const takes: Taken["takes"] = [];
  const sorted = lots.toSorted(
    (a, b) =>
      Number(b.id === ownLotId) - Number(a.id === ownLotId) || a.expiresAt - b.expiresAt || a.id - b.id,
  );
  for (const { id, remaining } of sorted) {
    const taken = minWon(remaining, missing);
    if (taken === 0) continue;
    takes.push({ lotId: id, amount: taken });
    missing = subtractWon(missing, taken);
  }
  return { takes, owed: missing };
}

import { expect, test } from "vitest";
import { splitDueRepeatPurchases } from "./split-due-repeat-purchases.ts";

const bought = (
  id: string,
  purchases: number,
  lastOn: string,
  intervalDays: number | null,
  change: { isDue?: boolean; canBeBought?: boolean } = {},
) => ({
  id,
  purchases,
  lastOn,
  rhythm: intervalDays === null ? null : { intervalDays, isDue: change.isDue ?? true },
  canBeBought: change.canBeBought ?? true,
});

test("splitDueRepeatPurchases: the longest due first; others by purchases, then by the last day", () => {
  const { due, others } = splitDueRepeatPurchases([
    bought("pear", 2, "2026-11-01", null),
    bought("egg", 6, "2026-11-06", 14),
    bought("melon", 2, "2026-11-03", 30, { isDue: false }),
    bought("apple", 4, "2026-10-27", 7),
    bought("plum", 5, "2026-09-02", 20, { canBeBought: false }),
  ]);
  expect(due.map(({ id }) => id)).toEqual(["apple", "egg"]);
  expect(others.map(({ id }) => id)).toEqual(["plum", "melon", "pear"]);
});

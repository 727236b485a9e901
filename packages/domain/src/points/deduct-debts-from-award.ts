import { minWon, subtractWon, type Won } from "../money/won.ts";

export type Debt = { rewardId: number; owed: Won };

/**
 * Deducts owed points from new points, the oldest debt first.
 *
 * @example deductDebtsFromAward(won(100), [{ rewardId: 7, owed: won(30) }]) // { kept: [{ rewardId: 7, owed: 30 }], left: 70 }
 */
export function deductDebtsFromAward(award: Won, debts: readonly Debt[]): { kept: Debt[]; left: Won } {
  let left = award;
  const kept: Debt[] = [];
  for (const { rewardId, owed } of debts) {
    const part = minWon(owed, left);
    if (part === 0) continue;
    kept.push({ rewardId, owed: part });
    left = subtractWon(left, part);
  }
  return { kept, left };
}

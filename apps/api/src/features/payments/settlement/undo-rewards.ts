import { won } from "@todayfruit/domain/money/won";
import { takeBack } from "@todayfruit/domain/points/take-back";
import type { Tx } from "../../../db/database.ts";
import { lockLots } from "../../checkout/points.repository.ts";
import { dropReward, lockUndoneRewards, takeRewardBack } from "../../points/rewards.repository.ts";

/**
 * Points that were earned with products which are not kept any more are taken back: what was only promised is dropped,
 * what became points leaves the member's lots, and what they spent meanwhile is owed. Asked again, there is nothing to do.
 */
export async function undoRewards(tx: Tx, orderId: number, now: Date): Promise<void> {
  for (const reward of await lockUndoneRewards(tx, orderId)) {
    if (reward.lot_id === null) {
      await dropReward(tx, reward.id, now);
      continue;
    }
    const lots = (await lockLots(tx, reward.user_id)).map((lot) => ({
      id: lot.id,
      remaining: won(lot.remaining),
      expiresAt: lot.expires_at.getTime(),
    }));
    const { takes, owed } = takeBack(lots, won(reward.amount), reward.lot_id);
    await takeRewardBack(tx, { rewardId: reward.id, takes, owed, now });
  }
}

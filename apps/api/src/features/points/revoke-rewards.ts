import { won } from "@todayfruit/domain/money/won";
import { revokePoints } from "@todayfruit/domain/points/revoke-points";
import type { Tx } from "../../db/database.ts";
import { lockLots } from "./point-lots.repository.ts";
import { dropReward, type GivenReward, revokeReward } from "./rewards.repository.ts";

/**
 * Takes back locked rewards: one without points yet is dropped, points are removed from the member's lots, and those
 * already spent are owed.
 */
export async function revokeRewards(tx: Tx, rewards: readonly GivenReward[], now: Date): Promise<void> {
  for (const reward of rewards) {
    if (reward.lot_id === null) {
      await dropReward(tx, reward.id, now);
      continue;
    }
    const lots = (await lockLots(tx, reward.user_id)).map((lot) => ({
      id: lot.id,
      remaining: won(lot.remaining),
      expiresAt: lot.expires_at.getTime(),
    }));
    const { takes, owed } = revokePoints(lots, won(reward.amount), reward.lot_id);
    await revokeReward(tx, { rewardId: reward.id, takes, owed, now });
  }
}

import { formatFullDate, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { won } from "@todayfruit/domain/money/won";
import { keepBack, takeBack } from "@todayfruit/domain/points/take-back";
import type { Tx } from "../../db/database.ts";
import { lockLots } from "../checkout/points.repository.ts";
import {
  awardReward,
  dropReward,
  type GivenReward,
  lockDueReward,
  lockOwed,
  type RewardRow,
  takeRewardBack,
} from "./rewards.repository.ts";

/**
 * A promised reward becomes points that can be used, once. What the member owes for purchases that were undone is kept
 * back from it; who has left earns nothing.
 *
 * @returns whether it became points now
 */
export async function awardPoints(tx: Tx, rewardId: number, now: Date): Promise<boolean> {
  const reward = await lockDueReward(tx, rewardId);
  if (reward === null) return false;
  if (reward.has_left) {
    await dropReward(tx, rewardId, now);
    return false;
  }
  const debts = await lockOwed(tx, reward.user_id);
  const { kept, left } = keepBack(
    won(reward.amount),
    debts.map(({ id, owed }) => ({ rewardId: id, owed: won(owed) })),
  );
  await awardReward(tx, { reward, kept, notice: noticeOf(reward, left), now });
  return true;
}

/**
 * Rewards that are held are taken back: what was only promised is dropped, what became points leaves the member's lots,
 * and what they spent meanwhile is owed.
 */
export async function takeRewardsBack(tx: Tx, rewards: readonly GivenReward[], now: Date): Promise<void> {
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
    const { takes, owed } = takeBack(lots, won(reward.amount), reward.lot_id);
    await takeRewardBack(tx, { rewardId: reward.id, takes, owed, now });
  }
}

function noticeOf({ amount, expires_at }: RewardRow, left: number) {
  const until = formatFullDate(kstDateOf(new Date(expires_at.getTime() - 1).toISOString()));
  const body =
    left === amount
      ? `${amount.toLocaleString("ko-KR")}P가 쌓였어요. ${until}까지 쓸 수 있어요.`
      : `${amount.toLocaleString("ko-KR")}P 가운데 취소한 구매의 포인트를 빼고 ${left.toLocaleString("ko-KR")}P가 쌓였어요. ${until}까지 쓸 수 있어요.`;
  return { title: "포인트가 쌓였어요", body, href: "/grade" };
}

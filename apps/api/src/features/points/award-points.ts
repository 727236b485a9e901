import { formatFullDate, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { won } from "@todayfruit/domain/money/won";
import { deductDebtsFromAward } from "@todayfruit/domain/points/deduct-debts-from-award";
import type { Tx } from "../../db/database.ts";
import { awardReward, dropReward, lockDueReward, lockOwed, type RewardRow } from "./rewards.repository.ts";

/**
 * Turns a reward into usable points, once. Withholds what the member owes for undone purchases; a member who has left
 * gets nothing.
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
  const { kept, left } = deductDebtsFromAward(
    won(reward.amount),
    debts.map(({ id, owed }) => ({ rewardId: id, owed: won(owed) })),
  );
  await awardReward(tx, { reward, kept, notice: noticeOf(reward, left), now });
  return true;
}

function noticeOf({ amount, expires_at }: RewardRow, left: number) {
  const until = formatFullDate(kstDateOf(new Date(expires_at.getTime() - 1).toISOString()));
  const body =
    left === amount
      ? `${amount.toLocaleString("ko-KR")}P가 쌓였어요. ${until}까지 쓸 수 있어요.`
      : `${amount.toLocaleString("ko-KR")}P 가운데 취소한 구매의 포인트를 빼고 ${left.toLocaleString("ko-KR")}P가 쌓였어요. ${until}까지 쓸 수 있어요.`;
  return { title: "포인트가 쌓였어요", body, href: "/grade" };
}

import { sumWon, type Won, won } from "@todayfruit/domain/money/won";
import { transitionsOf } from "@todayfruit/domain/orders/plan-operator-move";
import type { OrderStatus } from "@todayfruit/domain/orders/status";
import { productReward, rewardPeriod } from "@todayfruit/domain/points/compute-product-reward-and-period";
import { DEFAULT_POINT_RULES } from "@todayfruit/domain/points/point-rules";
import { addJob } from "../../../db/add-job.ts";
import type { Tx } from "../../../db/database.ts";
import { addReward } from "../../points/rewards.repository.ts";
import { transitionProducts } from "../status-transitions.repository.ts";
import type { CompletableOrder, CompletableProduct } from "./completable-orders.repository.ts";

export type Kept = {
  order: CompletableOrder;
  products: readonly CompletableProduct[];
  /** The products to complete. */
  chosen: readonly CompletableProduct[];
  actor: "buyer" | "shop";
  now: Date;
};
export type Reward = { productId: number; amount: number; availableAt: Date };

const REASONS = {
  buyer: "구매를 확정했어요",
  shop: "배송이 끝나고 7일이 지나 구매를 확정했어요",
} as const;

/**
 * Completes products of a locked order: statuses and events, the points they earn, and the job that makes these usable,
 * in this transaction.
 *
 * @returns the order's new status, and the points earned
 */
export async function completeProducts(
  tx: Tx,
  kept: Kept,
): Promise<{ status: OrderStatus; rewards: Reward[] }> {
  const { order, chosen, actor, now } = kept;
  const planned = transitionsOf(
    kept.products,
    chosen.map(({ id }) => ({ id, to: "complete" })),
  );
  await transitionProducts(tx, { ...planned, orderId: order.id, actor, reason: REASONS[actor], at: now });
  const rewards = order.is_here ? rewardsOf(kept) : [];
  for (const reward of rewards) {
    const rewardId = await addReward(tx, { ...reward, kind: "purchase", userId: order.user_id, now });
    const key = `award-points:${rewardId}`;
    await addJob(tx, { task: "award-points", runAt: reward.availableAt, key });
  }
  return { status: planned.orderStatus, rewards };
}

function rewardsOf({ order, products, chosen, now }: Kept) {
  const rest = products.filter(({ is_withdrawn }) => !is_withdrawn);
  const net = netOf(rest);
  const before = rest.filter(({ status }) => status === "complete");
  let kept = netOf(before);
  let granted = sumWon(before.map(({ reward }) => won(reward)));
  const rewards: (Reward & { expiresAt: Date })[] = [];
  for (const product of chosen) {
    kept = sumWon([kept, won(product.net)]);
    const amount = productReward({ expected: won(order.expected_reward_point), net, kept, granted });
    granted = sumWon([granted, amount]);
    const arrivedAt = (product.arrived_at ?? now).toISOString();
    const { availableAt, expiresAt } = rewardPeriod(arrivedAt, { ...DEFAULT_POINT_RULES, ...order.terms });
    if (amount > 0) {
      rewards.push({
        productId: product.id,
        amount,
        availableAt: new Date(availableAt),
        expiresAt: new Date(expiresAt),
      });
    }
  }
  return rewards;
}

function netOf(products: readonly CompletableProduct[]): Won {
  return sumWon(products.map(({ net }) => won(net)));
}

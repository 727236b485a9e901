import type { OrderSummary } from "@todayfruit/contract/orders/order";
import type { PromisedDelivery } from "@todayfruit/contract/orders/promised-delivery";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { sumWon, type Won, won } from "@todayfruit/domain/money/won";
import { cancelsWhole, orderActions } from "@todayfruit/domain/orders/list-order-actions";
import { canComplete, completesAt } from "@todayfruit/domain/orders/purchase-completion";
import { productReward } from "@todayfruit/domain/points/compute-product-reward-and-period";
import { reviewPointsUntil } from "@todayfruit/domain/reviews/review-points";
import type { Static } from "typebox";
import type { OrderedProduct, OrderSummaryRow } from "./read-orders.repository.ts";

type Product = Static<typeof OrderSummary>["orderItemProducts"][number];

/** Presents a product of an order with what its buyer can do about it at an instant. */
export function presentProduct(order: OrderSummaryRow, product: OrderedProduct, now: Date): Product {
  const { status, request, arrived_at: arrivedAt } = product;
  const about = {
    status,
    withdrawType: order.withdraw_type,
    isOnly: order.products.length === 1,
    isMember: order.is_member,
    isReviewed: product.is_reviewed,
    isGift: order.gift !== null,
    request: request && { status: request.status, isCollected: request.is_collected },
  };
  return {
    id: product.id,
    product: {
      id: product.product_id,
      uuid: product.product_uuid,
      name: product.name,
      images: product.images,
      distributor: {
        id: product.distributor_id,
        name: product.distributor_name,
        region: product.distributor_region,
      },
    },
    orderOptionGroups: product.options.map((option) => ({
      id: option.id,
      optionId: option.option_id,
      name: option.name,
      optionUnit: option.units,
      price: option.unit_price,
      listPrice: option.unit_list_price,
      shipmentDate: option.shipment_date,
      deliveryPromise: presentPromisedDelivery(option),
      undatedDelay: option.undated_delay,
      harvests: option.harvests,
    })),
    isReviewed: product.is_reviewed,
    orderItemProductStatus: status,
    actions: orderActions(about),
    cancelsWhole: cancelsWhole(about),
    claimId: request?.id ?? null,
    arrivedOn: arrivedAt === null ? null : kstDateOf(instantOf(arrivedAt)),
    completedOn:
      status === "complete" && product.completed_at !== null
        ? kstDateOf(instantOf(product.completed_at))
        : null,
    completion: completionOf(order, product),
    earnedPoint: product.reward ?? 0,
    reviewPoint: reviewPointOf(order, product, now),
  };
}

/** Returns the points that completing a purchase now earns, and the day on which it completes by itself. */
function completionOf(order: OrderSummaryRow, product: OrderedProduct): Product["completion"] {
  const may = canComplete(product.status);
  if (!may.ok || may.value === "done" || product.arrived_at === null || order.gift !== null) return null;
  const kept = order.products.filter((each) => !each.is_withdrawn);
  const done = kept.filter(({ status }) => status === "complete");
  const rewardPoint = productReward({
    expected: won(order.expected_reward_point),
    net: sumWon(kept.map(netOf)),
    kept: sumWon([...done, product].map(netOf)),
    granted: sumWon(done.map(({ reward }) => won(reward ?? 0))),
  });
  return {
    rewardPoint: order.is_member ? rewardPoint : 0,
    completesOn: kstDateOf(completesAt(instantOf(product.arrived_at))),
  };
}

/** Returns the price of a product after discounts and points, less what claims refunded, in 원. */
function netOf({ options }: OrderedProduct): Won {
  return sumWon(options.map(({ net, compensated }) => won(Math.max(0, net - compensated))));
}

function reviewPointOf(order: OrderSummaryRow, product: OrderedProduct, now: Date): number {
  const { arrived_at: arrivedAt, is_reviewed } = product;
  if (!order.is_member || is_reviewed || arrivedAt === null) return 0;
  const isInTime = kstDateOf(now.toISOString()) <= reviewPointsUntil(instantOf(arrivedAt));
  return isInTime ? (order.point_rules?.photoReviewPoint ?? 0) : 0;
}

/** Reads an instant of a JSON column. */
function instantOf(text: string): string {
  return new Date(text).toISOString();
}

type Promised = Pick<
  OrderedProduct["options"][number],
  | "promised_dispatch_on"
  | "promised_arrival_from"
  | "promised_arrival_to"
  | "promise_change"
  | "undated_delay"
>;

/** Presents the days that the buyer was promised last; `null` while a delay leaves the new day open. */
export function presentPromisedDelivery(row: Promised): Static<typeof PromisedDelivery> | null {
  const { promised_dispatch_on, promised_arrival_from, promised_arrival_to } = row;
  if (row.undated_delay !== null) return null;
  if (!promised_dispatch_on || !promised_arrival_from || !promised_arrival_to) return null;
  return {
    dispatchDate: promised_dispatch_on,
    arrivalFrom: promised_arrival_from,
    arrivalTo: promised_arrival_to,
    change: row.promise_change,
  };
}

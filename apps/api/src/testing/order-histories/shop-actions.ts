import { select } from "../read-and-set-shop-state.ts";
import type { Random } from "../seeded-random.ts";
import { type Action, oneOf } from "./buyer-actions.ts";
import type { History, StockedShop } from "./shop-for-random-histories.ts";

/** Actions of operators in a random history. */

const CARRIER = "04";

/** Actions of operators. */
export const SHOP_ACTIONS = {
  accept: ({ shop, work }, history, random) =>
    shop.call(work, "PUT /operator/v1/orders/{id}/accept", { path: history, body: some(history, random) }),
  hold: ({ shop, work }, history, random) =>
    shop.call(work, "PUT /operator/v1/orders/{id}/hold", {
      path: history,
      body: { ...some(history, random), reason: "비가 와서 늦게 따요" },
    }),
  dispatch: (market, history, random) => {
    market.invoice += 1;
    const invoice = { carrier: CARRIER, invoiceNumber: String(market.invoice) };
    return market.shop.call(market.work, "PUT /operator/v1/orders/{id}/dispatch", {
      path: history,
      body: { ...some(history, random), ...invoice },
    });
  },
  arrive: ({ shop, work }, history, random) =>
    shop.call(work, "PUT /operator/v1/orders/{id}/arrive", {
      path: history,
      body: { ...some(history, random), reason: "전화로 들었어요" },
    }),
  undo: async (market, history) =>
    market.shop.call(market.work, "POST /operator/v1/changes/{id}/undo", {
      path: { id: await lastMove(market, history) },
      body: { reason: "잘못 눌렀어요" },
    }),
  stockOut: ({ shop, work }, history, random) =>
    shop.call(work, "PUT /operator/v1/orders/{id}/stock-out", {
      path: history,
      body: { ...some(history, random), reason: "밭에 없어요" },
    }),
  grantCancel: ({ shop, work }, history, random) =>
    shop.call(work, "PUT /operator/v1/orders/{id}/withdraw-request/approve", {
      path: history,
      body: some(history, random),
    }),
  denyCancel: ({ shop, work }, history, random) =>
    shop.call(work, "PUT /operator/v1/orders/{id}/withdraw-request/deny", {
      path: history,
      body: { ...some(history, random), notice: "이미 포장했어요" },
    }),
  grantClaim: async (market, history, random) => {
    const id = await openClaim(market, history);
    const refundPrice = random.below(3) === 0 ? random.below(30_000) : undefined;
    return market.shop.call(market.work, "PUT /operator/v1/claims/{id}/approve", {
      path: { id },
      body: refundPrice === undefined ? {} : { refundPrice, notice: "사진에서 본 만큼이에요" },
    });
  },
  correctClaim: async (market, history, random) => {
    const id = await openClaim(market, history);
    const refundPrice = random.below(2) === 0 ? random.below(30_000) : undefined;
    return market.shop.call(market.work, "PUT /operator/v1/claims/{id}/correct", {
      path: { id },
      body: { notice: "다시 확인했어요", ...(refundPrice === undefined ? {} : { refundPrice }) },
    });
  },
  rejectReturn: async (market, history) =>
    market.shop.call(market.work, "PUT /operator/v1/claims/{id}/deny", {
      path: { id: await openClaim(market, history) },
      body: { notice: "사진에서 보이지 않아요" },
    }),
} satisfies Record<string, Action>;

/** Picks all of the order, or one of its products. */
function some(history: History, random: Random): { orderItemProductIds?: number[] } {
  return random.below(3) === 0 ? { orderItemProductIds: [oneOf(history, random).id] } : {};
}

/** Returns the id of the last change that moved the order and was not undone; an unknown id without one. */
async function lastMove({ shop }: StockedShop, { id }: History): Promise<number> {
  const [move] = await select<{ id: number | null }>(
    shop,
    "select max(change_id) as id from order_move where order_id = $1 and undone_by is null",
    [id],
  );
  return move?.id ?? 1_000_000_000;
}

/** Returns the id of the claim waiting for an answer; an unknown id without one. */
async function openClaim({ shop }: StockedShop, { id }: History): Promise<number> {
  const [claim] = await select<{ id: number }>(
    shop,
    "select id from return_request where order_id = $1 order by status = 'requested' desc, id limit 1",
    [id],
  );
  return claim?.id ?? 1_000_000_000;
}

import { completeDuePurchases } from "../../features/orders/purchase-completion/complete-due-purchases.ts";
import { payUnansweredOffers } from "../../features/returns/offers/pay-unanswered-offers.ts";
import { confirm } from "../checkout-steps.ts";
import { ADDRESS, JEJU } from "../product-and-member-fixtures.ts";
import { later, select } from "../read-and-set-shop-state.ts";
import type { Random } from "../seeded-random.ts";
import type { History, StockedShop } from "./shop-for-random-histories.ts";

/** Actions of the buyer in a random history. */

export type Action = (market: StockedShop, history: History, random: Random) => Promise<unknown>;

const ACCOUNT = { owner: "박손님", bankName: "신한은행", accountNumber: "110123456789" };
const WINDOWS = {
  card: "CARD",
  easypay: "CARD",
  transfer: "TRANSFER",
  phone: "MOBILE_PHONE",
  vbank: "VIRTUAL_ACCOUNT",
  billing: "CARD",
  point: "CARD",
} as const;
const REASONS = ["spoiled", "damaged", "missing", "changed_mind"] as const;
const OWN_CLAIM = "/v1/app-users/orders/{id}/claims/{claimId}";
const DAYS_8 = 8 * 24 * 60;

/** Actions of the buyer. A refused action is no error. */
export const BUYER_ACTIONS = {
  pay: async (market, history) => {
    await authorize(market, history);
    await take(market, history);
  },
  payAgain: take,
  giveUp: ({ shop }, { buyer, order }) =>
    shop.call(buyer.token, "POST /v1/payments/{orderId}/fail", {
      path: { orderId: order.orderId },
      body: { code: "USER_CANCEL" },
    }),
  cancelPart: ({ shop }, { buyer, id, ...history }, random) =>
    shop.call(buyer.token, "PUT /v3/app-users/order-items/{id}/products/{pid}/withdraw", {
      path: { id, pid: oneOf(history, random).id },
    }),
  cancelWhole: ({ shop }, { buyer, id }) =>
    shop.call(buyer.token, "PUT /v3/app-users/orders/{id}/withdraw", { path: { id } }),
  claim: ({ shop }, { buyer, id, ...history }, random) => {
    const { id: pid, lines } = oneOf(history, random);
    const chosen = lines.slice(0, 1 + random.below(lines.length));
    const isPart = random.below(3) === 0;
    return shop.call(buyer.token, "POST /v1/app-users/order-items/{id}/products/{pid}/claims", {
      path: { id, pid },
      body: {
        wish: random.below(3) === 0 ? "replace" : "refund",
        reason: random.pick(REASONS),
        details: "바닥 쪽이 물렀어요",
        photos: [buyer.photo],
        options: chosen.map((line) => ({
          id: line.id,
          optionUnit: 1 + random.below(line.units),
          ...(isPart ? { pieces: { bad: 1 + random.below(6), all: 6 } } : {}),
        })),
        ...(random.below(3) > 0 ? { withdrawAccount: ACCOUNT } : {}),
      },
    });
  },
  acceptOffer: async (market, history) =>
    market.shop.call(history.buyer.token, `PUT ${OWN_CLAIM}/offer/accept`, {
      path: await latestClaim(market, history),
    }),
  reopenOffer: async (market, history) =>
    market.shop.call(history.buyer.token, `PUT ${OWN_CLAIM}/offer/reopen`, {
      path: await latestClaim(market, history),
      body: { reason: "더 많이 상했어요" },
    }),
  takeBackReturn: async (market, history) =>
    market.shop.call(history.buyer.token, `DELETE ${OWN_CLAIM}`, {
      path: await latestClaim(market, history),
    }),
  complete: ({ shop }, { buyer, id, ...history }, random) =>
    shop.call(buyer.token, "PUT /v1/app-users/order-items/{id}/products/{pid}/complete", {
      path: { id, pid: oneOf(history, random).id },
    }),
  move: ({ shop }, { buyer, id }, random) => {
    const {
      guestOrderName: _name,
      guestOrderPhone: _phone,
      ...body
    } = random.below(2) === 0 ? ADDRESS : JEJU;
    return shop.call(buyer.token, "PUT /v1/app-users/orders/{id}/delivery-address", { path: { id }, body });
  },
  week: async ({ shop }) => {
    later(shop, DAYS_8);
    await completeDuePurchases(shop.services);
    await payUnansweredOffers(shop.services);
  },
} satisfies Record<string, Action>;

/** Returns the path of the order's latest claim; of an unknown one without any. */
async function latestClaim({ shop }: StockedShop, { id }: History): Promise<{ id: number; claimId: number }> {
  const [claim] = await select<{ id: number }>(
    shop,
    "select id from return_request where order_id = $1 order by status = 'requested' desc, id desc limit 1",
    [id],
  );
  return { id, claimId: claim?.id ?? 1_000_000_000 };
}

/** Picks one of the order's products. */
export function oneOf({ products }: Pick<History, "products">, random: Random): History["products"][number] {
  const product = products[random.below(products.length)];
  if (!product) throw new Error("An order has products");
  return product;
}

async function authorize({ shop }: StockedShop, history: History): Promise<void> {
  const { order, method } = history;
  if (order.price === 0 || method === "billing") return;
  const [row] = await select<{ tax_free: number }>(shop, "select tax_free from orders where uuid = $1", [
    order.orderId,
  ]);
  const asked = {
    orderId: order.orderId,
    amount: order.price,
    taxFreeAmount: row?.tax_free ?? 0,
    method: WINDOWS[method],
    ...(method === "vbank" ? { validHours: shop.services.rules.vbankHours } : {}),
    ...(method === "easypay" ? { easyPay: "KAKAOPAY" } : {}),
  };
  try {
    history.paymentKey = String((await shop.sandbox("/_sim/authorize", asked)).paymentKey);
  } catch (error) {
    // The provider opens no second window for a paid order.
    if (!(error instanceof Error && error.message.includes("DUPLICATED_ORDER_ID"))) throw error;
  }
}

async function take(
  { shop, cardId }: StockedShop,
  { buyer, order, method, paymentKey }: History,
): Promise<void> {
  if (method === "billing") {
    const path = { orderId: order.orderId };
    await shop.call(buyer.token, "POST /v1/payments/{orderId}/billing", { path, body: { cardId } });
  } else if (paymentKey !== null) await confirm(shop, buyer.token, order, paymentKey);
}

import { adjustReceiptsToCash } from "../../features/cash-receipts/adjust-receipts-to-cash.ts";
import { reconcilePayments } from "../../features/payments/settlement/reconcile-payments.ts";
import { later } from "../read-and-set-shop-state.ts";
import type { Random } from "../seeded-random.ts";
import type { Action } from "./buyer-actions.ts";
import type { History, StockedShop } from "./shop-for-random-histories.ts";

/** Actions of the bank, the provider, the shop's jobs and the clock, and faults. */
export const PROVIDER_AND_CLOCK_ACTIONS = {
  deposit: (market, history) => sim(market, `deposit/${history.order.orderId}`),
  reverse: (market, history) => sim(market, `deposit-reversed/${history.order.orderId}`),
  expire: (market, history) => sim(market, `expire/${history.order.orderId}`),
  news: async ({ shop }, history, random) => {
    const body = newsOf(history, random);
    for (let times = 1 + random.below(2); times > 0; times -= 1) {
      await shop.call(null, "POST /v1/payments/webhooks/toss", { body });
    }
  },
  reconcile: ({ shop }) => reconcilePayments(shop.services),
  receipts: ({ shop }) => adjustReceiptsToCash(shop.services),
  wait: async ({ shop }, _history, random) => later(shop, random.pick([1, 11, 31, 25 * 60])),
  badLuck: ({ shop }, _history, random) =>
    shop.sandbox("/_sim/fault", {
      point: random.pick(["confirm", "cancel", "get", "receipt", "receipt-cancel", "billing-pay"]),
      kind: random.pick(["lostReply", "error500"]),
      times: 1 + random.below(2),
    }),
} satisfies Record<string, Action>;

/** Calls the sandbox; an impossible action, such as a deposit to a closed account, is skipped. */
async function sim({ shop }: StockedShop, path: string): Promise<void> {
  try {
    await shop.sandbox(`/_sim/${path}`, {});
  } catch (error) {
    if (!(error instanceof Error && / (404|409) /.test(error.message))) throw error;
  }
}

function newsOf({ order, paymentKey }: History, random: Random): object {
  const status = random.pick(["DONE", "CANCELED", "WAITING_FOR_DEPOSIT", "EXPIRED"]);
  const { orderId } = order;
  const turn = random.below(1000);
  return random.below(2) === 0
    ? {
        eventType: "PAYMENT_STATUS_CHANGED",
        data: { paymentKey: paymentKey ?? "any", orderId, status, turn },
      }
    : { createdAt: "x", secret: "ps_x", status, transactionKey: `t${turn}`, orderId };
}

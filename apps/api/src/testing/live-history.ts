import type { Input } from "@todayfruit/contract/all-calls";
import { settleReceipts } from "../features/payments/receipts/settle-receipts.ts";
import { reconcilePayments } from "../jobs/reconcile-payments.ts";
import { calculate, check, confirm, type Placed } from "./buy.ts";
import type { Seeded } from "./factories.ts";
import { later, select } from "./look.ts";
import type { Random } from "./random.ts";
import type { TestShop } from "./test-shop.ts";

/** Where histories are lived: one buyer with points, an account and a card, and products of two farms. */
export type Market = { shop: TestShop; token: string; products: readonly Seeded[]; cardId: number };

/** The life of one order; `steps` tells it when something is wrong at its end. */
export type History = {
  order: Placed;
  method: Method;
  paymentKey: string | null;
  steps: string[];
};

type Method = Input<"POST /v4/app-users/order-tmp/chk/{id}">["body"]["paymentMethodType"];

const METHODS: readonly [Method, ...Method[]] = [
  "card",
  "easypay",
  "transfer",
  "phone",
  "vbank",
  "vbank",
  "billing",
];
const WINDOWS = {
  card: "CARD",
  easypay: "CARD",
  transfer: "TRANSFER",
  phone: "MOBILE_PHONE",
  vbank: "VIRTUAL_ACCOUNT",
  billing: "CARD",
  point: "CARD",
} as const;
const SPENT = [0, 0, 1, 5000, 50_000, 9_000_000] as const;

/** An order of one or both products, by some means, with or without points. */
export async function begin(market: Market, random: Random): Promise<History> {
  const { shop, token, products } = market;
  const method = random.pick(METHODS);
  const optionGroupIds = [];
  for (const { productId, optionIds } of products.slice(0, 1 + random.below(2))) {
    const optionGroups = [{ optionId: optionIds[0], optionUnit: 1 + random.below(2) }];
    const added = await shop.call(token, "POST /v1.2/app-users/shopping-carts", {
      body: { productId, optionGroups },
    });
    optionGroupIds.push(...added.reply.optionGroupIds);
  }
  const picked = await shop.call(token, "POST /v1.2/app-users/shopping-carts/order-item-tmp", {
    body: { optionGroupIds },
  });
  const tmp = await shop.call(token, "POST /v4/app-users/order-tmp", {
    body: { orderItemTmpId: picked.reply.id },
  });
  const full = await calculate(shop, token, tmp.reply.id);
  const usedPoint = Math.min(random.pick(SPENT), full.price);
  const form = await calculate(shop, token, tmp.reply.id, { usedPoint }).catch(() => full);
  const placed = await check(shop, token, form, {
    paymentMethodType: method,
    ...(method === "easypay" ? { pgType: "kakaopay" } : {}),
    ...(random.below(2) === 0 ? { orderItemCashReceiptInfo: NO_RECEIPT } : {}),
    useEscrow: random.below(5) === 0,
  });
  if (placed.status !== 200) throw new Error(`chk: ${placed.refusal.code}`);
  const order = { ...placed.reply, orderTmpId: form.id };
  return { order, method, paymentKey: null, steps: [`${method} ${order.price}원 ${form.usedPoint}P`] };
}

const NO_RECEIPT = { cashReceiptType: 3, identitySelect: 1, identityNo: "" } as const;

/** One step of anybody: the buyer, the bank, the provider, bad luck, or time. */
export async function act(market: Market, history: History, random: Random): Promise<void> {
  const name = random.pick(NAMES);
  history.steps.push(name);
  await ACTIONS[name](market, history, random);
}

type Action = (market: Market, history: History, random: Random) => Promise<unknown>;

const ACTIONS = {
  pay: async (market, history) => {
    await authorize(market, history);
    await take(market, history);
  },
  payAgain: take,
  giveUp: ({ shop, token }, { order }) =>
    shop.call(token, "POST /v1/payments/{orderId}/fail", {
      path: { orderId: order.orderId },
      body: { code: "USER_CANCEL" },
    }),
  cancelPart: async (market, history, random) => {
    const { id, products } = await rowsOf(market, history);
    await market.shop.call(market.token, "PUT /v3/app-users/order-items/{id}/products/{pid}/withdraw", {
      path: { id, pid: products[random.below(products.length)] ?? 0 },
    });
  },
  cancelWhole: async (market, history) => {
    const { id } = await rowsOf(market, history);
    await market.shop.call(market.token, "PUT /v3/app-users/orders/{id}/withdraw", { path: { id } });
  },
  deposit: (market, history) => sim(market, `deposit/${history.order.orderId}`),
  reverse: (market, history) => sim(market, `deposit-reversed/${history.order.orderId}`),
  expire: (market, history) => sim(market, `expire/${history.order.orderId}`),
  news: async (market, history, random) => {
    const body = newsOf(history, random);
    for (let times = 1 + random.below(2); times > 0; times -= 1) {
      await market.shop.call(null, "POST /v1/payments/webhooks/toss", { body });
    }
  },
  reconcile: ({ shop }) => reconcilePayments(shop.services),
  receipts: ({ shop }) => settleReceipts(shop.services),
  wait: async ({ shop }, _history, random) => later(shop, random.pick([1, 11, 31, 25 * 60])),
  badLuck: ({ shop }, _history, random) =>
    shop.sandbox("/_sim/fault", {
      point: random.pick(["confirm", "cancel", "get", "receipt", "receipt-cancel", "billing-pay"]),
      kind: random.pick(["lostReply", "error500"]),
      times: 1 + random.below(2),
    }),
} satisfies Record<string, Action>;

type Name = keyof typeof ACTIONS;
const NAMES: readonly [Name, ...Name[]] = [
  "pay",
  "pay",
  "pay",
  "payAgain",
  "giveUp",
  "cancelPart",
  "cancelPart",
  "cancelWhole",
  "deposit",
  "deposit",
  "reverse",
  "expire",
  "news",
  "news",
  "news",
  "reconcile",
  "receipts",
  "wait",
  "badLuck",
];

async function authorize({ shop }: Market, history: History): Promise<void> {
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
    // The provider opens no second window for what is paid.
    if (!(error instanceof Error && error.message.includes("DUPLICATED_ORDER_ID"))) throw error;
  }
}

async function take({ shop, token, cardId }: Market, { order, method, paymentKey }: History): Promise<void> {
  if (method === "billing") {
    const path = { orderId: order.orderId };
    await shop.call(token, "POST /v1/payments/{orderId}/billing", { path, body: { cardId } });
  } else if (paymentKey !== null) await confirm(shop, token, order, paymentKey);
}

/** What cannot be done now, such as a deposit to an account that is closed, is not done. */
async function sim({ shop }: Market, path: string): Promise<void> {
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

async function rowsOf({ shop }: Market, { order }: History) {
  const rows = await select<{ id: number; product_id: number }>(
    shop,
    "select o.id, op.id as product_id from orders o join order_product op on op.order_id = o.id where o.uuid = $1 order by op.id",
    [order.orderId],
  );
  return { id: rows[0]?.id ?? 0, products: rows.map(({ product_id }) => product_id) };
}

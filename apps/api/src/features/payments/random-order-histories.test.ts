import { randomInt } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  authorize,
  check,
  confirm,
  openForm,
  type Placed,
  type SeenForm,
} from "../../testing/checkout-steps.ts";
import {
  givePoints,
  guest,
  member,
  seedProduct,
  seedRules,
} from "../../testing/product-and-member-fixtures.ts";
import {
  atProvider,
  breaches,
  countStock,
  heldByProvider,
  later,
  select,
} from "../../testing/read-and-set-shop-state.ts";
import { createRandom, type Random } from "../../testing/seeded-random.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { reconcilePayments } from "./settlement/reconcile-payments.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 16 });
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

const BUYERS = 12;
const STEPS = 14;

test.each([[1], [20_261_121], [randomInt(2 ** 31)]])(
  "concurrent actions of many buyers, the provider and the shop keep the books balanced (seed %i)",
  { timeout: 60_000 },
  async (seed) => {
    const random = createRandom(seed);
    const { productId, optionIds } = await seedProduct(shop.database.db, { options: 3, stock: 6 });
    const buyers = await Promise.all(
      Array.from({ length: BUYERS }, async (_, index) => {
        const token = index % 3 === 0 ? await member(shop) : await guest(shop);
        if (index % 3 === 0) await givePoints(shop, token, 3000);
        return { token, forms: [], orders: [], hasPoints: index % 3 === 0, productId, optionIds } as Actor;
      }),
    );
    await Promise.all([
      ...buyers.map((buyer, index) => live(buyer, createRandom(seed + index + 1))),
      disturb(random, optionIds),
    ]);
    await shop.sandbox("/_sim/fault/clear", {});
    expect(await breaches(shop)).toEqual([]);

    // By now every window has expired and the reconciler has checked every payment.
    later(shop, 31);
    await reconcilePayments(shop.services);
    later(shop, 31);
    await reconcilePayments(shop.services);
    expect(await breaches(shop)).toEqual([]);
    await everyWonHasItsOrder();
    expect(
      await select(shop, "select option_id from option_stock where option_id = any($1) and reserved <> 0", [
        optionIds,
      ]),
    ).toEqual([]);
  },
);

type Actor = {
  token: string;
  forms: SeenForm[];
  orders: (Placed & { paymentKey?: string })[];
  hasPoints: boolean;
  productId: number;
  optionIds: readonly [number, ...number[]];
};

async function live(buyer: Actor, random: Random): Promise<void> {
  for (let step = 0; step < STEPS; step += 1) await ACTIONS[random.below(ACTIONS.length)]?.(buyer, random);
}

const ACTIONS: readonly ((buyer: Actor, random: Random) => Promise<unknown>)[] = [
  buy,
  buy,
  buy,
  open,
  place,
  approve,
  approve,
  conclude,
  conclude,
  twiceAtOnce,
  giveUp,
  announce,
  async () => reconcilePayments(shop.services),
];

async function open(buyer: Actor, random: Random): Promise<void> {
  const pick = {
    productId: buyer.productId,
    optionId: random.pick(buyer.optionIds),
    units: 1 + random.below(2),
  };
  const usedPoint = buyer.hasPoints && random.below(2) === 0 ? 1000 + random.below(2000) : 0;
  try {
    buyer.forms.push(await openForm(shop, buyer.token, [pick], { usedPoint }));
  } catch (error) {
    if (!(error instanceof Error && /^(order-tmp|calculate): [A-Z_]+$/.test(error.message))) throw error;
  }
}

async function place(buyer: Actor, random: Random): Promise<void> {
  const form = buyer.forms[random.below(buyer.forms.length || 1)];
  if (!form) return open(buyer, random);
  const placed = await check(shop, buyer.token, form);
  if (placed.status === 200) buyer.orders.push({ ...placed.reply, orderTmpId: form.id });
}

async function buy(buyer: Actor, random: Random): Promise<void> {
  await open(buyer, random);
  await place(buyer, random);
  await approve(buyer, random);
  await conclude(buyer, random);
}

async function approve(buyer: Actor, random: Random): Promise<void> {
  const order = orderOf(buyer, random);
  if (!order) return;
  try {
    order.paymentKey = await authorize(shop, order);
  } catch (error) {
    // The provider refuses a second window for a paid order.
    if (!(error instanceof Error && error.message.includes("DUPLICATED_ORDER_ID"))) throw error;
  }
}

async function conclude(buyer: Actor, random: Random): Promise<void> {
  const order = orderOf(buyer, random);
  if (order?.paymentKey) await confirm(shop, buyer.token, order, order.paymentKey);
}

async function twiceAtOnce(buyer: Actor, random: Random): Promise<void> {
  await Promise.all([conclude(buyer, random), conclude(buyer, random), giveUp(buyer, random)]);
}

async function giveUp(buyer: Actor, random: Random): Promise<void> {
  const order = orderOf(buyer, random);
  if (!order) return;
  const path = { orderId: order.orderId };
  await shop.call(buyer.token, "POST /v1/payments/{orderId}/fail", { path, body: { code: "CLOSED" } });
}

async function announce(buyer: Actor, random: Random): Promise<void> {
  const order = orderOf(buyer, random);
  if (!order) return;
  const status = random.pick(["DONE", "CANCELED", "EXPIRED"]);
  const data = { paymentKey: "any", orderId: order.orderId, status, turn: random.below(100) };
  await shop.call(null, "POST /v1/payments/webhooks/toss", {
    body: { eventType: "PAYMENT_STATUS_CHANGED", data },
  });
}

function orderOf(buyer: Actor, random: Random): Actor["orders"][number] | undefined {
  return buyer.orders[random.below(buyer.orders.length || 1)];
}

/** Changes prices and stock and injects faults of the provider meanwhile. */
async function disturb(random: Random, optionIds: readonly [number, ...number[]]): Promise<void> {
  for (let step = 0; step < STEPS; step += 1) {
    const optionId = random.pick(optionIds);
    switch (random.below(4)) {
      case 0:
        await select(shop, "update product_option set price = 9000 + $2::int * 100 where id = $1", [
          optionId,
          random.below(10),
        ]);
        break;
      case 1:
        await countStock(shop, optionId, random.below(4));
        break;
      case 2:
        await shop.sandbox("/_sim/fault", {
          point: random.pick(["confirm", "get", "cancel"]),
          kind: random.pick(["lostReply", "error500"]),
          times: 1 + random.below(3),
        });
        break;
      default:
        later(shop, random.below(4));
    }
  }
}

/** Expects each captured amount to belong to a paid order of that amount, and each paid order to have its money. */
async function everyWonHasItsOrder(): Promise<void> {
  const orders = await select<{ uuid: string; status: string; price: number }>(
    shop,
    "select uuid, status, price from orders",
  );
  const known = new Set((await atProvider(shop)).map(({ orderId }) => orderId));
  const wrong = [];
  for (const { uuid, status, price } of orders) {
    const held = known.has(uuid) ? await heldByProvider(shop, uuid) : 0;
    if (held !== (status === "paid" ? price : 0)) wrong.push({ uuid, status, price, held });
  }
  expect(wrong).toEqual([]);
  expect(orders.map(({ status }) => status)).toContain("paid");
}

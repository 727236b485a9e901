import { randomInt } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type LotOrder, stockLotSteps } from "../../../testing/lots/stock-lot-steps.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { breaches, select } from "../../../testing/read-and-set-shop-state.ts";
import { createRandom, type Random } from "../../../testing/seeded-random.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
let work: string;
let steps: ReturnType<typeof stockLotSteps>;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 16 });
  await seedRules(shop.database.db);
  work = (await operator(shop)).token;
  steps = stockLotSteps(shop, work);
});
afterAll(() => shop.close());

const PACKERS = 5;
const STEPS = 12;
const DAYS = ["2026-11-21", "2026-11-25", "2026-12-03", "2026-12-10"] as const;

test.each([[7], [20_261_125], [randomInt(2 ** 31)]])(
  "concurrent receipts, sales, acceptances and their undo, cancels, corrections and recalls keep the lots within the stock (seed %i)",
  { timeout: 90_000 },
  async (seed) => {
    const fruit = await steps.seed(12);
    await Promise.all(
      Array.from({ length: PACKERS }, async (_, index) => {
        const random = createRandom(seed + index);
        const orders: LotOrder[] = [];
        for (let step = 0; step < STEPS; step += 1) await act(fruit, orders, random, `${index}-${step}`);
      }),
    );
    expect(await breaches(shop)).toEqual([]);
    const [moved] = await select<{ lots: number; taken: number }>(
      shop,
      `select count(distinct l.id)::int as lots, count(a.id)::int as taken
         from stock_lot l left join stock_lot_allocation a on a.stock_lot_id = l.id where l.option_id = $1`,
      [fruit.optionId],
    );
    expect(moved?.lots).toBeGreaterThan(0);
    expect(moved?.taken).toBeGreaterThan(0);
  },
);

type Fruit = { productId: number; optionId: number; distributorId: number };

async function act(fruit: Fruit, orders: LotOrder[], random: Random, code: string): Promise<void> {
  const order = orders.length > 0 ? orders[random.below(orders.length)] : undefined;
  const expiresOn = random.pick(DAYS);
  const step = random.below(12);
  if (step < 2) await receive(fruit, { code: `R${code}`, expiresOn, units: 1 + random.below(6) });
  else if (step === 2)
    await steps.write(fruit.optionId, { code: `H${code}`, expiresOn, units: 1 + random.below(4) });
  else if (step < 5 || !order) await sell(fruit, orders, 1 + random.below(3));
  else if (step < 7) await steps.accept(order);
  else if (step === 7) await random.pick([steps.cancel, end(steps.stockOut), end(steps.dispatch)])(order);
  else if (step < 10) await changeLot(fruit, random);
  else await undo(order);
}

const end = (step: (order: LotOrder) => Promise<{ status: number }>) => async (order: LotOrder) =>
  (await step(order)).status;

/** Takes the last acceptance or dispatch of an order back; refused where something later depends on it. */
async function undo({ id }: LotOrder): Promise<void> {
  const [move] = await select<{ id: number }>(
    shop,
    `select change_id as id from order_move where order_id = $1 and undone_by is null order by change_id desc limit 1`,
    [id],
  );
  if (!move) return;
  const body = { reason: "잘못 눌렀어요" };
  const { status } = await shop.call(work, "POST /operator/v1/changes/{id}/undo", {
    path: { id: move.id },
    body,
  });
  expect([200, 409]).toContain(status);
}

async function sell(fruit: Fruit, orders: LotOrder[], units: number): Promise<void> {
  const bought = await steps.buy(fruit, units).catch(nothingWhenSoldOut);
  if (!bought) return;
  orders.push(bought);
  await steps.accept(bought);
}

/** Accepts that too few units are left, which is one of the ends that a history may have; any other error is a bug. */
function nothingWhenSoldOut(error: unknown): null {
  if (
    error instanceof Error &&
    /^(order-tmp|calculate|chk): (SOLD_OUT|NOT_ENOUGH_STOCK)$/.test(error.message)
  )
    return null;
  throw error;
}

/** Orders goods and receives them, all of them in one lot. */
async function receive(
  { optionId, distributorId }: Fruit,
  { code, expiresOn, units }: { code: string; expiresOn: string; units: number },
): Promise<void> {
  const lines = [{ optionId, units }];
  const placed = await shop.call(work, "POST /operator/v1/purchase-orders", {
    body: { distributorId, expectedOn: "2999-12-01", lines },
  });
  const lots = [{ code, harvestedOn: "2026-11-20", expiresOn, units }];
  await shop.call(work, "POST /operator/v1/purchase-orders/{id}/receipts", {
    path: { id: placed.reply.id ?? 0 },
    body: { version: 1, lines: [{ optionId, units, lots }], reason: "들어옴" },
  });
}

/** Holds, opens, counts or recalls any lot, or counts the option. */
async function changeLot({ optionId }: Fruit, random: Random): Promise<void> {
  const lots = await select<{ id: number; version: number; status: string; remaining: number }>(
    shop,
    "select id, version, status, remaining from stock_lot where option_id = $1 order by id",
    [optionId],
  );
  const lot = lots[random.below(lots.length)];
  const kind = random.below(4);
  if (!lot || kind === 0) {
    await shop.call(work, "PUT /operator/v1/options/{id}/stock", {
      path: { id: optionId },
      body: { onHand: random.below(15), reason: "실사" },
    });
    return;
  }
  const path = { id: lot.id };
  if (kind === 1) {
    const status = lot.status === "open" ? ("held" as const) : ("open" as const);
    const rows = [{ id: lot.id, version: lot.version, set: { status } }];
    await shop.call(work, "PATCH /operator/v1/stock-lots", { body: { rows, reason: "검사" } });
  } else if (kind === 2) {
    const remaining = Math.max(0, lot.remaining + random.below(5) - 2);
    await shop.call(work, "PUT /operator/v1/stock-lots/{id}/units", {
      path,
      body: { remaining, reason: "실사" },
    });
  } else if (random.below(3) === 0) {
    const body = { version: lot.version, reason: "곰팡이" };
    await shop.call(work, "POST /operator/v1/stock-lots/{id}/recall", { path, body });
  }
}

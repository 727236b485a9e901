import { countStock, select } from "../read-and-set-shop-state.ts";
import type { TestShop } from "../test-shop.ts";
import { addClosedDay } from "./add-closed-day.ts";
import type { Step } from "./member-steps.ts";
import { oneHeld } from "./subscription-history-steps.ts";

type Weeks = 1 | 2 | 4;

const ALL = "/operator/v1/subscriptions";
const REASON = "전화로 부탁하셨어요";
const STOCKED = 60;
const INTERVALS: readonly [Weeks[], ...Weeks[][]] = [[1], [1, 2], [1, 2, 4]];

/** Steps of the shop, its operators and the provider. */
export const SHOP_STEPS = {
  setPrice: async ({ shop, sold }, _history, random) => {
    const chosen = sold[random.below(sold.length)];
    const price = random.pick([14_900, 17_900, 19_900, 23_000, 41_000]);
    if (!chosen) return;
    chosen.prices.push({ from: shop.clock.now.getTime(), price });
    await select(shop, "update product_option set price = $2, list_price = $2 where id = $1", [
      chosen.optionId,
      price,
    ]);
  },
  endOption: ({ shop, sold }, _history, random) =>
    select(shop, "update product set status = 'removed' where id = $1", [
      sold[random.below(sold.length)]?.productId,
    ]),
  sellAgain: ({ shop }) => select(shop, "update product set status = 'stock_in' where status = 'removed'"),
  refuseAreas: ({ shop }) => setReached(shop, false),
  reachAreas: ({ shop }) => setReached(shop, true),
  sellOut: ({ shop, sold }, _history, random) =>
    countStock(shop, sold[random.below(sold.length)]?.optionId ?? 0, 0),
  restock: async ({ shop, sold }) => {
    for (const { optionId } of sold) await countStock(shop, optionId, STOCKED);
  },
  setPlan: async ({ shop, work }, _history, random) => {
    const { list } = (await shop.call(work, "GET /operator/v1/selling-plans")).reply;
    const plan = list[random.below(list.length)];
    if (!plan) return;
    const set = { intervals: random.pick(INTERVALS), isOpen: random.below(4) > 0 };
    await shop.call(work, "PATCH /operator/v1/selling-plans", {
      body: {
        rows: [{ id: plan.id, version: plan.version, set: { ...set, intervals: [...set.intervals] } }],
        reason: REASON,
      },
    });
  },
  writeBox: async ({ shop, work, sold }, _history, random) => {
    const today = shop.clock.now.toISOString().slice(0, 10);
    const box = sold.find(({ isBox }) => isBox);
    if (!box) return;
    const month = random.pick([today, shiftMonth(today)]).slice(0, 7);
    await shop.call(work, "POST /operator/v1/season-boxes", {
      body: {
        rows: [{ productId: box.productId, month, items: ["부사 사과", "노지 감귤"], settlesOn: today }],
        reason: REASON,
      },
    });
  },
  addClosedDay: ({ shop }, _history, random) => addClosedDay(shop, 1 + random.below(5)),
  skipFor: async ({ shop, work }, history, random) => {
    const held = oneHeld(history, random);
    if (!held) return;
    const { id } = held;
    const { version, next } = (await shop.call(work, `GET ${ALL}/{id}`, { path: { id } })).reply;
    const number = next?.number ?? 1;
    const input = { path: { id, number }, body: { version, reason: REASON } };
    await shop.call(work, `PUT ${ALL}/{id}/cycles/{number}/skip`, input);
  },
  unskipFor: async ({ shop, work }, history, random) => {
    const held = oneHeld(history, random);
    if (!held) return;
    const { id } = held;
    const { version, skipped } = (await shop.call(work, `GET ${ALL}/{id}`, { path: { id } })).reply;
    const path = { id, number: skipped?.number ?? 1 };
    await shop.call(work, `PUT ${ALL}/{id}/cycles/{number}/unskip`, {
      path,
      body: { version, reason: REASON },
    });
  },
  moveFor: async ({ shop, work }, history, random) => {
    const held = oneHeld(history, random);
    if (!held) return;
    const { id } = held;
    const { version } = (await shop.call(work, `GET ${ALL}/{id}`, { path: { id } })).reply;
    const status = random.pick(["paused", "active", "active", "active"] as const);
    const body = { rows: [{ id, version, set: { status } }], reason: REASON };
    await shop.call(work, `PATCH ${ALL}`, { body });
  },
  refuseCard: ({ shop }, _history, random) =>
    shop.sandbox("/_sim/fault", {
      point: "billing-pay",
      kind: "refuse",
      code: "REJECT_CARD_PAYMENT",
      times: 1 + random.below(3),
    }),
  badLuck: ({ shop }, _history, random) =>
    shop.sandbox("/_sim/fault", {
      point: random.pick(["billing-pay", "billing-pay", "get", "cancel"]),
      kind: random.pick(["lostReply", "error500"]),
      times: 1 + random.below(2),
    }),
  clearFaults: ({ shop }) => shop.sandbox("/_sim/fault/clear", {}),
} satisfies Record<string, Step>;

/** Sends to the islands, or to the mainland alone. */
function setReached(shop: TestShop, isReached: boolean): Promise<unknown> {
  return select(
    shop,
    `update product set undeliverable_primary_area = not $1, undeliverable_secondary_area = not $1, undeliverable_third_area = not $1`,
    [isReached],
  );
}

/** Returns a day of the next month. @example shiftMonth("2026-11-27") // "2026-12-01" */
function shiftMonth(day: string): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

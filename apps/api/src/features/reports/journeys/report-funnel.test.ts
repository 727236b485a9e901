import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart } from "../../../testing/buy-through-cart.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { member, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { rollUpDays } from "../../analytics/roll-up-days.ts";

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
  work = (await operator(shop, ["orders.read"])).token;
});
afterAll(() => shop.close());

const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile Safari/604.1";
const TODAY = "2026-11-21";
type Name = "page_view" | "view_item" | "add_to_cart" | "begin_checkout";

/** Sends the events of one session. */
async function visit(names: readonly Name[], source?: string): Promise<void> {
  const session = randomUUID();
  const body = {
    session,
    visitor: session.replaceAll("-", ""),
    isComeback: false,
    platform: "web" as const,
    ...(source === undefined ? {} : { utm_source: source }),
    events: names.map((name) => ({ id: randomUUID(), name, age: 0, path: "/" })),
    left: [],
  };
  await shop.call(null, "POST /v1/events", { body }, { "user-agent": PHONE });
}
const funnel = async (query: object = {}) =>
  (await shop.call(work, "GET /operator/v1/reports/funnel", { query: { from: TODAY, to: TODAY, ...query } }))
    .reply;

test("sessions count once for each step that they reached, by day, source and face, beside the orders that were paid", async () => {
  await visit(["page_view"]);
  await visit(["page_view", "view_item", "view_item", "add_to_cart", "add_to_cart"], "kakao");
  await visit(["page_view", "view_item", "add_to_cart", "begin_checkout"], "kakao");
  await buyThroughCart(shop, await member(shop), [{ price: 12_000 }]);
  await select(
    shop,
    `insert into analytics_event (id, day, at, name, session, visitor, is_comeback, platform, path, variant)
     select gen_random_uuid(), $1, $2, 'page_view', gen_random_uuid(), repeat('a', 32), false, 'web', '/', face
       from unnest(array['market', null]) as face`,
    [TODAY, shop.clock.now],
  );
  await rollUpDays(shop.services);
  const shown = await funnel();
  expect(shown.total).toEqual({
    visits: 5,
    productViews: 2,
    carts: 2,
    checkouts: 1,
    paid: 1,
    revenue: 12_000,
  });
  expect(shown.days).toEqual([{ day: TODAY, ...shown.total }]);
  expect(shown.sources.map(({ source, visits, carts, paid }) => [source, visits, carts, paid])).toEqual([
    ["", 3, 0, 1],
    ["kakao", 2, 2, 0],
  ]);
  expect(shown.variants.map(({ variant, visits, paid }) => [variant, visits, paid])).toEqual([
    ["todayfruit", 3, 1],
    [null, 1, 0],
    ["market", 1, 0],
  ]);
  expect((await funnel({ variant: "market" })).total.visits).toBe(1);
  expect((await funnel({ source: "kakao" })).total).toMatchObject({ visits: 2, checkouts: 1, paid: 0 });
  await rollUpDays(shop.services);
  expect(await funnel()).toEqual(shown);
});

test("a range is at most 31 days, and one statement answers it", async () => {
  const refused = await shop.call(work, "GET /operator/v1/reports/funnel", {
    query: { from: "2026-10-01", to: "2026-11-21" },
  });
  expect(refused.refusal.code).toBe("INVALID_INPUT");
  shop.database.statements.length = 0;
  await funnel();
  expect(shop.database.statements.filter((name) => name === "list-funnel-of-days")).toHaveLength(1);
});

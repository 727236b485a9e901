import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openForm } from "../../testing/checkout-steps.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { guest, newPhone, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { sendMessages } from "../messages/sending/send-messages.ts";

const NOON = new Date("2026-11-21T12:00:00+09:00");
const DAY_MS = 86_400_000;

let shop: TestShop;
let work: string;
let phone: string;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(async () => {
  shop.clock.now = NOON;
  work = (await operator(shop)).token;
  phone = newPhone();
});
afterAll(() => shop.close());

const create = (lines: { optionId: number; units: number }[], to = phone) =>
  shop.call(work, "POST /operator/v1/draft-orders", { body: { phone: to, lines, note: "김 선생님" } });
const open = async (url: string) =>
  shop.call(await guest(shop), "GET /v1/draft-orders/{token}", {
    path: { token: url.split("/").at(-1) ?? "" },
  });
const cancel = (id: number) =>
  shop.call(work, "PUT /operator/v1/draft-orders/{id}/cancel", {
    path: { id },
    body: { reason: "그만두심" },
  });
const textsToPhone = async () =>
  ((await shop.sandbox(`/_sim/messages?to=${phone}`)).list as { text: string }[]).map(({ text }) => text);
const statusOf = async (id: number) =>
  (
    await shop.call(work, "GET /operator/v1/draft-orders", { query: { phoneEnd: phone.slice(-4) } })
  ).reply.list.find((each) => each.id === id)?.status;

test("draft order: the shopper gets its link by text, opens it with the prices of then and now, and orders", async () => {
  const fruit = await seedProduct(shop.database.db, { price: 10_000, stock: 5 });
  const [optionId] = fruit.optionIds;
  const { reply } = await create(
    [{ optionId, units: 2 }],
    `${phone.slice(0, 3)}-${phone.slice(3, 7)}-${phone.slice(7)}`,
  );
  await sendMessages(shop.services);
  const [text = ""] = await textsToPhone();
  expect(text).toContain("20,000원");
  expect(text).toContain(reply.url);
  expect(await statusOf(reply.id)).toBe("sent");
  await select(shop, "update product_option set price = 9000 where id = $1", [optionId]);
  const opened = await open(reply.url);
  expect(opened.reply).toMatchObject({
    endsOn: "2026-11-28",
    lines: [{ units: 2, thenPrice: 10_000, price: 9000, remaining: 5, block: null }],
  });
  expect(await statusOf(reply.id)).toBe("opened");
  const token = await guest(shop);
  const form = await openForm(shop, token, [{ productId: fruit.productId, optionId, units: 2 }]);
  expect(form.price).toBeGreaterThanOrEqual(18_000);
});

test("draft order: keeps the last four digits of the number and nothing more of it", async () => {
  const { optionIds } = await seedProduct(shop.database.db);
  const { reply } = await create([{ optionId: optionIds[0], units: 1 }]);
  const [row] = await select<{ text: string }>(
    shop,
    `select (select row_to_json(d)::text from draft_order d where d.id = $1)
            || (select string_agg(coalesce(a.after::text, ''), '') from operator_action a where a.subject = $2) as text`,
    [reply.id, `draft order ${reply.id}`],
  );
  expect(row?.text).toContain(phone.slice(-4));
  expect(row?.text).not.toContain(phone.slice(0, -4));
});

test("draft order: over after seven days, and after it was cancelled, which also drops its text", async () => {
  const { optionIds } = await seedProduct(shop.database.db);
  const lines = [{ optionId: optionIds[0], units: 1 }];
  const [first, second] = [(await create(lines)).reply, (await create(lines)).reply];
  expect((await cancel(second.id)).status).toBe(200);
  expect((await cancel(second.id)).refusal.code).toBe("DRAFT_ORDER_ENDED");
  await sendMessages(shop.services);
  expect(await textsToPhone()).toHaveLength(1);
  expect((await open(second.url)).refusal.code).toBe("DRAFT_ORDER_NOT_FOUND");
  shop.clock.now = new Date(NOON.getTime() + 7 * DAY_MS - 1);
  expect((await open(first.url)).status).toBe(200);
  shop.clock.now = new Date(NOON.getTime() + 7 * DAY_MS);
  expect((await open(first.url)).refusal.code).toBe("DRAFT_ORDER_NOT_FOUND");
  work = (await operator(shop)).token;
  expect((await cancel(first.id)).refusal.code).toBe("DRAFT_ORDER_ENDED");
  expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(["expired", "cancelled"]);
});

test("draft order: an option that is not shown, a repeated one, and a landline are refused", async () => {
  const { optionIds } = await seedProduct(shop.database.db);
  const hidden = await seedProduct(shop.database.db, { status: "waiting" });
  const line = { optionId: optionIds[0], units: 1 };
  const unknown = await create([line, { optionId: hidden.optionIds[0], units: 1 }]);
  expect(unknown.refusal).toMatchObject({
    code: "DRAFT_OPTION_UNKNOWN",
    detail: { fields: [{ field: "lines.1.optionId" }] },
  });
  expect((await create([line, line])).refusal.code).toBe("RECORD_REPEATED");
  expect((await create([line], "0212345678")).refusal.code).toBe("PHONE_INVALID");
});

test("draft order: an unknown link opens nothing", async () => {
  expect((await open(`/${"0".repeat(8)}-0000-0000-0000-${"0".repeat(12)}`)).refusal.code).toBe(
    "DRAFT_ORDER_NOT_FOUND",
  );
});

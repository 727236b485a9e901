import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart } from "../../../testing/buy-through-cart.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { guest } from "../../../testing/product-and-member-fixtures.ts";
import { select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
let work: Awaited<ReturnType<typeof operator>>;
beforeAll(async () => {
  shop = await createTestShop();
  work = await operator(shop, "support");
});
afterAll(() => shop.close());

const place = async () => (await buyThroughCart(shop, await guest(shop), [{}])).id;
const noteOf = async (id: number) =>
  (await shop.call(work.token, "GET /operator/v1/orders/{id}", { path: { id } })).reply.note;
const edit = (rows: { id: number; version: number; set: object }[], query = {}) =>
  shop.call(work.token, "PATCH /operator/v1/orders", { body: { rows, reason: "전화" } as never, query });
const EMPTY = { version: 1, memo: "", tags: [], assignee: null };

test("a note is written, shown with its version, and undone", async () => {
  const id = await place();
  expect(await noteOf(id)).toEqual(EMPTY);
  const { reply } = await edit([{ id, version: 1, set: { memo: "25일까지", assigneeId: work.id } }]);
  expect(reply.rows).toEqual([
    {
      id,
      version: 2,
      before: { memo: "", assigneeId: null },
      after: { memo: "25일까지", assigneeId: work.id },
    },
  ]);
  await edit([{ id, version: 2, set: { tags: ["VIP"] } }]);
  expect(await noteOf(id)).toMatchObject({ version: 3, tags: ["VIP"], assignee: { id: work.id } });
  await shop.call(work.token, "POST /operator/v1/changes/{id}/undo", {
    path: { id: reply.change?.id ?? 0 },
    body: { reason: "잘못 적음" },
  });
  expect(await noteOf(id)).toEqual({ ...EMPTY, version: 4, tags: ["VIP"] });
});

test("of two who note the same order the later is refused with the note as it is, and who wrote it", async () => {
  const id = await place();
  await edit([{ id, version: 1, set: { memo: "첫째" } }]);
  const late = await edit([{ id, version: 1, set: { memo: "둘째" } }]);
  expect([late.status, late.refusal.code]).toEqual([409, "RECORD_CHANGED"]);
  expect(late.refusal.detail).toMatchObject({
    rows: [{ id, version: 2, current: { memo: "첫째" }, changedBy: expect.stringContaining("담당") }],
  });
  expect(await noteOf(id)).toMatchObject({ memo: "첫째" });
});

test("a dry run answers the difference and writes nothing; an assignee without an open account is refused", async () => {
  const id = await place();
  const { reply } = await edit([{ id, version: 1, set: { memo: "생신" } }], { dryRun: true });
  expect(reply).toMatchObject({ change: null, rows: [{ after: { memo: "생신" } }] });
  const refused = await edit([{ id, version: 1, set: { assigneeId: 2_000_000_000 } }]);
  expect(refused.refusal.code).toBe("OPERATOR_NOT_FOUND");
  expect(await noteOf(id)).toEqual(EMPTY);
});

test("views count their orders", async () => {
  const count = async (view: string) => {
    const { reply } = await shop.call(work.token, "GET /operator/v1/order-views");
    return reply.list.find((row) => row.view === view)?.count ?? -1;
  };
  const [paid, today, waiting] = [await count("paid"), await count("today"), await count("delivery_waiting")];
  const id = await place();
  expect([await count("paid"), await count("today")]).toEqual([paid + 1, today + 1]);
  await select(
    shop,
    "update order_option x set promised_dispatch_on = '2026-11-20' from order_product op where op.id = x.order_product_id and op.order_id = $1",
    [id],
  );
  expect(await count("due")).toBe(1);
  const { token } = await operator(shop);
  await shop.call(token, "PUT /operator/v1/orders/{id}/accept", { path: { id }, body: {} });
  expect([await count("paid"), await count("delivery_waiting")]).toEqual([paid, waiting + 1]);
});

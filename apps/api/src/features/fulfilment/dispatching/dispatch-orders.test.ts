import type { Input } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buyThroughCart } from "../../../testing/buy-through-cart.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { guest, newPhone, signUp } from "../../../testing/product-and-member-fixtures.ts";
import { later, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { sendMessages } from "../../messages/sending/send-messages.ts";

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  token = (await operator(shop)).token;
});
afterAll(() => shop.close());

type Row = Input<"POST /operator/v1/orders/dispatch">["body"]["rows"][number];
const send = (rows: Row[], query: { dryRun?: boolean; partial?: boolean } = {}) =>
  shop.call(token, "POST /operator/v1/orders/dispatch", { body: { rows }, query });
let made = 0;
const row = (orderNumber: string | number, over: Partial<Row> = {}): Row => {
  made += 1;
  return {
    orderNumber: String(orderNumber),
    carrier: "04",
    invoiceNumber: String(640_000_000_000 + made),
    ...over,
  };
};
const paid = async () => (await buyThroughCart(shop, await guest(shop), [{}])).id;
const packed = async () => {
  const id = await paid();
  await shop.call(token, "PUT /operator/v1/orders/{id}/accept", { path: { id }, body: {} });
  return id;
};
const shipmentOf = async (id: number) =>
  (await shop.call(token, "GET /operator/v1/orders/{id}", { path: { id } })).reply.shipments[0];
const parcels = async () =>
  (await select<{ count: number }>(shop, "select count(*)::int as count from shipment"))[0]?.count;

test("each line that cannot be sent says why; with partial the others are sent", async () => {
  const [good, early, gone, cancelled] = [await packed(), await paid(), await packed(), await packed()];
  const taken = row(gone);
  await send([taken]);
  await select(shop, "update order_product set status = 'withdraw_complete' where order_id = $1", [
    cancelled,
  ]);
  const rows = [
    row(early),
    row(gone),
    row(cancelled),
    row("20001231-0000001"),
    row(good, { invoiceNumber: "6.40123E+11" }),
    row(good, { invoiceNumber: "64012284109" }),
    row(good, { carrier: "비둘기" }),
    row(good, { invoiceNumber: taken.invoiceNumber }),
    row(good, { carrier: "한진택배", invoiceNumber: "4508-8812-3340" }),
  ];
  const before = await parcels();
  const tried = await send(rows, { dryRun: true });
  expect(await parcels()).toBe(before);
  const { reply } = await send(rows, { partial: true });
  expect(reply.change).toMatchObject({ status: "applied" });
  expect(tried.reply).toEqual({ ...reply, change: null });
  expect(reply.refused.map(({ line, code, message }) => [line, code, message])).toEqual([
    [1, "ORDER_NOT_MOVABLE", "아직 접수 전이에요. 접수한 뒤 보내 주세요"],
    [2, "ORDER_NOT_MOVABLE", "이미 보낸 주문이에요. 송장 번호가 틀렸다면 송장을 고쳐 주세요"],
    [3, "ORDER_NOT_MOVABLE", "취소된 주문이에요. 보내지 마세요"],
    [4, "ORDER_NOT_FOUND", expect.stringContaining("주문")],
    [5, "INVOICE_INVALID", "엑셀이 번호를 줄였어요. 칸을 ‘텍스트’로 바꿔 다시 붙여 주세요"],
    [6, "INVOICE_INVALID", "CJ대한통운 송장 번호는 숫자 10자리나 12자리예요. 지금은 11자리예요"],
    [7, "CARRIER_UNKNOWN", "없는 택배사예요"],
    [8, "INVOICE_TAKEN", expect.stringMatching(/^주문 \d{8}-\d{7}에 이미 쓴 송장 번호예요$/)],
  ]);
  expect(reply.rows).toMatchObject([{ line: 9, id: good, orderItemStatus: "delivering" }]);
  expect(await shipmentOf(good)).toMatchObject({ carrier: { code: "05" }, invoiceNumber: "450888123340" });
});

test("without partial one line refuses all, and the refusal names the line", async () => {
  const [one, other] = [await packed(), await paid()];
  const { status, refusal } = await send([row(one), row(other)]);
  expect([status, refusal.code]).toEqual([409, "ORDER_NOT_MOVABLE"]);
  expect(refusal.detail).toEqual({
    fields: [{ field: "rows.2", message: "아직 접수 전이에요. 접수한 뒤 보내 주세요" }],
  });
  expect(await shipmentOf(one)).toBeUndefined();
});

test("of two who send the same orders at once one does, and the other is told that they are gone", async () => {
  const ids = [await packed(), await packed()];
  const replies = await Promise.all([
    send(
      ids.map((id) => row(id)),
      { partial: true },
    ),
    send(ids.map((id) => row(id)).toReversed(), { partial: true }),
  ]);
  expect(replies.map(({ reply }) => reply.rows.length).toSorted()).toEqual([0, 2]);
  const [late] = replies.flatMap(({ reply }) => reply.refused);
  expect(late?.message).toContain("이미 보낸 주문");
});

const correct = (id: number, over: object = {}, query = {}) =>
  shop.call(token, "PUT /operator/v1/shipments/{id}/invoice", {
    path: { id },
    query,
    body: { carrier: "04", invoiceNumber: "640199990001", version: 1, reason: "잘못 적음", ...over },
  });

test("a corrected invoice is shown, asked of the carrier anew and told to the buyer once", async () => {
  const phone = newPhone();
  const member = (await signUp(shop, { phone })).reply.token;
  const { id } = await buyThroughCart(shop, member, [{}]);
  await shop.call(token, "PUT /operator/v1/orders/{id}/accept", { path: { id }, body: {} });
  await send([row(id)]);
  const parcel = await shipmentOf(id);
  const shipmentId = parcel?.id ?? 0;
  await select(
    shop,
    "insert into tracking_event (shipment_id, code, at, description) values ($1, 'IN_TRANSIT', $2, '다른 상자')",
    [shipmentId, shop.clock.now],
  );
  expect((await correct(shipmentId, {}, { dryRun: true })).reply).toMatchObject({
    version: 2,
    orderCount: 1,
  });
  expect(await shipmentOf(id)).toMatchObject({ version: 1, invoiceNumber: parcel?.invoiceNumber });
  const { reply } = await correct(shipmentId, { invoiceNumber: "6401-9999-0001" });
  expect(reply).toMatchObject({ version: 2, invoiceNumber: "640199990001", orderCount: 1 });
  expect(await shipmentOf(id)).toMatchObject({ version: 2, invoiceNumber: "640199990001", events: [] });
  later(shop, 1);
  await sendMessages(shop.services);
  const { list } = await shop.sandbox(`/_sim/messages?to=${phone}`);
  const told = (list as { templateId: string | null; text: string }[]).filter(
    ({ templateId }) => templateId === "INVOICE_CORRECTED",
  );
  expect(told.map(({ text }) => /송장번호: (\d+)/.exec(text)?.[1])).toEqual(["640199990001"]);
  const stale = await correct(shipmentId, { invoiceNumber: "640199990002" });
  expect([stale.status, stale.refusal.code]).toEqual([409, "SHIPMENT_CHANGED"]);
});

test.each([
  ["another order's number", { invoiceNumber: "640188880001" }, "INVOICE_TAKEN"],
  ["a number of another carrier's length", { carrier: "01" }, "INVOICE_INVALID"],
  ["an unknown carrier", { carrier: "77" }, "CARRIER_UNKNOWN"],
])("a correction to %s is refused", async (_what, over, code) => {
  const [other, id] = [await packed(), await packed()];
  await send([row(other, { invoiceNumber: "640188880001" })], { partial: true });
  await send([row(id)]);
  expect((await correct((await shipmentOf(id))?.id ?? 0, over)).refusal.code).toBe(code);
});

test("a parcel that has arrived is not corrected, nor one that does not exist", async () => {
  const id = await packed();
  await send([row(id)]);
  const shipmentId = (await shipmentOf(id))?.id ?? 0;
  await select(shop, "update shipment set delivered_at = $2, check_at = null where id = $1", [
    shipmentId,
    shop.clock.now,
  ]);
  expect((await correct(shipmentId)).refusal.code).toBe("SHIPMENT_DELIVERED");
  expect((await correct(2_000_000_000)).refusal.code).toBe("SHIPMENT_NOT_FOUND");
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { rowsOf } from "../../testing/build-and-read-sheet-files.ts";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import { deliver } from "../../testing/deliver-order.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { member, seedRules } from "../../testing/product-and-member-fixtures.ts";
import { later, select } from "../../testing/read-and-set-shop-state.ts";
import { optionOf, requestReturn } from "../../testing/return-request-steps.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
const FARM = 7300;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

const STATEMENT = "GET /operator/v1/settlements/{id}/statement";
const reason = "11월";

/** Closes a settlement with goods, shipping, a granted claim and a correction. */
async function closed() {
  const token = await member(shop);
  const order = await buyThroughCart(shop, token, [
    { distributorId: FARM, price: 10_000 },
    { distributorId: FARM, price: 8000 },
  ]);
  await select(shop, "update order_product set name = '=HYPERLINK(\"//x\")' where id = $1", [
    order.productIds[1],
  ]);
  await deliver(shop, order, [0, 1]);
  const work = (await operator(shop)).token;
  const options = [{ id: await optionOf(shop, order), optionUnit: 1 }];
  const { reply } = await requestReturn(shop, token, order, { options });
  await shop.call(work, "PUT /operator/v1/claims/{id}/approve", { path: { id: reply.id }, body: {} });
  await shop.call(work, "POST /operator/v1/settlement-corrections", {
    body: { distributorId: FARM, amount: -777, reason: "상자값" },
  });
  later(shop, 24 * 60);
  const token2 = (await operator(shop)).token;
  const through = new Date(shop.clock.now.getTime() - 15 * 3_600_000).toISOString().slice(0, 10);
  const done = await shop.call(token2, "POST /operator/v1/settlements", {
    body: { through, distributorIds: [FARM], reason },
  });
  return { id: done.reply.list[0]?.id ?? 0, work: token2, order };
}

test("the statement has every line, and its sums are those of the closed settlement to the won", async () => {
  const { id, work, order } = await closed();
  const { reply: settlement } = await shop.call(work, "GET /operator/v1/settlements/{id}", { path: { id } });
  for (const format of ["xlsx", "csv"] as const) {
    const { reply } = await shop.call(work, STATEMENT, { path: { id }, query: { format } });
    const rows = await rowsOf(reply);
    const from = rows.findIndex(([first]) => first === "구분");
    const lines = rows.slice(from + 1, -5);
    const amountOf = (kinds: readonly string[]) =>
      lines.filter(([kind = ""]) => kinds.includes(kind)).reduce((sum, row) => sum + Number(row[6]), 0);
    const sums = [
      amountOf(["상품"]),
      amountOf(["배송비"]),
      amountOf(["반품·환불", "반품 배송비"]),
      amountOf(["바로잡음"]),
    ];
    const { goods, shipping, returns, corrections, total } = settlement;
    expect(sums).toEqual([goods, shipping, returns, corrections]);
    expect(rows.slice(-5).map((row) => [row[0], Number(row[6])])).toEqual([
      ["상품 합계", goods],
      ["배송비 합계", shipping],
      ["반품·환불 합계", returns],
      ["바로잡음 합계", corrections],
      ["줄 금액", total],
    ]);
    expect(returns).toBeLessThan(0);
    expect(corrections).toBe(-777);
    expect(lines).toHaveLength(settlement.lines.length + settlement.adjustments.length);
    const [number] = await select<{ number: string }>(shop, "select number from orders where id = $1", [
      order.id,
    ]);
    expect(lines.find(([kind]) => kind === "배송비")?.[1]).toBe(number?.number);
    const cells = lines.map((row) => row[2]);
    expect(cells).toContain(`${format === "csv" ? "'" : ""}=HYPERLINK("//x")`);
  }
  expect(settlement).toMatchObject({
    farm: { name: expect.any(String), businessNumber: expect.any(String) },
    shop: { name: expect.any(String), businessNumber: expect.any(String) },
  });
});

test("an unknown settlement, and one of another farm for a farm's operator, are not found", async () => {
  const work = (await operator(shop)).token;
  const { refusal } = await shop.call(work, STATEMENT, { path: { id: 2_000_000_000 } });
  expect(refusal.code).toBe("SETTLEMENT_NOT_FOUND");
});

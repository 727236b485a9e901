import { IMPORTED_SHEETS, type ImportedSheet } from "@todayfruit/contract/sheets/sheets.calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rowsOf } from "../../testing/build-and-read-sheet-files.ts";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { member, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await createTestShop();
  token = (await operator(shop)).token;
  const { productId, optionIds } = await seedProduct(shop.database.db, { stock: 7 });
  await seedProduct(shop.database.db, { stock: 0 });
  await select(
    shop,
    `update product set name = '=SUM(A1) "귤", 노지', sub_title = E'  두 줄\\n\\u00A0끝 ', origin = '+82', harvest_note = '-',
            keywords = array['감,귤', '제주', '따옴"표'], next_harvest_on = '2026-12-01', sweetness_brix = 12.5, expiry_note = '@오늘'
      where id = $1`,
    [productId],
  );
  await select(shop, "update product_option set name = '''=1', special_sale_price = 9000 where id = $1", [
    optionIds[0],
  ]);
  const { id } = await buyThroughCart(shop, await member(shop), [{ price: 10_000 }]);
  await shop.call(token, "PUT /operator/v1/orders/{id}/accept", { path: { id }, body: {} });
});
afterAll(() => shop.close());

const exported = async (sheet: ImportedSheet, format: "xlsx" | "csv") => {
  const { status, reply } = await shop.call(token, `GET /operator/v1/exports/${sheet}`, {
    query: { format },
  });
  expect(status).toBe(200);
  return reply;
};

test.each(
  IMPORTED_SHEETS.flatMap((sheet) => (["xlsx", "csv"] as const).map((format) => [sheet, format] as const)),
)("%s exported as %s and imported again change no row", async (sheet, format) => {
  const body = await exported(sheet, format);
  const before = await written();
  const { status, reply } = await shop.call(token, `POST /operator/v1/imports/${sheet}`, {
    query: { reason: "시험" },
    body,
  });
  expect(status).toBe(200);
  expect(reply.rowCount).toBeGreaterThan(0);
  expect(reply).toMatchObject({
    import: null,
    changedCount: 0,
    problemCount: 0,
    unchangedCount: reply.rowCount,
  });
  expect(await written()).toEqual(before);
});

test("a text that looks like a formula is a text in both files", async () => {
  const rows = await rowsOf(await exported("products", "xlsx"));
  expect(rows.flat()).toContain('=SUM(A1) "귤", 노지');
  const csv = Buffer.from(await exported("products", "csv")).toString();
  expect(csv).toContain(`"'=SUM(A1) ""귤"", 노지"`);
  expect(csv).toContain(",'+82,");
});

/** Reads what an import could have written. */
function written() {
  return select(
    shop,
    `select (select count(*) from operator_change)::int as changes, (select count(*) from sheet_import)::int as imports,
            (select sum(version) from product)::int as versions, (select count(*) from shipment)::int as shipments`,
  );
}

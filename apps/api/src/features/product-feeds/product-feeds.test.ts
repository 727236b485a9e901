import { afterAll, beforeAll, expect, test } from "vitest";
import { type Seeded, seedProduct } from "../../testing/factories.ts";
import { operator } from "../../testing/operators.ts";
import { select } from "../../testing/shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let token: string;
let product: Seeded;
beforeAll(async () => {
  shop = await createTestShop();
  token = (await operator(shop)).token;
  product = await seedProduct(shop.database.db, { price: 12_900, listPrice: 15_000 });
});
afterAll(() => shop.close());

const reason = "가격 비교";

async function add(format: "naver" | "google", variant = shop.services.rules.variant): Promise<number> {
  const rows = [{ name: format, format, variant, isOn: true }];
  const { reply } = await shop.call(token, "POST /operator/v1/product-feeds", { body: { rows, reason } });
  return reply.rows[0]?.id ?? 0;
}

const renew = (id: number, version: number) =>
  shop.call(token, "POST /operator/v1/product-feeds/{id}/address", {
    path: { id },
    body: { version, reason },
  });

/** Fetches a feed as a site does, which sends none of the shop's headers. */
const fetched = (url: string) => shop.app.inject({ url });

async function shownPrice(): Promise<string> {
  const { reply } = await shop.call(null, "GET /v1/products/{id}", { path: { id: product.productId } });
  return String(reply.productPrice.price);
}

/** Reads a line of the feed of Naver by the names of its first line. */
async function lineOf(url: string, id: number): Promise<Record<string, string> | null> {
  const [head = "", ...lines] = (await fetched(url)).body.trimEnd().split("\n");
  const cells = lines.map((line) => line.split("\t")).find(([first]) => first === String(id));
  return cells ? Object.fromEntries(head.split("\t").map((name, at) => [name, cells[at] ?? ""])) : null;
}

test("a price that operators edit is in the feed as on the page at once, and a sold-out product is out of it", async () => {
  const { path } = (await renew(await add("naver"), 1)).reply;
  expect((await lineOf(path, product.productId))?.price_pc).toBe(await shownPrice());
  const [option] = (
    await select<{ id: number; version: number }>(
      shop,
      "select id::int, version from product_option where id = $1",
      [product.optionIds[0]],
    )
  ).map((row) => ({ ...row, set: { price: 9900 } }));
  const edited = await shop.call(token, "PATCH /operator/v1/prices", {
    body: { rows: [option], reason } as never,
  });
  expect(edited.status).toBe(200);
  expect(await shownPrice()).toBe("9900");
  expect(await lineOf(path, product.productId)).toMatchObject({ price_pc: "9900", shipping: "3000" });
  await select(shop, "update product set status = 'stock_out' where id = $1", [product.productId]);
  expect(await lineOf(path, product.productId)).toBeNull();
  await select(shop, "update product set status = 'stock_in' where id = $1", [product.productId]);
});

test("a feed of more than one page has each visible product of the storefront once", async () => {
  await select(
    shop,
    `insert into product select copy.* from generate_series(1, 1003) n, (select * from product where id = $1) p,
            jsonb_populate_record(null::product, to_jsonb(p) || jsonb_build_object('id', 100000 + n, 'uuid', gen_random_uuid(),
              'is_app_only', n = 1002, 'status', case n when 1003 then 'suspended' else 'stock_in' end)) copy`,
    [product.productId],
  );
  const { path } = (await renew(await add("google"), 1)).reply;
  const response = await fetched(path);
  const ids = [...response.body.matchAll(/<g:id>(\d+)<\/g:id>/g)].map(([, id]) => Number(id));
  expect([ids.length, new Set(ids).size]).toEqual([1002, 1002]);
  expect(ids).not.toEqual(expect.arrayContaining([101_002]));
  expect(response.body.trimEnd().endsWith("</rss>")).toBe(true);
  expect([response.headers["content-type"], response.headers["cache-control"]]).toEqual([
    "application/xml; charset=utf-8",
    "no-store",
  ]);
});

test("an address ends once it is renewed, and while its feed is off", async () => {
  const id = await add("google");
  const first = (await renew(id, 1)).reply;
  expect((await renew(id, 1)).refusal).toMatchObject({
    code: "RECORD_CHANGED",
    detail: { rows: [{ id, version: 2 }] },
  });
  const second = (await renew(id, first.version)).reply;
  expect((await fetched(first.path)).statusCode).toBe(404);
  expect((await fetched(second.path)).statusCode).toBe(200);
  const rows = [{ id, version: second.version, set: { isOn: false } }];
  await shop.call(token, "PATCH /operator/v1/product-feeds", { body: { rows, reason } });
  expect((await fetched(second.path)).statusCode).toBe(404);
});

test("a feed of another variant is unknown to this one's server", async () => {
  const { path } = (await renew(await add("google", "market"), 1)).reply;
  expect((await fetched(path)).statusCode).toBe(404);
});

test("the secret of an address is kept nowhere", async () => {
  const { path } = (await renew(await add("naver"), 1)).reply;
  const secret = path.split("/").at(-1);
  const kept = await select(
    shop,
    "select 1 from operator_action where to_jsonb(operator_action)::text like $1 union all select 1 from product_feed f where f::text like $1",
    [`%${secret}%`],
  );
  expect([secret?.length, kept]).toEqual([36, []]);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { type Seeded, seedProduct } from "../../testing/product-and-member-fixtures.ts";
import { parseRssFeedItems } from "../../testing/product-feeds/parse-rss-feed-items.ts";
import { textOf } from "../../testing/product-feeds/read-xml.ts";
import { validateGoogleFeed } from "../../testing/product-feeds/validate-google-feed.ts";
import { validateKakaoFeed } from "../../testing/product-feeds/validate-kakao-feed.ts";
import { validateNaverFeed } from "../../testing/product-feeds/validate-naver-feed.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
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

async function add(
  format: "naver" | "google" | "kakao",
  variant = shop.services.rules.variant,
): Promise<number> {
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

test("each format passes its validator, whatever is written in a product; a hidden one is in none, a sold-out one is not sold", async () => {
  const { db } = shop.database;
  const [hostile, soldOut, hidden] = [
    await seedProduct(db, { price: 9000, listPrice: 12_000 }),
    await seedProduct(db, { status: "stock_out" }),
    await seedProduct(db, { status: "suspended" }),
  ];
  await select(
    shop,
    `update product set name = $2, sub_title = $3, origin = $4, images = '{media/귤 & 배.jpg}' where id = $1`,
    [
      hostile.productId,
      `]]><b>귤\t&\r\n배</b> "한\u2028정" ${"🍊".repeat(60)}`,
      `&amp; <!-- ${"달콤한 ".repeat(40)}`,
      "제주특별자치도 서귀포시 남원읍 위미리 1번지 감귤밭과 그 옆 하우스",
    ],
  );
  const feeds = {
    naver: await fetched((await renew(await add("naver"), 1)).reply.path),
    google: await fetched((await renew(await add("google"), 1)).reply.path),
    kakao: await fetched((await renew(await add("kakao"), 1)).reply.path),
  };
  expect(validateNaverFeed(feeds.naver.rawPayload)).toEqual([]);
  expect(validateGoogleFeed(feeds.google.body)).toEqual([]);
  expect(validateKakaoFeed(feeds.kakao.body)).toEqual([]);
  const inRss = (body: string) =>
    new Map(parseRssFeedItems(body).map((item) => [Number(textOf(item, "g:id")), item] as const));
  const [google, kakao] = [inRss(feeds.google.body), inRss(feeds.kakao.body)];
  const naver = feeds.naver.body.split("\n").map((line) => Number(line.split("\t")[0]));
  for (const list of [naver, [...google.keys()], [...kakao.keys()]]) {
    expect(list).toContain(hostile.productId);
    expect(list).not.toContain(hidden.productId);
  }
  expect([naver, [...kakao.keys()]].some((list) => list.includes(soldOut.productId))).toBe(false);
  const item = google.get(soldOut.productId);
  expect(item && textOf(item, "g:availability")).toBe("out_of_stock");
  const prices = [google, kakao]
    .map((list) => list.get(hostile.productId))
    .map((each) => each && textOf(each, "g:sale_price"));
  expect(prices).toEqual(["9000 KRW", "9000 KRW"]);
});

test("the validators name what breaks a format", () => {
  const head = `id\ttitle\tprice_pc\tlink\timage_link\tcategory_name1\tshipping`;
  const line = "1\t귤\t100\thttps://s.example/p/1\thttps://s.example/i.jpg\t과일\t0";
  const naver = (text: string) => validateNaverFeed(new TextEncoder().encode(text));
  expect(naver(`${head}\n${line}\n`)).toEqual([]);
  expect(naver(`${head}\n${line.replace("\t100\t", "\t1,000원\t")}\n`)).toEqual([
    "1: price_pc has the form 1,000원",
  ]);
  expect(naver(`${head}\n${line.replace("\t귤\t", "\t\t")}\n`)).toEqual(["1: title is missing"]);
  expect(naver(`${head}\n${line}\n${line}\t\n`)).toEqual(["1 is there twice", "1: 8 cells for 7 columns"]);
  const rss = (item: string) =>
    `<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>t</title><link>l</link><description>d</description>${item}</channel></rss>`;
  expect(validateGoogleFeed(rss("<item><g:id>1</g:id><g:price>1 USD</g:price></item>"))).toEqual(
    expect.arrayContaining(["1: g:title is missing", "1: g:price has the form 1 USD"]),
  );
  expect(validateKakaoFeed(rss("<item><g:id>1</g:id><g:stock>1</g:stock></item>"))).toEqual(
    expect.arrayContaining(["1: g:stock is unknown", "1: g:link is missing"]),
  );
  expect(() => validateKakaoFeed(rss("<item>&귤</item>"))).toThrow();
});

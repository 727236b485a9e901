import { expect, test } from "vitest";
import { validateGoogleFeed } from "../../apps/api/src/testing/product-feeds/validate-google-feed.ts";
import { validateKakaoFeed } from "../../apps/api/src/testing/product-feeds/validate-kakao-feed.ts";
import { validateNaverFeed } from "../../apps/api/src/testing/product-feeds/validate-naver-feed.ts";
import { here } from "./look-up-journey-shops.ts";
import { callAsOperator } from "./operator-verb-and-call-steps.ts";

/** Has one option and no sale. */
const PRODUCT = 20_042;

const reason = "가격 비교";

/** Adds a feed of this variant and returns what its address answers. */
async function open(format: "naver" | "google" | "kakao"): Promise<() => Promise<string>> {
  const rows = [{ name: format, format, variant: "todayfruit", isOn: true }];
  const { rows: added } = await callAsOperator("POST /operator/v1/product-feeds", { body: { rows, reason } });
  const { path } = await callAsOperator("POST /operator/v1/product-feeds/{id}/address", {
    path: { id: added[0]?.id },
    body: { version: 1, reason },
  });
  return () => fetch(here().shopUrl + path).then((reply) => reply.text());
}

/** Reads the price in the structured data of a product page. */
async function pagePrice(link: string): Promise<number> {
  const html = await fetch(link).then((reply) => reply.text());
  const [, json = "{}"] = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json).offers.price;
}

/** Reads the price of a product in the feed of Google: that of its sale, else its only one. */
async function fedPrice(feed: () => Promise<string>, id: number): Promise<number> {
  const item = (await feed()).split("<item>").find((each) => each.includes(`<g:id>${id}</g:id>`)) ?? "";
  return Number(/<g:sale_price>(\d+) KRW/.exec(item)?.[1] ?? /<g:price>(\d+) KRW/.exec(item)?.[1]);
}

test("feed of Naver: links and pictures of its products open, at the prices of their pages", async () => {
  const [head = "", ...lines] = (await (await open("naver"))()).trimEnd().split("\n");
  expect(lines.length).toBeGreaterThan(50);
  const names = head.split("\t");
  for (const line of lines.filter((_, at) => at % 25 === 0)) {
    const cells = Object.fromEntries(line.split("\t").map((cell, at) => [names[at], cell]));
    expect([cells.link, String(await pagePrice(cells.link ?? ""))]).toEqual([cells.link, cells.price_pc]);
    const picture = await fetch(cells.image_link ?? "");
    expect([picture.status, picture.headers.get("content-type")]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ]);
  }
}, 60_000);

test("feed of Google: a price that operators edit is in the feed and on the page within a second, and as before once undone", async () => {
  const feed = await open("google");
  const { list } = await callAsOperator("GET /operator/v1/prices", { query: { productId: PRODUCT } });
  const link = `${here().shopUrl}/products/${PRODUCT}`;
  const before = await pagePrice(link);
  const option = list.find(({ price, specialSalePrice }) => price === before && specialSalePrice === null);
  expect(await fedPrice(feed, PRODUCT)).toBe(before);
  const edited = await callAsOperator("PATCH /operator/v1/prices", {
    body: { rows: [{ id: option?.id, version: option?.version, set: { price: before - 100 } }], reason },
  });
  const both = async () => [await fedPrice(feed, PRODUCT), await pagePrice(link)];
  await expect.poll(both, { timeout: 1000, interval: 50 }).toEqual([before - 100, before - 100]);
  await callAsOperator("POST /operator/v1/changes/{id}/undo", {
    path: { id: edited.change?.id },
    body: { reason },
  });
  await expect.poll(both, { timeout: 1000, interval: 50 }).toEqual([before, before]);
}, 60_000);

test("feeds: the catalogue passes the validator of each format", async () => {
  expect(validateNaverFeed(new TextEncoder().encode(await (await open("naver"))()))).toEqual([]);
  expect(validateGoogleFeed(await (await open("google"))())).toEqual([]);
  expect(validateKakaoFeed(await (await open("kakao"))())).toEqual([]);
});

import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import {
  listStructuredDataProblems,
  type StructuredData,
  structuredDataOf,
} from "./list-structured-data-problems.ts";
import { here, untouchedShop, untouchedVariant } from "./look-up-journey-shops.ts";
import { change, read } from "./read-and-change-rows.ts";

/** Structured data of rendered pages, as search engines read them. */

const VARIANTS = ["todayfruit", "market", "farmer", "ru"];
const shopOf = (variant: string) =>
  variant === "todayfruit" ? untouchedShop().shopUrl : untouchedVariant(variant);
const textOf = (url: string) => fetch(url).then((reply) => reply.text());
const typesOf = (html: string) => structuredDataOf(html).map((data) => data["@type"]);

test.each(VARIANTS)(
  "structured data, %s: home, category, best and products have what Google requires",
  async (variant) => {
    const shop = await shopOf(variant);
    const home = await textOf(`${shop}/`);
    expect([typesOf(home), listStructuredDataProblems(home)]).toEqual([["Organization", "WebSite"], []]);
    const [organization, site] = structuredDataOf(home);
    expect(site?.publisher).toEqual({ "@id": organization?.["@id"] });
    expect((await fetch(String(organization?.logo))).headers.get("content-type")).toBe("image/png");
    const search = String(
      JSON.stringify(site?.potentialAction).match(/https?:[^"]*\{search_term_string\}/)?.[0],
    );
    expect((await fetch(search.replace("{search_term_string}", encodeURIComponent("귤")))).status).toBe(200);

    for (const path of ["/category/fruit", "/best"]) {
      const html = await textOf(shop + path);
      expect([path, typesOf(html), listStructuredDataProblems(html)]).toEqual([path, ["ItemList"], []]);
      const [list] = structuredDataOf(html) as [
        StructuredData & { itemListElement: { position: number; url: string }[] },
      ];
      expect(list.itemListElement.map(({ position }) => position)).toEqual(
        list.itemListElement.map((_, at) => at + 1),
      );
      expect(new Set(list.itemListElement.map(({ url }) => url)).size).toBe(list.numberOfItems);
      for (const { url } of list.itemListElement.slice(0, 3)) {
        const product = await textOf(url);
        expect([url, typesOf(product), listStructuredDataProblems(product)]).toEqual([
          url,
          ["Product", "BreadcrumbList"],
          [],
        ]);
      }
    }
  },
  60_000,
);

test("structured data: products of every kind of tax, stock and review have what Google requires, and weigh little", async () => {
  const shop = untouchedShop().shopUrl;
  const ids = Array.from({ length: 20 }, (_, at) => 20_001 + at * 9);
  const policies = new Set<string>();
  let reviews = 0;
  for (const id of ids) {
    const reply = await fetch(`${shop}/products/${id}`);
    if (reply.status === 404) continue;
    const html = await reply.text();
    expect([id, listStructuredDataProblems(html)]).toEqual([id, []]);
    const [product] = structuredDataOf(html) as [
      StructuredData & {
        offers: { hasMerchantReturnPolicy: { returnPolicyCategory: string } };
        review?: unknown[];
      },
    ];
    policies.add(product.offers.hasMerchantReturnPolicy.returnPolicyCategory);
    reviews += product.review?.length ?? 0;
    const without = html.replaceAll(/<script type="application\/ld\+json"[^>]*>[\s\S]*?<\/script>/g, "");
    expect(weightOf(html) - weightOf(without)).toBeLessThan(2048);
  }
  expect(policies.size).toBe(2);
  expect(reviews).toBeGreaterThan(5);
});

test("structured data: a price that has an end says so while it holds, and not before or without one", async () => {
  const offerOf = async () => {
    const [product] = structuredDataOf(await textOf(`${here().shopUrl}/products/20042`));
    return product?.offers as { price: number; priceValidUntil?: string };
  };
  const before = await offerOf();
  expect(before.priceValidUntil).toBeUndefined();
  const [option] = await read<{ id: number }>(
    "select representative_option_id::int as id from product where id = 20042",
    [],
  );
  await change(
    `insert into timed_price (option_id, price, begins_at, ends_at)
     values ($1, 1000, now() - interval '1 minute', date_trunc('minute', now()) + interval '3 days')`,
    [option?.id],
  );
  try {
    await expect.poll(async () => (await offerOf()).price).toBe(1000);
    expect((await offerOf()).priceValidUntil).toMatch(/T[\d:]{5}:00\.000Z$/);
  } finally {
    await change("delete from timed_price where option_id = $1 and price = 1000", [option?.id]);
  }
});

/** Bytes of a page as browsers get it. */
function weightOf(html: string): number {
  return brotliCompressSync(html).byteLength;
}

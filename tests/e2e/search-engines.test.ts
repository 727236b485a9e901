import { expect, test } from "vitest";
import { change } from "./database.ts";
import { here } from "./journey-shop.ts";

/** Replies to crawlers and link previews. */

const TAG = `</script><script>alert("귤")</script>`;

const url = here().shopUrl;

test("robots.txt: names the sitemap and excludes private pages", async () => {
  const text = await textOf("/robots.txt", "text/plain; charset=utf-8");
  expect(text).toContain(`Sitemap: ${url}/sitemap.xml`);
  for (const path of ["/cart", "/orders", "/checkout/"]) expect(text).toContain(`Disallow: ${path}`);
});

test("sitemap: its pages answer with the canonical URL it lists", async () => {
  const parts = locations(await textOf("/sitemap.xml", "application/xml; charset=utf-8"));
  expect(parts.length).toBeGreaterThan(1);
  const pages = (
    await Promise.all(parts.map((part) => part.slice(url.length)).map((part) => textOf(part)))
  ).flatMap(locations);
  expect(pages.length).toBeGreaterThan(200);
  expect(new Set(pages).size).toBe(pages.length);
  // Product pages share a template, so every twelfth is checked.
  const seen = pages.filter((page, place) => !page.includes("/products/") || place % 12 === 0);
  expect(seen.length).toBeGreaterThan(50);
  for (const page of seen) {
    const reply = await fetch(page);
    const html = await reply.text();
    expect([page, reply.status, /name="robots"/.test(html)]).toEqual([page, 200, false]);
    expect(html.match(/<link rel="canonical" href="([^"]*)"/)?.[1]?.replaceAll("&amp;", "&")).toBe(page);
  }
});

test("product page: structured data has price, rating and breadcrumb, and markup in a name stays text", async () => {
  await change("update product set name = name || $1 where id = 20002", [TAG]);
  try {
    await expect.poll(() => textOf("/products/20002")).toContain("alert(");
    const html = await textOf("/products/20002");
    expect(html).not.toContain(`<script>alert`);
    const [product, trail] = [
      ...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g),
    ].map(([, json = ""]) => JSON.parse(json));
    expect(product).toMatchObject({
      "@type": "Product",
      name: expect.stringContaining(TAG),
      offers: { "@type": "Offer", priceCurrency: "KRW", price: expect.any(Number) },
      aggregateRating: { "@type": "AggregateRating", ratingValue: expect.any(Number) },
    });
    expect(trail).toMatchObject({ "@type": "BreadcrumbList" });
    expect(trail.itemListElement.map(({ position }: { position: number }) => position)).toEqual([1, 2, 3, 4]);
  } finally {
    await change("update product set name = replace(name, $1, '') where id = 20002", [TAG]);
  }
});

test("share image: readable by every messenger", async () => {
  const html = await textOf("/products/20001");
  const image = html.match(/<meta property="og:image" content="([^"]*)"/)?.[1] ?? "";
  const reply = await fetch(image, { headers: { accept: "image/avif,image/webp" } });
  expect([reply.status, reply.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
});

test("llms.txt: describes the shop and links its pages", async () => {
  const text = await textOf("/llms.txt", "text/plain; charset=utf-8");
  expect(text).toMatch(/^# 오늘의과일\n\n> /);
  const links = [...text.matchAll(/\]\((http[^)]*)\)/g)].map(([, link = ""]) => link);
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) expect([link, (await fetch(link)).status]).toEqual([link, 200]);
});

async function textOf(path: string, type?: string): Promise<string> {
  const reply = await fetch(url + path);
  expect(reply.status, path).toBe(200);
  if (type) expect(reply.headers.get("content-type")).toBe(type);
  return reply.text();
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)]
    .map(([, location = ""]) => location.replaceAll("&amp;", "&"))
    .filter((location) => !location.includes("/images/"));
}

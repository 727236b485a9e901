import { expect, test } from "vitest";
import { readXml, textOf as xmlText } from "../../apps/api/src/testing/product-feeds/read-xml.ts";
import { here } from "./look-up-journey-shops.ts";
import { change } from "./read-and-change-rows.ts";

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

test("llms.txt: names the address of shopping assistants, which answers them", async () => {
  const address = /`(http[^`]*\/mcp)`/.exec(await textOf("/llms.txt"))?.[1] ?? "";
  const reply = await fetch(address, {
    method: "POST",
    headers: { accept: "application/json, text/event-stream", "content-type": "application/json" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
  });
  expect([reply.status, (await reply.text()).includes("prepare_order")]).toEqual([200, true]);
});

test("notices.rss: well-formed RSS 2.0 with the newest notices first, which their page names", async () => {
  await change(
    "update notice set title = title || $1, contents = contents || $1 where id = (select min(id) from notice)",
    [` & <b>귤</b>\n`],
  );
  const feedNow = () => textOf("/notices.rss", "application/rss+xml; charset=utf-8");
  // The feed may be kept: a change is heard within a second.
  await expect.poll(feedNow).toContain("&amp; &lt;b&gt;귤");
  const feed = readXml(await feedNow());
  const [channel] = feed.children;
  expect([feed.name, feed.attributes.version, feed.children.length]).toEqual(["rss", "2.0", 1]);
  for (const name of ["title", "link", "description", "language"])
    expect(channel && xmlText(channel, name)).toBeTruthy();
  const items = channel?.children.filter(({ name }) => name === "item") ?? [];
  expect(items.length).toBeGreaterThan(1);
  const told = items.map((item) => ({
    title: xmlText(item, "title") ?? "",
    guid: xmlText(item, "guid"),
    link: xmlText(item, "link") ?? "",
    at: Date.parse(xmlText(item, "pubDate") ?? ""),
    html: xmlText(item, "description") ?? "",
  }));
  expect(new Set(told.map(({ guid }) => guid)).size).toBe(told.length);
  expect(told.map(({ at }) => at)).toEqual(told.map(({ at }) => at).sort((a, b) => b - a));
  expect(told.some(({ title }) => title.includes("& <b>귤</b>"))).toBe(true);
  expect(told.some(({ html }) => html.includes("&amp; &lt;b&gt;귤&lt;/b&gt;<br>"))).toBe(true);
  const self = channel?.children.find(({ name }) => name === "atom:link");
  expect(self?.attributes).toMatchObject({ href: `${url}/notices.rss`, rel: "self" });
  for (const page of ["/", "/notices"]) {
    expect(await textOf(page)).toMatch(
      /<link rel="alternate" type="application\/rss\+xml"[^>]* href="\/notices\.rss"/,
    );
  }
  const { pathname, hash } = new URL(told[0]?.link ?? "");
  expect(await textOf(pathname)).toContain(`id="${hash.slice(1)}"`);
});

test("app links: not found while no app is configured", async () => {
  for (const file of ["assetlinks.json", "apple-app-site-association"]) {
    expect((await fetch(`${url}/.well-known/${file}`)).status).toBe(404);
  }
  expect((await fetch(`${url}/.well-known/security.txt`)).status).toBe(200);
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

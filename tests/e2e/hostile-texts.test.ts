import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { HOSTILE_TEXT_SAMPLES } from "../../apps/api/src/testing/hostile-texts/hostile-text-samples.ts";
import { newVisit, openBrowser } from "./browser-visit-helpers.ts";
import { buy, callAs, join } from "./buying-steps-by-calls.ts";
import { runOperatorCommand } from "./operator-verb-and-call-steps.ts";
import { change, read } from "./read-and-change-rows.ts";
import { linkSentTo, sendGiftWith } from "./send-gift-steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser("with pictures");
});
afterAll(async () => {
  await change("update product set name = $2, sub_title = $3 where id = $1", [PRODUCT, ...before]);
  await browser.close();
});

const PRODUCT = 20_008;
/** Former texts of the product, restored for the journeys that follow. */
let before: readonly [name: string, subTitle: string] = ["", ""];
const ALL = HOSTILE_TEXT_SAMPLES.join("\n");
const [SCRIPT, IMAGE, END] = HOSTILE_TEXT_SAMPLES;
const SHORT = HOSTILE_TEXT_SAMPLES.at(-1) ?? "";

test("hostile text: markup typed by users is shown as text on every page", async () => {
  const { page, complaints, end } = await newVisit(browser, 390);
  await join(page, `hostile${Date.now()}@todayfruit.example`);
  const { orderId, gift } = await writeEverywhere(page);

  const pages: [address: string, shown: readonly string[]][] = [
    [`/products/${PRODUCT}`, [`${END} 감귤`, IMAGE, SHORT]],
    [`/products/${PRODUCT}/reviews?order=latest`, [`${END} 감귤`, ...HOSTILE_TEXT_SAMPLES]],
    [`/products/${PRODUCT}/photos`, []],
    [`/products/${PRODUCT}/questions`, [`${END} 감귤`, ...HOSTILE_TEXT_SAMPLES]],
    ["/my-reviews?tab=written", HOSTILE_TEXT_SAMPLES],
    ["/my-questions", HOSTILE_TEXT_SAMPLES],
    ["/my-todayfruit", []],
    ["/profile", []],
    ["/addresses", [IMAGE, SHORT]],
    [`/orders/${orderId}`, [`${END} 감귤`, IMAGE]],
    ["/orders", [`${END} 감귤`]],
    ["/notifications", [`${END} 감귤`]],
    [gift, [SCRIPT]],
    ...HOSTILE_TEXT_SAMPLES.slice(0, 4).map((text): [string, readonly string[]] => [
      `/search?q=${encodeURIComponent(text.slice(0, 50))}`,
      [],
    ]),
  ];
  for (const [address, shown] of pages) {
    await page.goto(address);
    for (const text of shown) await seen(page, text);
    // Opens everything that expands, so that its content is rendered, too.
    await page.evaluate(() => {
      for (const each of document.querySelectorAll("details")) each.open = true;
    });
    expect([address, await page.evaluate(() => Reflect.get(window, "__xss"))]).toEqual([address, undefined]);
  }
  expect(complaints).toEqual([]);
  await end();
});

test("hostile text: search engines and readers without scripts get it escaped", async () => {
  const { page, end } = await newVisit(browser, 390);
  const html = await (await page.request.get(`/products/${PRODUCT}`)).text();
  const scripts = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, inside = ""]) => inside);
  // No script starts or ends inside the product's name.
  expect(scripts.filter((inside) => inside.trim() === "window.__xss=1")).toEqual([]);
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  expect(
    data.map(([, json = ""]) => JSON.parse(json)).find((each) => each["@type"] === "Product"),
  ).toMatchObject({
    name: `${END} 감귤`,
    description: IMAGE,
  });
  await page.setContent(html.replaceAll(/<script.*?<\/script>/gs, ""));
  expect(await page.title()).toContain(`${END} 감귤`);
  expect(await page.locator('meta[name="description"]').getAttribute("content")).toBe(IMAGE);
  expect(await page.locator('meta[property="og:title"]').getAttribute("content")).toBe(`${END} 감귤`);
  await end();
});

test("hostile text: markup in the catalogue is shown as text in notices, answers, titles and farms", async () => {
  const written = [
    ["notice", 1101, "title", END],
    ["notice", 1101, "contents", ALL],
    ["faq", 1301, "question", END],
    ["faq", 1301, "answer", ALL],
    ["display_group", 6003, "order_by_type", "manual"],
    ["display_group", 6003, "title", IMAGE],
    ["distributor", 301, "greeting", END],
  ] as const;
  const said = new Map<string, unknown>();
  for (const [table, id, column, text] of written) {
    const [row] = await read<{ was: string }>(`select ${column} as was from ${table} where id = $1`, [id]);
    said.set(`${table} ${column}`, row?.was);
    await change(`update ${table} set ${column} = $2 where id = $1`, [id, text]);
  }
  const { page, complaints, end } = await newVisit(browser, 390);
  try {
    for (const address of ["/", "/notices", "/faq", "/displays/6003", "/farms/301"]) {
      await page.goto(address);
      await seen(page, address === "/" || address.startsWith("/displays") ? IMAGE : END);
      await page.evaluate(() => {
        for (const each of document.querySelectorAll("details")) each.open = true;
      });
      expect([address, await page.evaluate(() => Reflect.get(window, "__xss"))]).toEqual([
        address,
        undefined,
      ]);
    }
    const html = await (await page.request.get("/faq")).text();
    const [, json = ""] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.stringify(JSON.parse(json))).toContain(JSON.stringify(ALL));
    expect(complaints).toEqual([]);
  } finally {
    for (const [table, id, column] of written) {
      await change(`update ${table} set ${column} = $2 where id = $1`, [id, said.get(`${table} ${column}`)]);
    }
    await end();
  }
});

/** Waits until the page contains a text, character by character. */
async function seen(page: Page, text: string): Promise<void> {
  await expect
    .poll(async () => (await page.evaluate(() => document.body.textContent ?? "")).includes(text), {
      message: `${page.url()} shows ${text}`,
      timeout: 15_000,
    })
    .toBe(true);
}

async function writeEverywhere(page: Page): Promise<{ orderId: number; gift: string }> {
  const [product] = await read<{ name: string; sub_title: string }>(
    "select name, sub_title from product where id = $1",
    [PRODUCT],
  );
  before = [product?.name ?? "", product?.sub_title ?? ""];
  await change("update product set name = $2, sub_title = $3 where id = $1", [PRODUCT, `${END} 감귤`, IMAGE]);
  await callAs(page, "PUT /v1/app-users", { body: { nickname: SHORT } });
  await callAs(page, "POST /v1/app-users/delivery-address", {
    body: {
      selectedAddress: `서울 ${IMAGE}`,
      roadAddress: END,
      jibunAddress: SCRIPT,
      addressDetail: IMAGE,
      receiverName: SHORT,
      phone: "010-1234-5678",
      zonecode: "05551",
      memo: SCRIPT,
    },
  });
  const { id: orderId } = await buy(page, { goods: [[PRODUCT, "5kg"]] });
  await change(
    `update orders set address = address || jsonb_build_object('addressDetail', $2::text, 'memo', $2::text) where id = $1`,
    [orderId, IMAGE],
  );
  await change("update order_product set status = 'delivery_end' where order_id = $1", [orderId]);
  await change(
    `with moved as (update orders set status = 'delivery_end' where id = $1 returning id)
     insert into order_status_change (order_id, from_status, to_status, actor, at)
     select id, 'paid', 'delivery_end', 'shop', now() from moved`,
    [orderId],
  );
  const [bought] = await read<{ id: number }>("select id from order_product where order_id = $1", [orderId]);
  await callAs(page, "POST /v1/app-users/reviews", {
    body: { orderItemProductId: bought?.id ?? 0, score: 5, contents: ALL, images: [] },
  });
  // The product page shows its most helpful reviews.
  await change("update review set helpful_count = 10000 where contents = $1", [ALL]);
  const asked = await callAs(page, "POST /v1/products/{id}/questions", {
    path: { id: PRODUCT },
    body: { contents: ALL.slice(0, 500), isSecret: false },
  });
  await runOperatorCommand("answer", String(asked.id), ALL);
  const { phones } = await sendGiftWith(page, [SHORT], { sender: SHORT, message: SCRIPT });
  return { orderId, gift: await linkSentTo(phones[0]) };
}

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { orderFromCart, putIntoCart } from "./buying-steps-on-pages.ts";
import { callAsOperator } from "./operator-verb-and-call-steps.ts";
import { productOf, shownPrices, showsPrice } from "./read-shown-prices.ts";

/** Has one option and no sale. */
const PRODUCT = 20_042;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("guest: card, page, cart and form have an edited price within a second, a scheduled one from its second on, and the old one once undone", async () => {
  const { page, complaints, end } = await newVisit(browser);
  const { name, optionId, price, categoryId } = await productOf(PRODUCT);
  const [lower, lowest] = [price - 1000, price - 2000];
  const soon = { timeout: 1000, interval: 100 };
  await openPage(page, `/products/${PRODUCT}`);
  await page.getByRole("button", { name: "구매하기" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("group", { name: "옵션" }).getByRole("button").first().click();
  await putIntoCart(page);
  const shown = (amount: number) => shownPrices(PRODUCT, categoryId, amount);
  expect(await shown(lower)).toEqual([price, price, false]);

  const edited = await edit(optionId, lower);
  await expect.poll(() => shown(lower), soon).toEqual([lower, lower, true]);
  await openPage(page, "/cart");
  await showsPrice(page, name, lower);
  await orderFromCart(page);
  await showsPrice(page, name, lower);

  const at = new Date(Math.ceil(Date.now() / 1000) * 1000 + 5000);
  const scheduled = await edit(optionId, lowest, at.toISOString());
  await expect.poll(() => Date.now(), { timeout: 10_000, interval: 20 }).toBeGreaterThan(at.getTime() - 300);
  expect(await shown(lowest)).toEqual([lower, lower, false]);
  await expect.poll(() => shown(lowest), { timeout: 1300, interval: 50 }).toEqual([lowest, lowest, true]);

  for (const change of [scheduled, edited]) await undo(change);
  await expect.poll(() => shown(lower), soon).toEqual([price, price, false]);
  await openPage(page, "/cart");
  await showsPrice(page, name, price);
  expect(complaints).toEqual([]);
  await end();
}, 60_000);

/** Edits the price of an option; returns the id of the change. */
async function edit(optionId: number, price: number, effectiveAt?: string): Promise<number> {
  const { list } = await callAsOperator("GET /operator/v1/prices", { query: { productId: PRODUCT } });
  const version = list.find(({ id }) => id === optionId)?.version ?? 0;
  const reply = await callAsOperator("PATCH /operator/v1/prices", {
    body: { rows: [{ id: optionId, version, set: { price } }], reason: "주말 값", effectiveAt },
  });
  return reply.change?.id ?? 0;
}

async function undo(change: number): Promise<void> {
  await callAsOperator("POST /operator/v1/changes/{id}/undo", {
    path: { id: change },
    body: { reason: "행사가 끝났어요" },
  });
}

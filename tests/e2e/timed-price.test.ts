import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { orderFromCart, putIntoCart } from "./buying-steps-on-pages.ts";
import { callAsOperator } from "./operator-verb-and-call-steps.ts";
import { productOf, shownPrices, showsPrice } from "./read-shown-prices.ts";

/** Has one option. */
const PRODUCT = 20_030;
const SALE_SECONDS = 600;
/** Seconds that are left of the sale when the operator moves its end. */
const LEFT_SECONDS = 3;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("guest: card, page, cart and form have a price within a second of its definition, and the old one at its end", async () => {
  const { page, complaints, end } = await newVisit(browser);
  const { name, optionId, price, categoryId } = await productOf(PRODUCT);
  const sale = price - 1000;
  await openPage(page, `/products/${PRODUCT}`);
  await page.getByRole("button", { name: "구매하기" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("group", { name: "옵션" }).getByRole("button").first().click();
  await putIntoCart(page);
  const shown = () => shownPrices(PRODUCT, categoryId, sale);
  expect(await shown()).toEqual([price, price, false]);

  const period = { price: sale, beginsAt: new Date().toISOString(), reason: "오늘 딴 만큼" };
  const defined = await callAsOperator("POST /operator/v1/timed-prices", {
    body: { ...period, optionId, endsAt: inSeconds(SALE_SECONDS).toISOString() },
  });
  await expect.poll(shown, { timeout: 1000, interval: 100 }).toEqual([sale, sale, true]);
  await openPage(page, "/cart");
  await showsPrice(page, name, sale);
  await orderFromCart(page);
  await showsPrice(page, name, sale);

  const ends = inSeconds(LEFT_SECONDS);
  await callAsOperator("PUT /operator/v1/timed-prices/{id}", {
    path: { id: defined.id },
    body: { ...period, version: defined.version, beginsAt: defined.beginsAt, endsAt: ends.toISOString() },
  });
  await expect.poll(() => Date.now(), { timeout: 20_000 }).toBeGreaterThan(ends.getTime());
  await expect.poll(shown, { timeout: 1000, interval: 100 }).toEqual([price, price, false]);
  await openPage(page, "/cart");
  await showsPrice(page, name, price);
  await orderFromCart(page);
  await showsPrice(page, name, price);
  expect(complaints).toEqual([]);
  await end();
});

function inSeconds(seconds: number): Date {
  return new Date(Date.now() + seconds * 1000);
}

import { groupDigits } from "@todayfruit/domain/money/format-won";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newVisit, openBrowser, openPage } from "./browser.ts";
import { orderFromCart, putIntoCart } from "./buy-on-pages.ts";
import { here } from "./journey-shop.ts";
import { operate } from "./run-operator-verb.ts";

/** Has one option. */
const PRODUCT = 20_030;
const SALE_SECONDS = 60;

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
  const kept = { card: `/v1/products/category/${categoryId}?take=100`, page: `/v1/products/${PRODUCT}` };
  const shown = async () => [
    await cardPrice(kept.card, PRODUCT),
    (await read<Priced>(kept.page)).productPrice.price,
    await htmlHas(`/products/${PRODUCT}`, sale),
  ];
  expect(await shown()).toEqual([price, price, false]);

  const ends = new Date(Date.now() + SALE_SECONDS * 1000);
  await operate(
    "define-timed-price",
    String(optionId),
    String(sale),
    new Date().toISOString(),
    ends.toISOString(),
    "오늘 딴 만큼",
  );
  await expect.poll(shown, { timeout: 1000, interval: 100 }).toEqual([sale, sale, true]);
  await openPage(page, "/cart");
  await showsPrice(page, name, sale);
  await orderFromCart(page);
  await showsPrice(page, name, sale);

  await expect.poll(() => Date.now(), { timeout: 90_000 }).toBeGreaterThan(ends.getTime());
  await expect.poll(shown, { timeout: 1000, interval: 100 }).toEqual([price, price, false]);
  await openPage(page, "/cart");
  await showsPrice(page, name, price);
  await orderFromCart(page);
  await showsPrice(page, name, price);
  expect(complaints).toEqual([]);
  await end();
}, 150_000);

type Priced = { name: string; productPrice: { price: number } };

async function productOf(id: number) {
  const { name, productPrice, category } = await read<Priced & { category: { id: number } }>(
    `/v1/products/${id}`,
  );
  const { list } = await read<{ list: { id: number }[] }>(`/v2/products/${id}/options`);
  return { name, price: productPrice.price, optionId: list[0]?.id ?? 0, categoryId: category.id };
}

async function cardPrice(address: string, id: number): Promise<number | undefined> {
  const { list } = await read<{ list: (Priced & { id: number })[] }>(address);
  return list.find((each) => each.id === id)?.productPrice.price;
}

/** Reports whether the rendered page, as it is kept for everyone, shows an amount. */
async function htmlHas(path: string, amount: number): Promise<boolean> {
  const html = await (await fetch(here().shopUrl + path, { headers: { accept: "text/html" } })).text();
  return html.includes(groupDigits(amount));
}

async function read<T>(address: string): Promise<T> {
  return (await (await fetch(here().shopUrl + address, { headers: { platform: "web" } })).json()) as T;
}

/** Waits until the line of a product shows an amount. */
async function showsPrice(page: Page, name: string, price: number): Promise<void> {
  await expect
    .poll(async () => {
      const text = await page.getByRole("main").innerText();
      return text.slice(text.indexOf(name));
    })
    .toContain(groupDigits(price));
}

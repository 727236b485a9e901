import { groupDigits } from "@todayfruit/domain/money/format-won";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { here } from "./look-up-journey-shops.ts";

/** Prices of a product where shoppers meet them: in calls, on the kept page, and on a page of the browser. */

type Priced = { name: string; productPrice: { price: number } };

/** Reads a product's name, price, first option and category. */
export async function productOf(id: number) {
  const { name, productPrice, category } = await read<Priced & { category: { id: number } }>(
    `/v1/products/${id}`,
  );
  const { list } = await read<{ list: { id: number }[] }>(`/v2/products/${id}/options`);
  return { name, price: productPrice.price, optionId: list[0]?.id ?? 0, categoryId: category.id };
}

/** Reads the price of a product on a card of its category and on its page; whether the kept page shows `amount`. */
export async function shownPrices(id: number, categoryId: number, amount: number) {
  return [
    await cardPrice(`/v1/products/category/${categoryId}?take=100`, id),
    (await read<Priced>(`/v1/products/${id}`)).productPrice.price,
    await htmlHas(`/products/${id}`, amount),
  ];
}

/** Waits until the line of a product shows an amount. */
export async function showsPrice(page: Page, name: string, price: number): Promise<void> {
  await expect
    .poll(async () => {
      const text = await page.getByRole("main").innerText();
      return text.slice(text.indexOf(name));
    })
    .toContain(groupDigits(price));
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

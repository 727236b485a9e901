import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newVisit, openBrowser, openPage, reloadPage } from "./browser-visit-helpers.ts";
import {
  agreeAndPay,
  answerWindow,
  fillMemberAddress,
  orderFromCart,
  putIntoCart,
} from "./buying-steps-on-pages.ts";
import { here } from "./look-up-journey-shops.ts";
import { newPhone, signUp } from "./sign-up-and-log-in-steps.ts";

/** Two farms and a product with 출고일 of its own: three promises in one order. */
const PRODUCTS = [20_016, 20_031, 20_089];
const DAYS = String.raw`\d+월 \d+일 \([일월화수목금토]\)(?:~(?:\d+월 )?\d+일 \([일월화수목금토]\))?`;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("member: a line is promised the same day on nine places, from the product page to the notification", async () => {
  const { page, complaints, end } = await newVisit(browser);
  const phone = newPhone();
  await signUp(page, `promise${Date.now()}@todayfruit.example`, phone);

  const promised = new Map<string, string>();
  for (const id of PRODUCTS) {
    const name = await nameOf(id);
    await openPage(page, `/products/${id}`);
    const onPage = daysIn(await page.getByRole("region", { name: "배송 안내" }).innerText());
    await page.getByRole("button", { name: "구매하기" }).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("group", { name: "옵션" }).getByRole("button").first().click();
    await expect.poll(async () => daysIn(await sheet.innerText())).toBe(onPage);
    await putIntoCart(page);
    promised.set(name, onPage);
  }
  expect(new Set(promised.values()).size).toBeGreaterThan(1);

  await openPage(page, "/cart");
  await showsAll(page, promised);
  await orderFromCart(page);
  await page.getByRole("button", { name: "새 배송지 추가" }).click();
  await fillMemberAddress(page);
  await page
    .getByRole("button", { name: /저장|추가하기/ })
    .last()
    .click();
  await showsAll(page, promised);
  await page.getByText(/마지막 상품은 .+에 도착할 예정이에요/).waitFor();

  await agreeAndPay(page);
  await answerWindow(page, "승인");
  await page.getByRole("heading", { name: "주문을 받았어요" }).waitFor();
  await showsAll(page, promised);
  await page
    .getByRole("link", { name: /주문 (상세|내역)/ })
    .first()
    .click();
  await page.waitForURL(/\/orders\/\d+/);
  await showsAll(page, promised);
  await page.getByText(/마지막은 .+에 도착해요/).waitFor();
  await openPage(page, "/orders");
  await showsAll(page, promised);

  await expect.poll(() => textOfOrder(phone), { timeout: 20_000 }).toContain("도착 예정일: ");
  const text = await textOfOrder(phone);
  await openPage(page, "/notifications");
  await expect
    .poll(async () => {
      await reloadPage(page);
      return page.getByText("주문을 받았어요").count();
    })
    .toBeGreaterThan(0);
  const notification = await page.getByRole("main").innerText();
  for (const [name, days] of promised) {
    expect(text).toContain(`${name} ${days}`);
    expect(notification).toContain(`${name} ${days}`);
  }
  expect(complaints).toEqual([]);
  await end();
});

/** Waits until a page shows every product with its days. */
async function showsAll(page: Page, promised: ReadonlyMap<string, string>): Promise<void> {
  await expect
    .poll(async () => {
      const text = await page.getByRole("main").innerText();
      return [...promised.keys()].map((name) => daysIn(text.slice(Math.max(0, text.indexOf(name)))));
    })
    .toEqual([...promised.values()]);
}

/** Returns the first days of arrival in a text; empty without any. */
function daysIn(text: string): string {
  return new RegExp(`${DAYS}(?= 도착 예정)`).exec(text)?.[0] ?? "";
}

async function nameOf(id: number): Promise<string> {
  const answer = await fetch(`${here().shopUrl}/v1/products/${id}`);
  return ((await answer.json()) as { name: string }).name;
}

async function textOfOrder(phone: string): Promise<string> {
  const answer = await fetch(`${here().sandboxUrl}/_sim/messages?to=${phone.replaceAll("-", "")}`);
  const { list } = (await answer.json()) as { list: { text: string }[] };
  return list.find(({ text }) => text.includes("주문을 받았어요"))?.text ?? "";
}

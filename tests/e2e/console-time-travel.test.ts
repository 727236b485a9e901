import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage, type Visit } from "./browser-visit-helpers.ts";
import { buy, join } from "./buying-steps-by-calls.ts";
import { openConsole } from "./console-visit-steps.ts";
import { callAsOperator } from "./operator-verb-and-call-steps.ts";

/** Has one option and no sale; copied, so that it stays as it is. */
const ORIGINAL = 20_042;
const LONG_NAME = `아주아주긴이름의배${"한상자더얹어드리는아주아주긴이름의배".repeat(4)}`;

let browser: Browser;
let shopper: Visit;
let operator: Visit;
beforeAll(async () => {
  browser = await openBrowser();
  shopper = await newVisit(browser);
  await openPage(shopper.page, "/");
  await join(shopper.page, `as-of-${Date.now()}@todayfruit.example`);
  operator = await openConsole(browser);
});
afterAll(() => browser.close());

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Reads a row of the table that compares: then, now, and whether a badge says that they differ. */
async function compared(page: Page, table: string, label: string): Promise<string[]> {
  const row = page
    .getByRole("region", { name: table, exact: true })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: label, exact: true }) });
  return row.getByRole("cell").allInnerTexts();
}

/** Goes to the change before until a row of the table tells a text. */
async function stepBackUntil(page: Page, row: () => Promise<string[]>, text: string): Promise<void> {
  await expect
    .poll(async () => {
      const [then] = await row();
      if (then !== text) await page.getByRole("button", { name: "이전 변경 전" }).click();
      return then;
    })
    .toBe(text);
}

async function setPrice(productId: number, price: number): Promise<void> {
  const { list } = await callAsOperator("GET /operator/v1/prices", { query: { productId } });
  const rows = list.map(({ id, version }) => ({ id, version, set: { price, specialSalePrice: null } }));
  await callAsOperator("PATCH /operator/v1/prices", { body: { rows, reason: "햇배가 들어왔어요" } });
}

test("product as of: from its record, step by step, beside now; before the records nothing is told", async () => {
  const { page } = operator;
  const { id } = await callAsOperator("POST /operator/v1/products/{id}/copy", {
    path: { id: ORIGINAL },
    body: { name: LONG_NAME, reason: "시험" },
  });
  await setPrice(id, 31_000);
  await setPrice(id, 29_000);

  await page.goto(`/products/${id}`);
  await page.getByRole("link", { name: "그때 화면" }).click();
  await page.getByRole("heading", { name: "그때 화면" }).waitFor();
  const price = () => compared(page, "상품의 그때와 지금", "값");
  await expect.poll(price).toEqual(["29,000원 (판매가)", "29,000원 (판매가)", ""]);

  // Other changes lie between, such as the job that marks goods without stock as sold out.
  await stepBackUntil(page, price, "31,000원 (판매가)");
  expect(await price()).toEqual(["31,000원 (판매가)", "29,000원 (판매가)", "달라요"]);
  expect(new URL(page.url()).searchParams.get("at")).not.toBeNull();
  expect(await axe(page)).toEqual([]);
  await page.getByText("무엇을 보고 아나요").first().click();
  await page.getByText(`상품 ${id} ·`).waitFor();
  await page.getByText("햇배가 들어왔어요").first().waitFor();

  await page.locator("body").press("]");
  await expect.poll(price).toEqual(["29,000원 (판매가)", "29,000원 (판매가)", ""]);
  await page.locator("body").press("[");
  await expect.poll(price).toEqual(["31,000원 (판매가)", "29,000원 (판매가)", "달라요"]);
  await page.reload();
  await expect.poll(price).toEqual(["31,000원 (판매가)", "29,000원 (판매가)", "달라요"]);

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByLabel("볼 날과 시각").fill("2020-01-01T00:00:00");
  await page.getByText("기록이 시작되기 전이라 알 수 없어요").waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "알 수 있는 첫 때 보기" }).click();
  await page.getByRole("region", { name: "상품의 그때와 지금" }).waitFor();
  await page.getByRole("button", { name: "지금", exact: true }).click();
  await expect.poll(price).toEqual(["29,000원 (판매가)", "29,000원 (판매가)", ""]);
});

test("product as of: another instant is chosen while a whole minute is shown", async () => {
  const { page } = operator;
  const minute = new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString();
  await page.goto(`/products/${ORIGINAL}/as-of?at=${minute}`);
  await page.getByRole("heading", { name: "그때 화면" }).waitFor();
  await page.getByLabel("볼 날과 시각").fill("2020-01-01T00:00:00");
  const shown = () => new URL(page.url()).searchParams.get("at");
  await expect.poll(shown).toBe("2019-12-31T15:00:00.000Z");
  await page.getByText("기록이 시작되기 전이라 알 수 없어요").waitFor();
});

test("order as of: from its record, before and after it was accepted, with its quote and what had happened", async () => {
  const { page } = operator;
  const order = await buy(shopper.page);
  await callAsOperator("PUT /operator/v1/orders/{id}/accept", { path: { id: order.id }, body: {} });
  await page.goto(`/orders/${order.id}`);
  await page.getByRole("link", { name: "주문의 그때" }).click();
  await page.getByRole("heading", { name: "주문의 그때" }).waitFor();
  const status = () => compared(page, "주문의 그때와 지금", "주문 상태");
  await expect.poll(status).toEqual(["배송준비", "배송준비", ""]);
  await stepBackUntil(page, status, "결제완료");
  expect(await status()).toEqual(["결제완료", "배송준비", "달라요"]);
  await page.getByText("주문할 때 본 금액").waitFor();
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByLabel("볼 날과 시각").fill("2020-01-01T00:00:00");
  await page.getByText("그때는 아직 없었거나 이미 지운 뒤예요").waitFor();
});

test("as of: a product that there never was is said to be unknown, and trying again is offered", async () => {
  const { page } = operator;
  await page.goto("/products/2000000000/as-of");
  await page.getByRole("button", { name: /다시/ }).waitFor();
  expect(await axe(page)).toEqual([]);
});

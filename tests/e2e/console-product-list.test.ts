import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, openBrowser, type Visit } from "./browser-visit-helpers.ts";
import { openConsole } from "./console-visit-steps.ts";
import { callAsOperator } from "./operator-verb-and-call-steps.ts";
import { read } from "./read-and-change-rows.ts";

let browser: Browser;
let operator: Visit;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  operator = await openConsole(browser);
  page = operator.page;
});
afterAll(() => browser.close());

const press = (name: string | RegExp) => page.getByRole("button", { name }).click();
const products = async () =>
  (await callAsOperator("GET /operator/v1/products", { query: { status: "stock_in", take: 3 } })).list;
const rows = () => page.getByRole("row").filter({ has: page.getByRole("checkbox", { name: /고르기$/ }) });

test("console products: three are selected by the keyboard, taken off sale by one call, and put back", async () => {
  const before = await products();
  let calls = 0;
  page.on("request", (request) => {
    if (request.method() === "PATCH" && request.url().includes("/operator/v1/products")) calls += 1;
  });
  await page.goto("/products?view=sold");
  await rows().first().waitFor();
  expect(await axe(page)).toEqual([]);
  for (const key of ["j", "x", "j", "j", "Shift+X"]) await page.keyboard.press(key);
  await page.getByText("3개 골랐어요").waitFor();
  expect(await axe(page)).toEqual([]);
  await press("품절로");
  await page.getByText("3개를 품절로 바꿨어요").waitFor();
  expect(calls).toBe(1);
  const ids = before.map(({ id }) => id);
  const statuses = () =>
    read<{ status: string }>("select status from product where id = any($1) order by id", [ids]);
  expect((await statuses()).map(({ status }) => status)).toEqual(ids.map(() => "temp_stock_out"));
  await press("되돌리기");
  await page.getByText("되돌렸어요").waitFor();
  expect((await statuses()).map(({ status }) => status)).toEqual(ids.map(() => "stock_in"));
  await expect.poll(() => page.getByRole("switch", { checked: false }).count()).toBe(0);
});

test("console products: prices of the selected rise by a percentage, said beforehand, and come back; so does a category", async () => {
  const [first] = await products();
  const id = first?.id ?? 0;
  const prices = async () =>
    (await callAsOperator("GET /operator/v1/prices", { query: { productId: id } })).list.map(
      ({ price }) => price,
    );
  const before = await prices();
  await page.goto(`/products?search=${id}`);
  await page.getByRole("checkbox", { name: `${first?.name} 고르기` }).check();
  await press("값 바꾸기");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("몇 %").fill("5");
  await dialog.getByRole("button", { name: `옵션 ${before.length}개 값 바꾸기` }).waitFor();
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole("button", { name: /값 바꾸기$/ }).click();
  await page.getByText(`옵션 ${before.length}개의 값을 바꿨어요`).waitFor();
  expect(await prices()).toEqual(before.map((price) => Math.ceil((price * 105) / 10_000) * 100));
  await press("되돌리기");
  await expect.poll(prices).toEqual(before);

  await page.getByRole("checkbox", { name: `${first?.name} 고르기` }).check();
  await press("분류 바꾸기");
  await dialog.getByRole("button", { name: "1개 옮기기" }).click();
  await dialog.getByText("분류를 골라 주세요").waitFor();
  await dialog.getByLabel("분류").selectOption({ index: 3 });
  await dialog.getByRole("button", { name: "1개 옮기기" }).click();
  await page.getByText(/^1개를 .* 옮겼어요/).waitFor();
  const category = async () =>
    (await callAsOperator("GET /operator/v1/products/{id}", { path: { id } })).categoryId;
  expect(await category()).not.toBe(first?.categoryId);
  await press("되돌리기");
  await expect.poll(category).toBe(first?.categoryId);
});

test("console products: the list reads on while it is scrolled, draws only the rows in sight, and hides a column", async () => {
  const all = await read<{ count: number }>("select count(*)::int as count from product", []);
  await page.goto("/products");
  await rows().first().waitFor();
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 1500);
        return page.getByText(`${all[0]?.count}개`, { exact: true }).count();
      },
      { timeout: 30_000 },
    )
    .toBe(1);
  expect(await rows().count()).toBeLessThan(60);
  await page.getByRole("button", { name: "열", exact: true }).click();
  await page.getByRole("menuitemcheckbox", { name: "이익률" }).click();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("columnheader", { name: "이익률" }).count()).toBe(0);
  await page.reload();
  await rows().first().waitFor();
  expect(await page.getByRole("columnheader", { name: "이익률" }).count()).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.getByRole("switch").first().isVisible()).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await axe(page)).toEqual([]);
  expect(operator.complaints).toEqual([]);
});

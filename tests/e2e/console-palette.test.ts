import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage, type Visit } from "./browser-visit-helpers.ts";
import { buy, join } from "./buying-steps-by-calls.ts";
import { openConsole } from "./console-visit-steps.ts";
import { read } from "./read-and-change-rows.ts";

let browser: Browser;
let operator: Visit;
let order: { id: number; number: string };
const EMAIL = `palette-${Date.now()}@todayfruit.example`;
beforeAll(async () => {
  browser = await openBrowser();
  operator = await openConsole(browser);
  const shopper = await newVisit(browser);
  await openPage(shopper.page, "/");
  await join(shopper.page, EMAIL);
  const { id } = await buy(shopper.page);
  const [row] = await read<{ number: string }>("select number from orders where id = $1", [id]);
  order = { id, number: row?.number ?? "" };
  await shopper.end();
});
afterAll(() => browser.close());

test("console palette: an order is found by its number, opened and accepted by the keyboard alone", async () => {
  const { page } = operator;
  const typed = page.getByRole("combobox");
  await page.keyboard.press("Control+k");
  await typed.waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.insertText(order.number);
  await page.getByRole("option", { name: new RegExp(`^${order.number}.*결제`) }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/orders/${order.id}`);
  await page.getByRole("button", { name: "접수하기" }).waitFor();

  await page.keyboard.press("Control+k");
  await page.getByRole("option", { name: order.number }).first().waitFor();
  await page.keyboard.insertText(order.number);
  const accepting = page.getByRole("option", { name: `${order.number} 접수하기` });
  await accepting.waitFor();
  while ((await accepting.getAttribute("aria-selected")) !== "true") await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.getByText("1건을 접수했어요").waitFor();
});

test("console palette: screens are found by initial consonants, products by name, members masked by e-mail", async () => {
  const { page } = operator;
  await page.keyboard.press("Control+k");
  await page.keyboard.insertText("ㅈㅅ");
  await page.getByRole("option", { name: /^정산/ }).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/settlements");
  await page.keyboard.press("Control+k");
  await page.keyboard.insertText(EMAIL.slice(0, 20));
  const member = page.getByRole("group", { name: "회원" }).getByRole("option").first();
  await member.waitFor();
  expect(await member.textContent()).toContain("*");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await page.keyboard.insertText("감귤");
  const product = page.getByRole("group", { name: "상품" }).getByRole("option").first();
  await product.waitFor();
  while ((await product.getAttribute("aria-selected")) !== "true") await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/products\?search=\d+/);
  expect(operator.complaints).toEqual([]);
});

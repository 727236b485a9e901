import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { buy, join } from "./buying-steps-by-calls.ts";
import { confirmCancel } from "./cancel-steps-on-pages.ts";
import { change } from "./read-and-change-rows.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("order list: each sum is explained by the lines of the order, loaded when asked for", async () => {
  const { page, complaints, end } = await newVisit(browser, 360);
  await join(page, `why${Date.now()}@todayfruit.example`);
  await buy(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/v1\.2\/app-users\/orders\/\d+$/.test(request.url())) asked.push(request.url());
  });
  await openPage(page, "/orders");
  const why = page.getByRole("button", { name: /^왜 이 금액인가요\?/ });
  await why.waitFor();
  expect([asked, await axe(page)]).toEqual([[], []]);
  await why.click();
  const sheet = page.getByRole("dialog", { name: "왜 이 금액인가요?" });
  await sheet.getByText("배송비").first().waitFor();
  expect(asked).toHaveLength(1);
  expect(await axe(page)).toEqual([]);
  const amounts = await sheet.getByRole("listitem").locator("> span:last-child").allTextContents();
  const sum = amounts.reduce((total, text) => total + Number(text.replaceAll(/[^\d-]/g, "")), 0);
  const total = await sheet.getByRole("definition").textContent();
  expect(Number(total?.replaceAll(/\D/g, ""))).toBe(sum);
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
  await expect.poll(() => why.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
  await end();
});

test("order list: an explanation that does not load can be asked for again", async () => {
  const { page, end } = await newVisit(browser);
  await join(page, `whynot${Date.now()}@todayfruit.example`);
  const { id } = await buy(page);
  let isBroken = true;
  await page.route(`**/v1.2/app-users/orders/${id}`, (route) =>
    isBroken ? route.abort() : route.continue(),
  );
  await openPage(page, "/orders");
  await page.getByRole("button", { name: /^왜 이 금액인가요\?/ }).click();
  const sheet = page.getByRole("dialog", { name: "왜 이 금액인가요?" });
  const again = sheet.getByRole("button", { name: "다시 불러오기" });
  await again.waitFor({ timeout: 30_000 });
  isBroken = false;
  await again.click();
  await sheet.getByText("배송비").first().waitFor();
  await end();
});

test("order bar: an order of two products is cancelled as a whole there, each product by its own button", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await join(page, `whole${Date.now()}@todayfruit.example`);
  const { id } = await buy(page, {
    goods: [
      [20_008, "5kg"],
      [20_001, "3kg"],
    ],
  });
  await openPage(page, `/orders/${id}`);
  await page.getByRole("button", { name: "주문 전체 취소" }).click();
  const sheet = page.getByRole("dialog", { name: /취소/ });
  await sheet.waitFor();
  await confirmCancel(sheet);
  await page.getByText("취소완료").first().waitFor();
  await expect.poll(() => page.getByRole("button", { name: /취소$/ }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await end();
});

test("order bar: offers the action of the furthest product in reach of the thumb", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await join(page, `thumb${Date.now()}@todayfruit.example`);
  const { id } = await buy(page);
  await openPage(page, `/orders/${id}`);
  const cancel = page.getByRole("button", { name: "주문 취소", exact: true });
  await cancel.click();
  await page.getByRole("dialog", { name: /취소/ }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await change("update order_product set status = 'delivery_end' where order_id = $1", [id]);
  await openPage(page, `/orders/${id}`);
  await page.getByRole("link", { name: "후기 쓰기", exact: true }).click();
  await page.waitForURL(/\/my-reviews\/write\/\d+$/);
  expect(complaints).toEqual([]);
  await end();
});

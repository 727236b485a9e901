import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { callAs, join } from "./buying-steps-by-calls.ts";
import { openConsole } from "./console-visit-steps.ts";
import { anotherVariant } from "./look-up-journey-shops.ts";
import { receive, triggerProduceNotices } from "./produce-delivery-and-notice-steps.ts";
import { requestReturnByCalls } from "./return-request-steps-by-calls.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const KIWI = [20_074, "2kg"] as const;
const APPLE = [20_016, "3kg"] as const;
const INBOX = "**/v1/app-users/notification?*";
const NOTHING = { list: [], nextPage: null, pageCount: 0 };
const SETTINGS = "**/v1/app-users/produce-notices/settings";

test("후숙·보관 알림: an empty list says what will come, a failed one is read again", async () => {
  const { page, complaints, end } = await newVisit(browser, 360);
  await join(page, `unripe${Date.now()}@todayfruit.example`);
  let isBroken = true;
  await page.route(INBOX, (route) => (isBroken ? route.abort() : route.fulfill({ json: NOTHING })));
  await page.goto("/notifications");
  const again = page.getByRole("button", { name: "다시 불러오기" });
  await again.waitFor();
  expect(await axe(page)).toEqual([]);
  isBroken = false;
  await again.click();
  await page.getByText("과일이 도착하면 먹기 좋은 날을 알려드려요").waitFor();
  expect(await axe(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await end();
}, 60_000);

test("후숙·보관 알림: told when it is ripe, asked for again and switched off by keyboard, taken back, switched on in the settings", async () => {
  const { page, complaints, end } = await newVisit(browser, 360);
  await join(page, `ripe${Date.now()}@todayfruit.example`);
  const order = await receive(page, KIWI, 10);
  await receive(page, APPLE, 1);
  expect(await triggerProduceNotices(0)).toBeGreaterThanOrEqual(2);
  await openPage(page, "/notifications");
  const ripe = page.getByRole("listitem").filter({ hasText: "키위, 오늘부터 드세요" });
  await ripe.getByText("받은 지 11일째예요. 살짝 눌러 말랑하면 다 익었어요").waitFor();
  await ripe.getByText("후숙 · 10:00").waitFor();
  const apple = page.getByRole("listitem").filter({ hasText: "사과는 따로 담아 냉장고에 넣어주세요" });
  expect(await apple.getByRole("link", { name: "보관법 보기" }).getAttribute("href")).toBe("/products/20016");
  expect(await apple.getByRole("button", { name: "이틀 뒤 다시" }).count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await axe(page)).toEqual([]);

  const again = ripe.getByRole("button", { name: "이틀 뒤 다시" });
  await again.focus();
  await page.keyboard.press("Enter");
  await page.getByText(/아침 9시에 다시 알려드릴게요$/).waitFor();
  await expect.poll(() => again.getAttribute("aria-pressed")).toBe("true");
  const off = ripe.getByRole("button", { name: "그만 알려주기" });
  await off.focus();
  await page.keyboard.press("Space");
  await page.getByText("키위 후숙 알림을 껐어요").waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "되돌리기" }).click();
  await page.getByText("키위 후숙 알림을 다시 켰어요").waitFor();
  await expect.poll(() => off.getAttribute("aria-pressed")).toBe("false");
  expect(await triggerProduceNotices(2)).toBe(1);
  await page.reload();
  await page.getByText("받은 지 13일째예요. 살짝 눌러 말랑하면 다 익었어요").waitFor();

  await ripe.first().getByRole("button", { name: "그만 알려주기" }).click();
  await page.getByText("키위 후숙 알림을 껐어요").waitFor();
  const opener = page.getByRole("button", { name: "알림 설정" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "후숙·보관 알림" });
  await sheet.getByRole("button", { name: "키위 다시 켜기" }).waitFor();
  expect(await axe(page)).toEqual([]);
  const discard = sheet.getByRole("switch", { name: /^버리기 전 알림/ });
  expect(await discard.isChecked()).toBe(false);
  await discard.focus();
  await page.keyboard.press("Space");
  await expect.poll(() => discard.isChecked()).toBe(true);
  await sheet.getByRole("button", { name: "키위 다시 켜기" }).click();
  await page.getByText("키위 알림을 다시 켰어요").waitFor();
  await sheet.getByText("끈 과일").waitFor({ state: "hidden" });
  await sheet.getByRole("button", { name: "다 했어요" }).click();
  await sheet.waitFor({ state: "hidden" });
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await callAs(page, "GET /v1/app-users/produce-notices/settings")).toEqual({
    ripe: true,
    storage: true,
    discard: true,
    off: [],
  });
  await ripe.first().getByRole("link").first().click();
  await page.waitForURL(`/orders/${order.id}`);
  expect(complaints).toEqual([]);
  await end();
}, 120_000);

test("후숙·보관 알림: settings that fail to load or to be saved say so, and a returned order is not told of", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await join(page, `returned${Date.now()}@todayfruit.example`);
  const order = await receive(page, KIWI, 10);
  await requestReturnByCalls(page, order.id);
  await triggerProduceNotices(0);
  let isBroken = true;
  await page.route(SETTINGS, (route) => (isBroken ? route.abort() : route.continue()));
  await openPage(page, "/notifications");
  expect(await page.getByText("키위, 오늘부터 드세요").count()).toBe(0);
  await page.getByRole("button", { name: "알림 설정" }).click();
  const sheet = page.getByRole("dialog", { name: "후숙·보관 알림" });
  const again = sheet.getByRole("button", { name: "다시 불러오기" });
  await again.waitFor();
  expect(await axe(page)).toEqual([]);
  isBroken = false;
  await again.click();
  const ripe = sheet.getByRole("switch", { name: /^후숙 알림/ });
  await ripe.waitFor();
  isBroken = true;
  await ripe.click({ force: true });
  await page.getByRole("alert").waitFor();
  await expect.poll(() => ripe.isChecked()).toBe(true);
  await sheet.getByRole("link", { name: "다른 알림 설정" }).click();
  await page.waitForURL("/settings");
  expect(complaints).toEqual([]);
  await end();
}, 120_000);

test("후숙·보관 알림: an operator writes a rule in the console, and members are told by it", async () => {
  const { page, complaints, end } = await openConsole(browser);
  await page.goto("/messages/produce");
  await page.getByRole("region", { name: "후숙·보관 알림" }).waitFor();
  await page.getByRole("cell", { name: "키위, 오늘부터 드세요", exact: true }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press("c");
  const made = page.getByRole("region", { name: "새 알림 규칙" });
  await made.getByLabel("과일 이름").fill("오렌지");
  await made.getByLabel("상품 종류").fill("orange");
  await made.getByLabel("알림", { exact: true }).selectOption({ label: "보관" });
  await made.getByLabel("받고 며칠 뒤").fill("1");
  await made.getByLabel("제목", { exact: true }).fill("오렌지는 바람이 통하게 두세요");
  await made.getByLabel("안내", { exact: true }).fill("서늘한 곳에서 2주까지 괜찮아요");
  await made.getByRole("button", { name: "만들기" }).click();
  await page.getByText("알림 규칙을 만들었어요").waitFor();
  const editor = page.getByRole("region", { name: "알림 규칙 고치기" });
  await editor.getByLabel("안내", { exact: true }).fill("서늘한 곳에서 열흘까지 괜찮아요");
  await page.keyboard.press("Control+s");
  await page.getByText("저장했어요").waitFor();
  expect(await axe(page)).toEqual([]);

  const buyer = await newVisit(browser, 390, await anotherVariant("farmer"));
  await join(buyer.page, `orange${Date.now()}@todayfruit.example`);
  const { list } = await callAs(buyer.page, "GET /v1/products/search", { query: { searchToken: "오렌지" } });
  const product = list.find(({ name }) => name.includes("오렌지"));
  if (!product) throw new Error("An orange is for sale");
  await receive(buyer.page, [product.id, ""], 1);
  await triggerProduceNotices(0);
  await openPage(buyer.page, "/notifications");
  await buyer.page.getByText("오렌지는 바람이 통하게 두세요").waitFor();
  await buyer.page.getByText("서늘한 곳에서 열흘까지 괜찮아요").waitFor();
  expect([await axe(buyer.page), buyer.complaints]).toEqual([[], []]);
  await buyer.end();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/messages/produce?view=storage");
  await page.getByRole("cell", { name: "오렌지는 바람이 통하게 두세요" }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await axe(page)).toEqual([]);
  await page.goBack();
  await editor.getByRole("button", { name: "지우기" }).click();
  await page.getByText("지웠어요").waitFor();
  expect(complaints).toEqual([]);
  await end();
}, 120_000);

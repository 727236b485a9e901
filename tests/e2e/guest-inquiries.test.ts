import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage, type Visit } from "./browser-visit-helpers.ts";
import { buy } from "./buying-steps-by-calls.ts";
import { anotherVariant } from "./look-up-journey-shops.ts";
import { change } from "./read-and-change-rows.ts";
import { newPhone, provePhone } from "./sign-up-and-log-in-steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const BUYER_NAME = "박손님";
const TEXT = "상자 아래쪽 귤이 젖어 있었어요.";

test("inquiry of a guest: written on the device of the order, read and continued on another by its number", async () => {
  await askAsGuest(await newVisit(browser), await newVisit(browser, 360));
});

test("inquiry of a guest: works on another variant", async () => {
  const shop = await anotherVariant("market");
  await askAsGuest(await newVisit(browser, 390, shop), await newVisit(browser, 390, shop));
});

async function askAsGuest(first: Visit, second: Visit): Promise<void> {
  const phone = newPhone();
  await buy(first.page, { phone, name: BUYER_NAME });
  const { page } = first;
  await openPage(page, "/inquiries/new");
  await page.getByLabel("내용").fill(TEXT);
  await page.getByRole("button", { name: "배송", exact: true }).click();
  await page.getByRole("button", { name: "문의 보내기" }).click();
  // The order is what a guest lacks: its button takes the focus.
  await page.getByText("어떤 주문인지 골라 주세요").waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("고르기");
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "어떤 주문인가요" });
  await sheet.getByText(/감귤/).first().click();
  await page.getByRole("button", { name: "문의 보내기" }).click();
  await page.waitForURL(/\/inquiries\/\d+$/);
  await page.getByRole("log").getByText(TEXT).waitFor();
  const thread = new URL(page.url()).pathname;
  await change(
    `with said as (insert into inquiry_message (inquiry_id, writer, contents, created_at) values ($1, '오늘의과일 상담', '새 상자를 보낼게요.', now()))
     update inquiry set waits_since = null, answered_at = now() where id = $1`,
    [Number(thread.split("/").at(-1))],
  );
  await readElsewhere(second, thread, phone);
  for (const { complaints, end } of [first, second]) {
    expect(complaints).toEqual([]);
    await end();
  }
}

/** Opens the link of the notice on another device, proves the number, and continues the thread. */
async function readElsewhere({ page }: Visit, thread: string, phone: string): Promise<void> {
  await openPage(page, thread);
  await page.getByRole("heading", { name: "물어본 분인지 확인해 주세요" }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("link", { name: "비회원 주문 조회" }).click();
  await page.getByLabel("주문한 분 이름").fill(BUYER_NAME);
  await provePhone(page, phone, "휴대폰 번호");
  await page.getByRole("button", { name: /^주문/ }).click();
  const ask = page.getByRole("link", { name: /문의$/ }).first();
  await ask.waitFor();
  await openPage(page, "/inquiries");
  await page.getByText("새 답변").waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("link", { name: TEXT }).click();
  await page.getByRole("log").getByText("새 상자를 보낼게요.").waitFor();
  await page.getByLabel("이어서 묻기").fill("고마워요");
  await page.keyboard.press("Enter");
  await page.getByRole("log").getByText("고마워요").waitFor();
  // The menu leads to a new inquiry about the same order, which this device did not place.
  await page.getByRole("button", { name: "문의 메뉴" }).click();
  await page.getByRole("link", { name: "새로 문의하기" }).click();
  await page.waitForURL(/\/inquiries\/new\?product=\d+&order=\d+/);
  await page.getByRole("region", { name: "어떤 주문인가요" }).getByText(/감귤/).waitFor();
  expect(await axe(page)).toEqual([]);
}

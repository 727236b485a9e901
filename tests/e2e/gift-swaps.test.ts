import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { callAs } from "./buying-steps-by-calls.ts";
import { logInByKeys, newConsoleVisit } from "./console-visit-steps.ts";
import { anotherVariant } from "./look-up-journey-shops.ts";
import { runOperatorCommand } from "./operator-verb-and-call-steps.ts";
import { read } from "./read-and-change-rows.ts";
import { linkSentTo, type SentGift, sendGift } from "./send-gift-steps.ts";

/** Journeys of a receiver who swaps a gift: what its sender and operators see of it, and how it is taken back. */

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const DOOR = {
  selectedAddress: "서울 마포구 월드컵로 1",
  roadAddress: "서울 마포구 월드컵로 1",
  jibunAddress: "",
  addressDetail: "302호",
  receiverName: "박소담",
  phone: "010-7777-8888",
  zonecode: "04001",
  memo: "",
};
const SENT = "제주 한라봉 3kg (9~14과)";

test("swap of a gift: chosen with the keyboard, once, without a price; the sender learns it after it arrived", {
  timeout: 180_000,
}, async () => {
  const sender = await newVisit(browser);
  const gift = await sendGift(sender.page, 1);
  const { page, complaints, end } = await newVisit(browser, 360);
  await openPage(page, await linkSentTo(gift.phones[0]));
  let isBroken = true;
  await page.route("**/v1/gift/to/*/swaps", (route) => (isBroken ? route.abort() : route.continue()));
  const opener = page.getByRole("button", { name: "선물 바꾸기" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "같은 값으로 바꿀 수 있어요" });
  await sheet.getByRole("button", { name: "다시 불러오기" }).waitFor();
  isBroken = false;
  await sheet.getByRole("button", { name: "다시 불러오기" }).click();
  const own = sheet.getByRole("radio", { name: SENT });
  await own.waitFor();
  expect(await own.isChecked()).toBe(true);
  expect(await sheet.getByRole("button", { name: "바꿀 과일을 골라 주세요" }).isDisabled()).toBe(true);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.keyboard.press("Enter");
  await own.focus();
  await page.keyboard.press("ArrowDown");
  await sheet.getByRole("button", { name: /(으로|로) 바꾸기$/ }).waitFor();
  expect(await page.getByRole("dialog").textContent()).not.toMatch(/\d,\d{3}/);
  await page.route("**/v1/gift/to/*/swap", (route) => route.abort(), { times: 1 });
  await sheet.getByRole("button", { name: /(으로|로) 바꾸기$/ }).click();
  await sheet.getByRole("alert").waitFor();
  await sheet.locator("label").nth(1).click();
  await sheet.getByRole("button", { name: /(으로|로) 바꾸기$/ }).click();
  await page.getByText(`${SENT}에서 바꿨어요. 김하루님께는 받은 뒤에 알려드려요`).waitFor();
  await page.getByText("선물은 한 번만 바꿀 수 있어서 이제 날과 주소만 바꿀 수 있어요").waitFor();
  expect(await opener.count()).toBe(0);
  expect(await page.getByRole("main").textContent()).not.toMatch(/\d,\d{3}원/);
  expect(await axe(page)).toEqual([]);

  const other = await nameOf(gift);
  expect(other).not.toBe(SENT);
  await openPage(sender.page, `/gifts/${gift.groupId}`);
  await sender.page.getByText("받는이1").first().waitFor();
  expect(await sender.page.getByRole("main").textContent()).not.toContain(other);
  await openPage(sender.page, `/orders/${gift.orderId}`);
  await sender.page.getByText(SENT).first().waitFor();
  expect(await sender.page.getByRole("main").textContent()).not.toContain(other);
  await enterDoor(page);
  await runOperatorCommand("accept", String(gift.orderId));
  await runOperatorCommand("dispatch", String(gift.orderId), "04", String(Date.now()).slice(-12));
  await runOperatorCommand("arrive", String(gift.orderId), "문 앞에 두었어요");
  await openPage(sender.page, `/gifts/${gift.groupId}`);
  await sender.page.getByText(`${SENT} 대신 ${other}`).waitFor();
  expect(await axe(sender.page)).toEqual([]);
  expect([...complaints, ...sender.complaints]).toEqual([]);
  await Promise.all([end(), sender.end()]);
});

test("swap of a gift: an operator sees it with the order and gives the first product back with a reason", {
  timeout: 180_000,
}, async () => {
  const sender = await newVisit(browser);
  const gift = await sendGift(sender.page, 1);
  const { page, complaints, end } = await newVisit(browser);
  await openPage(page, await linkSentTo(gift.phones[0]));
  await enterDoor(page);
  await page.reload();
  await page.getByRole("button", { name: "선물 바꾸기" }).click();
  await page.getByRole("dialog").locator("label").nth(1).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /(으로|로) 바꾸기$/ })
    .click();
  await page.getByText(`${SENT}에서 바꿨어요.`).waitFor();
  const other = await nameOf(gift);

  const desk = await newConsoleVisit(browser);
  await logInByKeys(desk.page, desk.account, `/orders/${gift.orderId}`);
  await desk.page.getByText(`받는 분이 ${SENT}`).waitFor();
  await desk.page.getByText(`${SENT} → ${other}`).waitFor();
  expect(await axe(desk.page)).toEqual([]);
  await desk.page.getByRole("button", { name: "처음 선물로 되돌리기" }).click();
  await desk.page.getByRole("button", { name: "되돌리고 알리기" }).click();
  await desk.page.getByText("이유를 적어 주세요").waitFor();
  await desk.page.getByLabel("받는 분이 읽을 이유").fill("농장에 비가 왔어요");
  expect(await axe(desk.page)).toEqual([]);
  await desk.page.getByRole("button", { name: "되돌리고 알리기" }).click();
  await desk.page.getByText("처음 선물로 되돌렸어요. 받는 분에게 알려요").waitFor();
  await desk.page.getByText(`받는 분이 고른 ${other}`).waitFor();
  expect(await desk.page.getByRole("button", { name: "처음 선물로 되돌리기" }).count()).toBe(0);
  await page.reload();
  await page.getByText(`${other} 대신 처음 선물로 보내드려요. 농장에 비가 왔어요`).waitFor();
  expect(await page.getByRole("button", { name: "선물 바꾸기" }).count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  expect([...complaints, ...sender.complaints, ...desk.complaints]).toEqual([]);
  await Promise.all([end(), sender.end(), desk.end()]);
});

test("swap of a gift: the sheet opens on other variants", { timeout: 180_000 }, async () => {
  const sender = await newVisit(browser);
  const variants = ["farmer", "market", "ru"];
  const { phones } = await sendGift(sender.page, variants.length);
  await sender.end();
  for (const [turn, variant] of variants.entries()) {
    const { page, complaints, end } = await newVisit(browser, 390, await anotherVariant(variant));
    await openPage(page, await linkSentTo(phones[turn]));
    await page.getByRole("button", { name: "선물 바꾸기" }).click();
    await page.getByRole("radio", { name: SENT }).waitFor();
    expect([variant, await axe(page), complaints]).toEqual([variant, [], []]);
    await end();
  }
});

/** Name of the product that the receiver of a gift gets. */
async function nameOf({ orderId }: SentGift): Promise<string> {
  const [row] = await read<{ name: string }>("select name from order_product where order_id = $1", [orderId]);
  return row?.name ?? "";
}

/** Enters the address of the gift whose page is open. */
async function enterDoor(page: Page): Promise<void> {
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await callAs(page, "POST /v1/gift/to/{id}/address", { path: { id }, body: DOOR });
}

import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { findAddress } from "./buying-steps-on-pages.ts";
import { anotherVariant } from "./look-up-journey-shops.ts";
import { runOperatorCommand } from "./operator-verb-and-call-steps.ts";
import { linkSentTo, sendGift } from "./send-gift-steps.ts";

/** Journeys of a receiver who chooses the day of a gift. */

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("day of a gift: chosen with the keyboard before the address, moved afterwards, seen by the sender, fixed once packed", async () => {
  const sender = await newVisit(browser);
  const gift = await sendGift(sender.page, 1);
  const { page, complaints, end } = await newVisit(browser, 360);
  await openPage(page, await linkSentTo(gift.phones[0]));
  await page.getByText(/ · 가장 빨리$/).waitFor();
  const opener = page.getByRole("button", { name: "받을 날 고르기" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "언제 받고 싶으세요?" });
  const open = sheet.getByRole("group", { name: "받을 날" }).getByRole("button");
  await open.first().waitFor();
  await sheet.getByRole("button", { name: /^\d+월 \d+일 \(.\), 가장 빨리$/ }).waitFor();
  expect(await open.first().getAttribute("aria-pressed")).toBe("true");
  expect(await sheet.locator("[role=group] [aria-hidden]:is(button, [tabindex])").count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.keyboard.press("Enter");
  await open.last().focus();
  const chosen = await nameOf(open.last());
  await page.keyboard.press("Space");
  expect(await open.last().getAttribute("aria-pressed")).toBe("true");
  await sheet.getByRole("button", { name: /에 받기$/ }).click();
  await sheet.waitFor({ state: "hidden" });
  await page.getByText(lastDayOf(chosen)).waitFor();
  await page.getByRole("button", { name: "배송지 적고 선물 받기" }).click();
  await fillDoor(page, "04036");
  await page.getByRole("button", { name: "이 주소로 받기" }).click();
  await page.getByText("주소 입력 완료").waitFor();
  await page.getByText(/14:00까지, 농장이 준비하기 전이면 바꿀 수 있어요$/).waitFor();
  expect(await page.getByRole("main").textContent()).not.toMatch(/\d,\d{3}원/);
  expect(await axe(page)).toEqual([]);

  await page.getByRole("button", { name: "받을 날 바꾸기" }).click();
  await open.first().waitFor();
  const moved = await nameOf(open.nth(-2));
  await open.nth(-2).click();
  await sheet.getByRole("button", { name: /에 받기$/ }).click();
  await page.getByText("받을 날을 바꿨어요").waitFor();
  await page.getByText(/에서 바뀌었어요 · 받는 분이 날을 골랐어요$/).waitFor();
  await openPage(sender.page, `/gifts/${gift.groupId}`);
  await sender.page.getByText(`${moved}에 받기로 했어요`).waitFor();
  expect(await axe(sender.page)).toEqual([]);
  await runOperatorCommand("accept", String(gift.orderId));
  await page.reload();
  await page.getByText("받을 날", { exact: true }).waitFor();
  expect(await page.getByRole("button", { name: "받을 날 바꾸기" }).count()).toBe(0);
  expect([...complaints, ...sender.complaints]).toEqual([]);
  await Promise.all([end(), sender.end()]);
}, 180_000);

test("day of a gift: one that an island is not reached on is said so, and another is chosen", async () => {
  const sender = await newVisit(browser);
  const gift = await sendGift(sender.page, 1);
  const { page, complaints, end } = await newVisit(browser);
  await openPage(page, await linkSentTo(gift.phones[0]));
  let isBroken = true;
  await page.route("**/v1/gift/to/*/days*", (route) => (isBroken ? route.abort() : route.continue()));
  await page.reload();
  await page.getByRole("button", { name: "받을 날 고르기" }).click();
  const sheet = page.getByRole("dialog", { name: "언제 받고 싶으세요?" });
  const again = sheet.getByRole("button", { name: "다시 불러오기" });
  await again.waitFor();
  expect(await axe(page)).toEqual([]);
  isBroken = false;
  await again.click();
  await sheet.getByRole("button", { name: /, 가장 빨리$/ }).click();
  await sheet.getByRole("button", { name: /에 받기$/ }).click();
  await page.getByRole("button", { name: "배송지 적고 선물 받기" }).click();
  await fillDoor(page, "40221");
  await page.getByRole("button", { name: "이 주소로 받기" }).click();
  await page.getByText("그날은 받을 수 없어요. 다른 날을 골라 주세요").waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("받을 날을 다시 골라 주세요").waitFor();
  await page.getByRole("button", { name: "받을 날 고르기" }).click();
  await sheet.getByRole("button", { name: /, 가장 빨리$/ }).click();
  await sheet.getByRole("button", { name: /에 받기$/ }).click();
  await page.getByRole("button", { name: "배송지 적고 선물 받기" }).click();
  expect(await page.getByRole("dialog").getByLabel("상세 주소").inputValue()).toBe("302호");
  await page.getByRole("button", { name: "이 주소로 받기" }).click();
  await page.getByText("주소 입력 완료").waitFor();
  expect(complaints).toEqual([]);
  await Promise.all([end(), sender.end()]);
}, 180_000);

test("day of a gift: the calendar opens on other variants", { timeout: 180_000 }, async () => {
  const sender = await newVisit(browser);
  const variants = ["farmer", "market", "ru"];
  const { phones } = await sendGift(sender.page, variants.length);
  await sender.end();
  for (const [turn, variant] of variants.entries()) {
    const { page, complaints, end } = await newVisit(browser, 390, await anotherVariant(variant));
    await openPage(page, await linkSentTo(phones[turn]));
    await page.getByRole("button", { name: "받을 날 고르기" }).click();
    await page.getByRole("button", { name: /, 가장 빨리$/ }).waitFor();
    expect([variant, await axe(page), complaints]).toEqual([variant, [], []]);
    await end();
  }
});

/** Returns the text of the last day within that of the chosen days: "4일 (금)" of "12월 4일 (금)". */
function lastDayOf(label: string): RegExp {
  const day = label.slice(label.indexOf(" ") + 1).replace(/[()]/g, "\\$&");
  return new RegExp(`${day}$`);
}

/** Returns the name of a day of the calendar for screen readers. */
async function nameOf(day: Locator): Promise<string> {
  return String(await day.locator(".sr-only").textContent());
}

async function fillDoor(page: Page, zonecode: string): Promise<void> {
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("받는 분").fill("박소담");
  await sheet.getByLabel("휴대폰 번호").fill("010-7777-8888");
  await findAddress(page, zonecode);
  await sheet.getByLabel("상세 주소").fill("302호");
}

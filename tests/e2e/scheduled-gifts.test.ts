import { addDays, formatMonthDay, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { notifyInstant } from "@todayfruit/domain/gifts/check-and-list-notify-times";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { callAs, join } from "./buying-steps-by-calls.ts";
import { answerWindow } from "./buying-steps-on-pages.ts";
import { logInByKeys, newConsoleVisit } from "./console-visit-steps.ts";
import { anotherVariant } from "./look-up-journey-shops.ts";
import { agreeAndGive, linkSentTo, openGiftForm, sendGift } from "./send-gift-steps.ts";
import { newPhone, textSentTo } from "./sign-up-and-log-in-steps.ts";

/** Journeys of a gift for a later day: picked receivers, the instant, its change, and operators who move it. */

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const inDays = (days: number) => addDays(kstDateOf(new Date().toISOString()), days);
const HOME = {
  selectedAddress: "서울 마포구 월드컵로 1",
  roadAddress: "서울 마포구 월드컵로 1",
  jibunAddress: "",
  addressDetail: "302호",
  zonecode: "04001",
};

async function save(page: Page, receiverName: string): Promise<string> {
  const phone = newPhone();
  const body = { ...HOME, receiverName, phone };
  await callAs(page, "POST /v1/app-users/delivery-address", { body });
  return phone;
}

test("gift for a later day: two people of the address book, a day and an hour, moved once and then sent at once", {
  timeout: 180_000,
}, async () => {
  const { page, complaints, end } = await newVisit(browser, 360);
  await join(page, `later${Date.now()}@todayfruit.example`);
  const phones = [await save(page, "박소담"), await save(page, "이름이아주긴할머니댁에계신우리큰이모님")];
  await openGiftForm(page);
  await page.getByText("문자로", { exact: true }).click();
  await page.getByRole("button", { name: "주소록" }).click();
  const book = page.getByRole("dialog", { name: "주소록에서 고르기" });
  expect(await book.getByRole("button", { name: "받는 사람을 골라 주세요" }).isDisabled()).toBe(true);
  await book.getByRole("checkbox", { name: "박소담" }).focus();
  await page.keyboard.press("Space");
  await book.getByRole("checkbox", { name: "이름이아주긴" }).check({ force: true });
  expect(await axe(page)).toEqual([]);
  await book.getByRole("button", { name: "2명 더하기" }).click();
  await book.waitFor({ state: "hidden" });
  await expect.poll(() => page.getByLabel(/번째 받는 사람 이름$/).count()).toBe(2);
  await page.getByRole("button", { name: "주소록" }).click();
  expect(await book.getByText("이미 받는 사람이에요").count()).toBe(2);
  await page.keyboard.press("Escape");
  await book.waitFor({ state: "hidden" });

  await page.getByText("날을 골라서", { exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "언제 보낼까요?" });
  await sheet.getByRole("button", { name: formatMonthDay(inDays(10)) }).focus();
  await page.keyboard.press("Enter");
  await sheet.getByLabel("보낼 시각").selectOption("18");
  expect(await axe(page)).toEqual([]);
  await sheet.getByRole("button", { name: /오후 6시에 보내기$/ }).click();
  await page.getByText("오후 6시에 문자를 보내요").waitFor();
  await page.getByText(`${formatMonthDay(inDays(17))}까지 적지 않으면`).waitFor();
  expect(await axe(page)).toEqual([]);
  await agreeAndGive(page, 2);
  await answerWindow(page, "승인");
  await page.getByText("오후 6시에 2명에게 알림을 보낼게요", { exact: false }).waitFor();
  expect(await axe(page)).toEqual([]);

  await openPage(page, "/gifts?tab=sent");
  await page.getByRole("link", { name: /께 보낼 선물이에요$/ }).click();
  await page.getByRole("heading", { name: "2명에게 보낼 선물이에요" }).waitFor();
  await page.getByRole("button", { name: "날 바꾸기" }).click();
  await sheet.getByRole("button", { name: formatMonthDay(inDays(12)) }).click();
  await page.route("**/notify-at", (route) => route.abort(), { times: 1 });
  await sheet.getByRole("button", { name: /오후 6시에 보내기$/ }).click();
  await sheet.getByRole("alert").waitFor();
  await sheet.getByRole("button", { name: /오후 6시에 보내기$/ }).click();
  await sheet.waitFor({ state: "hidden" });
  await page.getByText(`${formatMonthDay(inDays(12))} 오후 6시`, { exact: true }).waitFor();
  expect(await axe(page)).toEqual([]);
  expect(await textSentTo(phones[0] ?? "", "선물이 도착했어요")).toBeFalsy();
  await page.getByRole("button", { name: "지금 보내기" }).click();
  const question = page.getByRole("alertdialog", { name: "지금 보낼까요?" });
  expect(await axe(page)).toEqual([]);
  await question.getByRole("button", { name: "지금 보내기" }).click();
  await page.getByText("지금 보낼게요").waitFor();
  for (const phone of phones) expect(await linkSentTo(phone)).toMatch(/^\/gift\//);
  await page.reload();
  await page.getByRole("heading", { name: "2명에게 보냈어요" }).waitFor();
  expect(await page.getByRole("button", { name: "날 바꾸기" }).count()).toBe(0);
  expect(complaints.filter((text) => !text.includes("ERR_FAILED"))).toEqual([]);
  await end();
});

test("gift for a later day: an operator moves it with a reason, which the sender sees, and it counts in the statistics", {
  timeout: 180_000,
}, async () => {
  const sender = await newVisit(browser, 390);
  const gift = await sendGift(sender.page, 3, notifyInstant(inDays(20), 9));
  const desk = await newConsoleVisit(browser);
  await logInByKeys(desk.page, desk.account, `/orders/${gift.orderId}`);
  await desk.page.getByText("보낸 분이 고른 때예요").waitFor();
  expect(await axe(desk.page)).toEqual([]);
  await desk.page.getByRole("button", { name: "보낼 때 바꾸기" }).click();
  await desk.page.getByLabel("보낼 날").selectOption(inDays(21));
  await desk.page.getByLabel("보낼 시각").selectOption("10");
  await desk.page.getByRole("button", { name: "바꾸고 알리기" }).click();
  await desk.page.getByText("이유를 적어 주세요").waitFor();
  await desk.page.getByLabel("보낸 분이 읽을 이유").fill("전화로 부탁하셨어요");
  expect(await axe(desk.page)).toEqual([]);
  await desk.page.getByRole("button", { name: "바꾸고 알리기" }).click();
  await desk.page.getByText("보낼 때를 바꿨어요. 보낸 분에게 알려요").waitFor();
  await openPage(sender.page, `/gifts/${gift.groupId}`);
  await sender.page.getByText(`${formatMonthDay(inDays(21))} 오전 10시`, { exact: true }).waitFor();
  await desk.page.goto("/stats");
  const heading = desk.page.getByRole("heading", { name: "선물", exact: true });
  const line = (label: string) =>
    desk.page
      .locator("section", { has: heading })
      .locator("dl > div", { hasText: label })
      .locator("dd")
      .first();
  const counted = async (label: string) => Number.parseInt(await line(label).innerText(), 10);
  expect(await counted("보낼 때를 고름")).toBeGreaterThanOrEqual(1);
  expect(await counted("받는 분")).toBeGreaterThanOrEqual(3);
  expect(await axe(desk.page)).toEqual([]);
  expect([...sender.complaints, ...desk.complaints]).toEqual([]);
  await Promise.all([sender.end(), desk.end()]);
});

test("gift for a later day: the day is chosen on other variants", { timeout: 180_000 }, async () => {
  for (const variant of ["farmer", "market", "ru"]) {
    const { page, complaints, end } = await newVisit(browser, 390, await anotherVariant(variant));
    await join(page, `later${variant}${Date.now()}@todayfruit.example`);
    await openGiftForm(page);
    await page.getByText("문자로", { exact: true }).click();
    await page.getByRole("button", { name: "주소록" }).click();
    await page.getByText("휴대폰 번호가 있는 배송지가 없어요", { exact: false }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.getByText("날을 골라서", { exact: true }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /에 보내기$/ })
      .click();
    await page.getByText("에 문자를 보내요", { exact: false }).waitFor();
    expect([variant, await axe(page), complaints]).toEqual([variant, [], []]);
    await end();
  }
});

import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { callAs } from "./buying-steps-by-calls.ts";
import { logInByKeys, newConsoleVisit } from "./console-visit-steps.ts";
import { anotherVariant } from "./look-up-journey-shops.ts";
import { runOperatorCommand } from "./operator-verb-and-call-steps.ts";
import { change } from "./read-and-change-rows.ts";
import { linkSentTo, type SentGift, sendGift } from "./send-gift-steps.ts";

/** Journeys of a thank-you card: its receiver writes it, its sender keeps it, an operator hides it. */

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

test("thank-you card: written with the keyboard after the gift arrived, with a photo, kept by the sender, hidden and shown again", {
  timeout: 180_000,
}, async () => {
  const sender = await newVisit(browser);
  const gift = await sendGift(sender.page, 1);
  const { page, complaints, end } = await newVisit(browser, 360);
  const link = await receive(page, gift);
  expect(await page.getByRole("button", { name: "감사 카드 쓰기" }).count()).toBe(0);
  await runOperatorCommand("accept", String(gift.orderId));
  await runOperatorCommand("dispatch", String(gift.orderId), "04", String(Date.now()).slice(-12));
  await runOperatorCommand("arrive", String(gift.orderId), "문 앞에 두었어요");
  await openPage(page, link);
  const opener = page.getByRole("button", { name: "감사 카드 쓰기" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "고마움을 전해볼까요?" });
  const send = sheet.getByRole("button", { name: "김하루님께 보내기" });
  await send.waitFor();
  expect(await send.isDisabled()).toBe(true);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.keyboard.press("Enter");
  await sheet.getByRole("radio", { name: "고마움" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  expect(await sheet.getByRole("radio", { name: "꽃" }).isChecked()).toBe(true);
  await sheet.getByLabel("남길 말").fill("환급금 확인 https://phish.example/a");
  await send.click();
  await sheet.locator("[aria-invalid=true]").waitFor();
  expect(await axe(page)).toEqual([]);
  await sheet.getByLabel("남길 말").fill("사과가 정말 크고 달았어요. 고마워요");
  await sheet.getByLabel("사진 고르기").setInputFiles(await photo());
  await sheet.getByAltText("고른 사진 1").waitFor();
  await page.route("**/v1/gift/to/*/thanks", (route) => route.abort(), { times: 1 });
  await send.click();
  await sheet.getByRole("alert").waitFor();
  await send.click();
  await page.getByText("김하루님께 카드를 보냈어요").waitFor();
  const sent = page.getByRole("region", { name: "보낸 감사 카드" });
  await sent.getByAltText("감사 카드 사진").waitFor();
  expect(await opener.count()).toBe(0);
  expect(await page.getByRole("main").textContent()).not.toMatch(/\d,\d{3}원/);
  expect(await axe(page)).toEqual([]);

  await openPage(sender.page, "/gifts?tab=sent");
  await sender.page.getByText("받는이1님이 감사 카드를 보냈어요").waitFor();
  await openPage(sender.page, `/gifts/${gift.groupId}`);
  const card = sender.page.getByRole("figure", { name: "받는이1님의 감사 카드" });
  await card.getByText("사과가 정말 크고 달았어요. 고마워요").waitFor();
  await card.getByAltText("감사 카드 사진").waitFor();
  expect(await axe(sender.page)).toEqual([]);

  const desk = await newConsoleVisit(browser);
  await logInByKeys(desk.page, desk.account, "/inbox/cards");
  await desk.page.getByRole("link", { name: "사과가 정말 크고 달았어요" }).click();
  await desk.page.getByAltText("감사 카드 사진").waitFor();
  expect(await axe(desk.page)).toEqual([]);
  await desk.page.getByRole("button", { name: "가리기" }).click();
  await desk.page.getByLabel("까닭", { exact: true }).selectOption("개인정보 노출");
  expect(await axe(desk.page)).toEqual([]);
  await desk.page.getByRole("button", { name: "가리고 알리기" }).click();
  await desk.page.getByText("감사 카드를 가렸어요").waitFor();
  await sender.page.reload();
  await sender.page.getByText("받는이1님의 감사 카드를 가렸어요. 사유: 개인정보 노출").waitFor();
  expect(await sender.page.getByRole("main").textContent()).not.toContain("크고 달았어요");
  await page.reload();
  await sent.getByText("김하루님께는 가려져 있어요. 사유: 개인정보 노출").waitFor();
  await desk.page.getByRole("link", { name: "가린 카드" }).click();
  await desk.page.getByRole("link", { name: "사과가 정말 크고 달았어요" }).click();
  await desk.page.getByText("가림 · 개인정보 노출").waitFor();
  await desk.page.getByRole("button", { name: "다시 보이기" }).click();
  await desk.page.getByText("다시 보여요").waitFor();
  await sender.page.reload();
  await card.getByText("사과가 정말 크고 달았어요. 고마워요").waitFor();
  expect([...complaints, ...sender.complaints, ...desk.complaints]).toEqual([]);
  await Promise.all([end(), sender.end(), desk.end()]);
});

test("thank-you card: the sheet opens by its address and on other variants, and back closes it", {
  timeout: 180_000,
}, async () => {
  const sender = await newVisit(browser);
  const variants = ["farmer", "market", "ru"];
  const gift = await sendGift(sender.page, variants.length);
  await sender.end();
  for (const [turn, variant] of variants.entries()) {
    const { page, complaints, end } = await newVisit(browser, 390, await anotherVariant(variant));
    const link = await receive(page, gift, turn);
    await change("update gift set status = 'delivered' where gift_group_id = $1 and position = $2", [
      gift.groupId,
      turn + 1,
    ]);
    await openPage(page, "/");
    await openPage(page, `${link}#thanks`);
    const sheet = page.getByRole("dialog", { name: "고마움을 전해볼까요?" });
    await sheet.getByRole("radio", { name: "고마움" }).waitFor();
    expect([variant, await axe(page), complaints]).toEqual([variant, [], []]);
    await page.goBack();
    await sheet.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "감사 카드 쓰기" }).waitFor();
    await end();
  }
});

/** Enters the address of a receiver's gift by a call; returns the path of its page, which is open then. */
async function receive(page: Page, gift: SentGift, at = 0): Promise<string> {
  const link = await linkSentTo(gift.phones[at]);
  await openPage(page, link);
  const id = link.split("/").at(-1) ?? "";
  await callAs(page, "POST /v1/gift/to/{id}/address", { path: { id }, body: DOOR });
  await openPage(page, link);
  await page.getByText("주소 입력 완료").waitFor();
  return link;
}

async function photo(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const buffer = await readFile(path.join(import.meta.dirname, "../../data/media/photos/anjou-1.jpg"));
  return { name: "fruit.jpg", mimeType: "image/jpeg", buffer };
}

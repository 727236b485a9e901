import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser } from "./browser-visit-helpers.ts";
import { findAddress } from "./buying-steps-on-pages.ts";
import { anotherVariant, here } from "./look-up-journey-shops.ts";
import { runOperatorCommand } from "./operator-verb-and-call-steps.ts";
import { change, read } from "./read-and-change-rows.ts";
import { linkSentTo, sendGift } from "./send-gift-steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("gift to three receivers: one accepts, one declines, one is cancelled; the accepted one is tracked to the door", async () => {
  const sender = await newVisit(browser);
  const gift = await sendGift(sender.page, 3);
  const [taken, declined] = [await linkSentTo(gift.phones[0]), await linkSentTo(gift.phones[1])];

  const receiver = await newVisit(browser, 360);
  await receiver.page.goto(taken);
  await receiver.page.getByRole("heading", { name: /김하루님이 보낸.*선물이 도착했어요/s }).waitFor();
  await receiver.page.getByText("늘 고마운 마음을 담았어요").waitFor();
  expect(await receiver.page.getByRole("main").textContent()).not.toMatch(/\d,\d{3}원/);
  expect(await axe(receiver.page)).toEqual([]);
  await receiver.page.getByRole("button", { name: "배송지 적고 선물 받기" }).click();
  await receiver.page.getByRole("button", { name: "이 주소로 받기" }).click();
  await receiver.page.getByText("상세 주소를 적어주세요").waitFor();
  await fillDoor(receiver.page);
  expect(await axe(receiver.page)).toEqual([]);
  await receiver.page.getByRole("button", { name: "이 주소로 받기" }).click();
  const delivery = receiver.page.getByRole("region", { name: "배송" });
  await delivery.getByText("주소 입력 완료").waitFor();
  await delivery.getByText("서울 마포구 ****").waitFor();
  expect(await axe(receiver.page)).toEqual([]);
  await delivery.getByRole("button", { name: "배송지 바꾸기" }).click();
  await fillDoor(receiver.page, "48093");
  await receiver.page.getByRole("button", { name: "이 주소로 바꾸기" }).click();
  await delivery.getByText("부산 해운대구 ****").waitFor();

  const other = await newVisit(browser);
  await other.page.goto(declined);
  await other.page.getByRole("button", { name: "선물 거절하기" }).click();
  await other.page.getByRole("alertdialog").getByRole("button", { name: "거절하기" }).click();
  await other.page.getByRole("heading", { name: "받지 않은 선물" }).waitFor();
  expect(await axe(other.page)).toEqual([]);

  await sender.page.goto("/my-todayfruit");
  await sender.page.getByRole("link", { name: /^선물함/ }).click();
  await sender.page.getByRole("tab", { name: /^보낸 선물/ }).click();
  await sender.page.getByRole("link", { name: "받는이1, 받는이2, 받는이3님께 보냈어요" }).waitFor();
  expect(await axe(sender.page)).toEqual([]);
  await sender.page.getByRole("link", { name: "받는이1, 받는이2, 받는이3님께 보냈어요" }).click();
  await sender.page.waitForURL(/\/gifts\/\d+$/);
  const people = sender.page.getByRole("region", { name: "받는 사람" });
  await people.getByText("주소 입력 완료").waitFor();
  await people.getByText("거절").waitFor();
  expect(await sender.page.getByRole("main").textContent()).not.toMatch(/해운대|마포|박소담/);
  expect(await axe(sender.page)).toEqual([]);
  await people.getByRole("button", { name: "이 선물 취소, 받는이3님" }).click();
  await sender.page
    .getByRole("dialog")
    .getByRole("button", { name: /원 환불받기$/ })
    .waitFor();
  expect(await axe(sender.page)).toEqual([]);
  await sender.page
    .getByRole("dialog")
    .getByRole("button", { name: /원 환불받기$/ })
    .click();
  await sender.page.getByText("선물을 취소했어요").waitFor();
  await people.getByText("취소됨").waitFor();

  await runOperatorCommand("accept", String(gift.orderId));
  await runOperatorCommand("dispatch", String(gift.orderId), "04", "688899990000");
  await receiver.page.reload();
  await receiver.page.getByRole("link", { name: /배송 조회, CJ대한통운 688899990000/ }).waitFor();
  await runOperatorCommand("arrive", String(gift.orderId), "문 앞에 두었어요");
  await receiver.page.reload();
  await receiver.page.getByRole("button", { name: "감사 카드 쓰기" }).click();
  await receiver.page.getByLabel("남길 말").fill("잘 먹을게요");
  await receiver.page.getByRole("button", { name: "김하루님께 보내기" }).click();
  await receiver.page.getByRole("region", { name: "보낸 감사 카드" }).getByText("잘 먹을게요").waitFor();
  await sender.page.reload();
  await sender.page.getByText("잘 먹을게요").waitFor();
  for (const visit of [sender, receiver, other]) {
    expect(visit.complaints).toEqual([]);
    await visit.end();
  }
}, 180_000);

test("gift: an expired one and a cancelled one say so", async () => {
  const sender = await newVisit(browser, 360);
  const gift = await sendGift(sender.page, 2);
  const link = await linkSentTo(gift.phones[0]);
  await sender.page.goto(`/gifts/${gift.groupId}`);
  await sender.page.getByRole("button", { name: "알림 다시 보내기, 받는이1님" }).click();
  await sender.page.getByText("방금 보냈어요. 10분 뒤에 다시 보내 주세요").waitFor();
  await change(
    "update gift set last_message_at = last_message_at - interval '11 minutes' where gift_group_id = $1",
    [gift.groupId],
  );
  await sender.page.getByRole("button", { name: "알림 다시 보내기, 받는이1님" }).click();
  await sender.page.getByText("받는이1님에게 다시 알렸어요").waitFor();

  await change(
    "update gift set sent_at = sent_at - interval '8 days', expires_at = expires_at - interval '8 days' where gift_group_id = $1 and position = 1",
    [gift.groupId],
  );
  const receiver = await newVisit(browser);
  await receiver.page.goto(link);
  await receiver.page.getByRole("heading", { name: "기간이 만료된 선물" }).waitFor();
  expect(await receiver.page.getByRole("main").textContent()).not.toContain("환불");
  expect(await axe(receiver.page)).toEqual([]);

  const second = await linkSentTo(gift.phones[1]);
  await sender.page.reload();
  await sender.page.getByRole("button", { name: "전체 선물 취소" }).click();
  await sender.page
    .getByRole("dialog")
    .getByRole("button", { name: /원 환불받기$/ })
    .click();
  await sender.page.getByText("취소한 선물이에요").waitFor();
  await receiver.page.goto(second);
  await receiver.page.getByRole("heading", { name: "취소된 선물" }).waitFor();
  const held = await read("select from payment where order_id = $1 and captured <> refunded", [gift.orderId]);
  expect(held).toEqual([]);
  expect([...sender.complaints, ...receiver.complaints]).toEqual([]);
  await Promise.all([sender.end(), receiver.end()]);
}, 180_000);

test("gift link: a guessed one reveals nothing, and a real page is neither cached nor sent as a referrer", async () => {
  const { page, end } = await newVisit(browser);
  const answer = await page.goto("/gift/0123abcd-0123-4abc-8abc-0123456789ab");
  expect(answer?.headers()).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
  });
  await page.getByRole("heading", { name: "선물을 찾지 못했어요" }).waitFor();
  expect(await page.locator("link[rel=canonical]").getAttribute("href")).not.toContain("gift");
  expect(await axe(page)).toEqual([]);
  await end();
});

test("gift link: links of one gift open on other variants", { timeout: 120_000 }, async () => {
  const sender = await newVisit(browser);
  const variants = ["farmer", "market", "ru"];
  const { phones } = await sendGift(sender.page, variants.length);
  await sender.end();
  for (const [turn, variant] of variants.entries()) {
    const url = await anotherVariant(variant);
    expect(here().shopUrl).not.toBe(url);
    const { page, complaints, end } = await newVisit(browser, 390, url);
    await page.goto(await linkSentTo(phones[turn]));
    await page.getByRole("heading", { name: /선물이 도착했어요/ }).waitFor();
    expect([variant, await axe(page)]).toEqual([variant, []]);
    await page.getByRole("button", { name: "배송지 적고 선물 받기" }).click();
    await fillDoor(page);
    await page.getByRole("button", { name: "이 주소로 받기" }).click();
    await page.getByText("주소 입력 완료").waitFor();
    expect([variant, complaints]).toEqual([variant, []]);
    await end();
  }
});

async function fillDoor(page: Page, zonecode = "04036"): Promise<void> {
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("받는 분").fill("박소담");
  await sheet.getByLabel("휴대폰 번호").fill("010-7777-8888");
  await findAddress(page, zonecode);
  await sheet.getByLabel("상세 주소").fill("302호");
}

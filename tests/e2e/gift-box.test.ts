import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { callAs, join } from "./buying-steps-by-calls.ts";
import { findAddress } from "./buying-steps-on-pages.ts";
import { change } from "./read-and-change-rows.ts";
import { linkSentTo, sendGift } from "./send-gift-steps.ts";

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

test("gift box: a gift sent to the member's phone waits there for its address, and is thanked for at the end", async () => {
  const sender = await newVisit(browser);
  const gift = await sendGift(sender.page, 1);
  const { page, complaints, end } = await newVisit(browser, 360);
  await join(page, `box${Date.now()}@todayfruit.example`, gift.phones[0]);

  await openPage(page, "/my-todayfruit");
  await page.getByRole("link", { name: "선물함 1개 도착" }).click();
  await page.waitForURL("**/gifts");
  await page.getByRole("tab", { name: "받은 선물 1" }).waitFor();
  await page.getByText(/까지 주소를 적어주세요$/).waitFor();
  expect(await page.getByRole("main").textContent()).not.toMatch(/\d,\d{3}원/);
  expect(await axe(page)).toEqual([]);
  await page.getByRole("link", { name: "날 고르고 받기, 김하루님의 선물" }).click();
  await page.getByRole("button", { name: "배송지 적고 선물 받기" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("받는 분").fill("박소담");
  await sheet.getByLabel("휴대폰 번호").fill("010-7777-8888");
  await findAddress(page, "04036");
  await sheet.getByLabel("상세 주소").fill("302호");
  await page.getByRole("button", { name: "이 주소로 받기" }).click();
  await page.getByText("주소 입력 완료").waitFor();

  await openPage(page, "/gifts");
  await page.getByText("준비 중").waitFor();
  await page.getByRole("link", { name: "배송지 바꾸기, 김하루님의 선물" }).waitFor();
  await change("update gift set status = 'delivering' where gift_group_id = $1", [gift.groupId]);
  await openPage(page, "/gifts");
  await page.getByText("오는 중").waitFor();
  await page.getByRole("link", { name: "배송 조회, 김하루님의 선물" }).click();
  await page.waitForURL(/\/gift\/[0-9a-f-]+#delivery$/);
  await change("update gift set status = 'delivered' where gift_group_id = $1", [gift.groupId]);
  await openPage(page, "/gifts");
  await page.getByText("아직 감사 카드를 보내지 않았어요").waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("link", { name: "감사 카드 쓰기, 김하루님의 선물" }).click();
  const card = page.getByRole("dialog", { name: "고마움을 전해볼까요?" });
  await card.getByLabel("남길 말").fill("사과가 아삭아삭해요. 고마워요");
  await card.getByRole("button", { name: "김하루님께 보내기" }).click();
  await page.getByRole("region", { name: "보낸 감사 카드" }).waitFor();

  await openPage(sender.page, "/gifts");
  await sender.page.getByRole("tab", { name: "보낸 선물 1" }).click();
  await sender.page.getByText("받는이1님이 감사 카드를 보냈어요").waitFor();
  await sender.page.getByText("사과가 아삭아삭해요. 고마워요").waitFor();
  expect(await axe(sender.page)).toEqual([]);
  await openPage(sender.page, "/notifications");
  await sender.page.getByText(/받는이1님의 인사가 도착했어요/).waitFor();
  await sender.page.getByText(/받는이1님이 .* 받기로 했어요/).waitFor();
  expect([...complaints, ...sender.complaints]).toEqual([]);
  await Promise.all([end(), sender.end()]);
}, 180_000);

test("gift box: what waits for the member comes first; a gift opened while logged in is kept, a stranger's is not", async () => {
  const sender = await newVisit(browser);
  const gift = await sendGift(sender.page, 3);
  const { page, complaints, end } = await newVisit(browser);
  await join(page, `sorted${Date.now()}@todayfruit.example`);
  const uuids: string[] = [];
  for (const phone of gift.phones) uuids.push((await linkSentTo(phone)).split("/").at(-1) ?? "");
  const [declined = "", coming = "", waiting = ""] = uuids;
  await openPage(page, `/gift/${declined}`);
  await callAs(page, "POST /v1/gift/to/{id}/decline", { path: { id: declined }, body: {} });
  await callAs(page, "POST /v1/gift/to/{id}/address", { path: { id: coming }, body: DOOR });
  await openPage(page, `/gift/${waiting}`);
  await page.getByRole("heading", { name: /선물이 도착했어요/ }).waitFor();

  await openPage(page, "/gifts");
  const labels = page.getByRole("article").getByText(/^(주소 입력 전|준비 중|받지 않았어요)$/);
  await expect.poll(() => labels.allTextContents()).toEqual(["주소 입력 전", "준비 중", "받지 않았어요"]);
  await page.getByText("고마운 분께 과일 한 상자 어때요?").waitFor();

  const received = page.getByRole("tab", { name: /^받은 선물/ });
  await received.focus();
  await page.keyboard.press("ArrowRight");
  await page.waitForURL("**/gifts?tab=sent");
  await page.getByRole("heading", { name: "아직 보낸 선물이 없어요" }).waitFor();

  const stranger = await newVisit(browser);
  await join(stranger.page, `stranger${Date.now()}@todayfruit.example`);
  await openPage(stranger.page, "/gifts");
  await stranger.page.getByRole("heading", { name: "아직 받은 선물이 없어요" }).waitFor();
  expect(await axe(stranger.page)).toEqual([]);
  expect([...complaints, ...stranger.complaints]).toEqual([]);
  await Promise.all([end(), sender.end(), stranger.end()]);
}, 180_000);

test("gift box: received gifts that do not load can be asked for again", async () => {
  const { page, end } = await newVisit(browser);
  await join(page, `lost${Date.now()}@todayfruit.example`);
  let isBroken = true;
  await page.route("**/v1/gift/received*", (route) => (isBroken ? route.abort() : route.continue()));
  await openPage(page, "/gifts");
  const again = page.getByRole("button", { name: "다시 불러오기" });
  await again.waitFor();
  expect(await axe(page)).toEqual([]);
  isBroken = false;
  await again.click();
  await page.getByRole("heading", { name: "아직 받은 선물이 없어요" }).waitFor();
  await end();
});

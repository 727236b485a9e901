import path from "node:path";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, openBrowser, type Visit } from "./browser-visit-helpers.ts";
import { openConsole } from "./console-visit-steps.ts";
import { here } from "./look-up-journey-shops.ts";
import { callAsOperator } from "./operator-verb-and-call-steps.ts";

const PICTURE = path.resolve(import.meta.dirname, "../../data/media/photos/anjou-1.jpg");
const DAY = 86_400_000;
const BANNER_TITLE = `설 배 ${Date.now() % 10_000}`;

let browser: Browser;
let operator: Visit;
beforeAll(async () => {
  browser = await openBrowser();
  operator = await openConsole(browser);
});
afterAll(() => browser.close());

/** Returns noon of a day from today on, as a field takes it. */
const noonIn = (days: number) => `${kstDateOf(new Date(Date.now() + days * DAY).toISOString())}T12:00`;
const bannerIn = async () =>
  (await callAsOperator("GET /operator/v1/banners", { query: { search: BANNER_TITLE } })).list[0];

test("console banners: one is made with a picture, scheduled to change and cancelled, ended and taken back", async () => {
  const { page } = operator;
  await page.goto("/banners");
  await page.getByRole("region", { name: "배너" }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press("c");
  const made = page.getByRole("region", { name: "새 배너" });
  await made.getByRole("button", { name: "만들기" }).click();
  await made.getByRole("alert").first().waitFor();
  expect(await axe(page)).toEqual([]);
  await made.getByLabel("제목", { exact: true }).fill(BANNER_TITLE);
  await made.getByLabel("사진", { exact: true }).setInputFiles(PICTURE);
  await made.getByRole("img").or(made.locator("img")).first().waitFor();
  await made.getByLabel("누르면").fill("/products/20042");
  await made.getByLabel("끝", { exact: true }).fill(noonIn(3));
  await made.getByRole("button", { name: "만들기" }).click();
  await page.getByText("배너를 만들었어요").waitFor();

  const editor = page.getByRole("region", { name: "배너 고치기" });
  await editor.getByLabel("덧붙이는 말").fill("아침에 따요");
  await editor.getByRole("button", { name: "예약하기" }).click();
  await page.getByRole("dialog").getByLabel("이때부터").fill(noonIn(1));
  await page.getByRole("dialog").getByLabel("까닭").fill(BANNER_TITLE);
  expect(await axe(page)).toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: "예약하기" }).click();
  await page.getByText("예약했어요").waitFor();
  expect((await bannerIn())?.subTitle).toBeNull();
  const cancel = page.getByRole("button", { name: `${BANNER_TITLE} 거두기` });
  await cancel.click();
  await cancel.waitFor({ state: "detached" });

  const isShown = page.getByRole("switch", { name: `${BANNER_TITLE} 보이기` });
  await isShown.click();
  await page.getByText(new RegExp(`${BANNER_TITLE}[을를] 내렸어요`)).waitFor();
  await isShown.waitFor({ state: "detached" });
  await page.getByRole("status").getByRole("button", { name: "되돌리기" }).click();
  await isShown.waitFor();
  expect(await axe(page)).toEqual([]);
}, 60_000);

test("console banners: what a colleague changed meanwhile is kept, one value of a field both changed is chosen, and versions are read", async () => {
  const { page } = operator;
  const banner = await bannerIn();
  await page.goto(`/banners?id=${banner?.id}`);
  const editor = page.getByRole("region", { name: "배너 고치기" });
  await editor.getByLabel("제목", { exact: true }).fill(`${BANNER_TITLE} 특가`);
  const byColleague = async (set: object) => {
    const now = await bannerIn();
    await callAsOperator("PATCH /operator/v1/banners", {
      body: { rows: [{ id: now?.id, version: now?.version, set }], reason: "동료가 고침" },
    });
  };
  await byColleague({ backgroundColor: "#FFE7C2" });
  await editor.getByRole("button", { name: "저장하기" }).click();
  // The page may have heard of the colleague's edit before the press.
  await page.getByText(/다른 분이 고친 것과 저절로 합쳤어요|저장했어요/).waitFor();
  expect(await bannerIn()).toMatchObject({ title: `${BANNER_TITLE} 특가`, backgroundColor: "#FFE7C2" });

  await editor.getByLabel("제목", { exact: true }).fill(`${BANNER_TITLE} 예약`);
  await byColleague({ title: `${BANNER_TITLE} 선물` });
  // The page hears of it, and nothing is saved until one value is chosen.
  await page.getByRole("button", { name: "제목 내 값 두기" }).click();
  expect(await axe(page)).toEqual([]);
  await editor.getByRole("button", { name: "저장하기" }).click();
  await expect.poll(async () => (await bannerIn())?.title).toBe(`${BANNER_TITLE} 예약`);
  await page.getByRole("button", { name: "고친 기록" }).click();
  await page
    .getByRole("button", { name: /동료가 고침/ })
    .first()
    .click();
  await page.getByRole("cell", { name: `${BANNER_TITLE} 선물` }).waitFor();
  expect(await axe(page)).toEqual([]);
  await editor.getByRole("button", { name: "지우기" }).click();
  await page.getByText("지웠어요").waitFor();
  expect(await bannerIn()).toBeUndefined();
}, 60_000);

test("console popups: one to come is seen in a face at its begin", async () => {
  const { page } = operator;
  await page.goto("/popups?id=new");
  const made = page.getByRole("region", { name: "새 팝업" });
  await made.getByLabel("제목", { exact: true }).fill(BANNER_TITLE);
  await made.getByLabel("글", { exact: true }).fill("1월 20일까지 예약하면 설 전에 도착해요");
  await made.getByLabel("시작").fill(noonIn(1));
  await made.getByLabel("끝", { exact: true }).fill(noonIn(2));
  await made.getByRole("button", { name: "만들기" }).click();
  await page.getByText("팝업을 만들었어요").waitFor();
  await page.getByRole("button", { name: "네 얼굴로 보기" }).click();
  const face = page.frameLocator('iframe[title="오늘의과일 미리보기"]');
  await face.getByRole("dialog", { name: BANNER_TITLE }).waitFor({ timeout: 30_000 });
  expect(await axe(page)).toEqual([]);
  await page.getByRole("region", { name: "팝업 고치기" }).getByRole("button", { name: "지우기" }).click();
  await page.getByText("지웠어요").waitFor();
}, 60_000);

test("console promotions and videos: a group gets another title, a video is hidden and comes back", async () => {
  const { page } = operator;
  await page.goto("/promotions?search=못난이");
  await page.getByRole("link", { name: "못난이 알뜰전" }).click();
  const group = page.getByRole("region", { name: "묶음 고치기" });
  await group.getByLabel("제목", { exact: true }).fill("못난이지만 달아요");
  await group.getByRole("button", { name: "저장하기" }).click();
  await page.getByText("저장했어요").waitFor();
  const shown = async () => (await fetch(`${here().shopUrl}/displays/6012`)).text();
  await expect.poll(shown).toContain("못난이지만 달아요");
  await page.getByRole("status").getByRole("button", { name: "되돌리기" }).click();
  await expect.poll(shown).not.toContain("못난이지만 달아요");

  await page.goto("/videos");
  await page.getByRole("region", { name: "영상", exact: true }).getByRole("link").first().click();
  const video = page.getByRole("region", { name: "영상 고치기" });
  await video.getByLabel("매장에서 숨기기").check();
  expect(await axe(page)).toEqual([]);
  await video.getByRole("button", { name: "저장하기" }).click();
  await page.getByText("저장했어요").waitFor();
  await expect.poll(() => page.getByRole("link", { name: /^숨김/ }).textContent()).toBe("숨김1");
  await page.getByRole("status").getByRole("button", { name: "되돌리기" }).click();
  await expect.poll(() => page.getByRole("link", { name: /^숨김/ }).textContent()).toBe("숨김0");
}, 60_000);

test("console banners: each screen fits a phone and has no faults of access", async () => {
  const { page } = operator;
  await page.setViewportSize({ width: 390, height: 844 });
  for (const screen of ["/banners?view=all", "/promotions", "/popups?view=all", "/videos"]) {
    await page.goto(screen);
    await page.getByRole("navigation", { name: "진열 화면" }).waitFor();
    await expect.poll(() => page.getByText("불러오는 중이에요").count()).toBe(0);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      screen,
    ).toBeLessThanOrEqual(0);
    expect(await axe(page), screen).toEqual([]);
  }
  expect(operator.complaints).toEqual([]);
}, 60_000);

import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage, reloadPage } from "./browser-visit-helpers.ts";
import { anotherVariant, here } from "./look-up-journey-shops.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser("with pictures");
});
afterAll(() => browser.close());

const saved = (page: Page) => page.getByRole("button", { name: /^저장하기/ });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const countIn = async (button: Locator) => Number(/\d+$/.exec((await button.textContent()) ?? "")?.[0]);

/** Waits until a video is on the stage, not only in the URL. */
async function untilAt(page: Page, id: number | undefined): Promise<void> {
  await page.waitForURL(`**/player/${id}`);
  await page.locator(`[data-video="${id}"]`).waitFor();
}

/** Ids of the feed in order. */
async function feed(page: Page): Promise<number[]> {
  const hrefs = await page
    .locator(".video-grid article > a:first-child")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  return hrefs.map((href) => Number(/\d+$/.exec(href)?.[0]));
}

test("player: opened from the feed, turned by keys, and left to the same place", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await openPage(page, "/video");
  expect(await axe(page)).toEqual([]);
  const ids = await feed(page);
  expect(ids.length).toBeGreaterThan(5);
  const card = page.locator(`a[href="/player/${ids[3]}"]`);
  await page.evaluate(() => window.scrollTo(0, 700));
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await card.click();
  await untilAt(page, ids[3]);
  await heading(page).waitFor();

  await page.keyboard.press("j");
  await untilAt(page, ids[4]);
  await page.keyboard.press("ArrowDown");
  await untilAt(page, ids[5]);
  await page.keyboard.press("k");
  await untilAt(page, ids[4]);
  await page.keyboard.press("ArrowUp");
  await untilAt(page, ids[3]);

  await page.getByRole("button", { name: "뒤로 가기" }).click();
  await page.waitForURL("**/video");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  expect(complaints).toEqual([]);
  await end();
});

test("player: the wheel and a swipe turn one video at a time, and the ends say so", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await page.goto("/video");
  const ids = await feed(page);
  await openPage(page, `/player/${ids[0]}`);
  await page.mouse.move(200, 300);
  for (let turn = 0; turn < 5; turn += 1) await page.mouse.wheel(0, 90);
  await untilAt(page, ids[1]);
  await swipe(page, -200);
  await untilAt(page, ids[2]);
  await swipe(page, 200);
  await untilAt(page, ids[1]);
  await openPage(page, `/player/${ids[0]}`);
  await page.mouse.wheel(0, -200);
  await page.getByText("첫 영상이에요").waitFor();
  await openPage(page, `/player/${ids.at(-1)}`);
  await page.keyboard.press("j");
  await page.getByText("마지막 영상이에요").waitFor();
  expect(complaints).toEqual([]);
  await end();
});

test("player: with reduced motion nothing starts by itself; it plays, seeks, ends and counts one view", async () => {
  const { page, complaints, end } = await newVisit(browser);
  const counted: number[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith("/view-count/increase"))
      counted.push(((await response.json()) as { viewCount: number }).viewCount);
  });
  await openPage(page, "/player/4001");
  const video = page.locator("video.player-video");
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => [element.paused, element.muted]))
    .toEqual([true, true]);
  await expect.poll(() => video.getAttribute("poster")).toContain("/images/");
  expect(await axe(page)).toEqual([]);

  await page.getByRole("button", { name: "재생" }).click();
  await expect.poll(() => counted.length).toBe(1);
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.2);
  await page.keyboard.press("m");
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(false);
  await page.keyboard.press(" ");
  await page.getByRole("button", { name: "재생" }).waitFor();

  const bar = page.getByRole("slider", { name: "재생 위치" });
  await bar.focus();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => bar.getAttribute("aria-valuetext")).toMatch(/가운데 0:06|가운데 0:07/);
  await page.getByRole("button", { name: "재생" }).click();
  await page.getByRole("button", { name: "다시 보기" }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "다시 보기" }).click();
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(false);
  await reloadPage(page);
  await page.getByRole("button", { name: "재생" }).click();
  await expect.poll(() => counted.length).toBe(2);
  expect(new Set(counted).size).toBe(1);
  expect(complaints).toEqual([]);
  await end();
});

test("video: saved, listed, and its products are linked", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await openPage(page, "/player/4001");
  const before = await countIn(saved(page));
  await saved(page).click();
  await expect.poll(() => saved(page).getAttribute("aria-pressed")).toBe("true");
  await reloadPage(page);
  await expect.poll(() => saved(page).getAttribute("aria-pressed")).toBe("true");
  await expect.poll(() => countIn(saved(page))).toBe(before + 1);
  const title = (await heading(page).textContent()) ?? "";
  await openPage(page, "/favorites?list=videos");
  await page.getByRole("link", { name: title }).click();
  await untilAt(page, 4001);

  await page.getByRole("button", { name: /더보기/ }).click();
  const sheet = page.getByRole("dialog", { name: "영상에 나온 상품" });
  await sheet.waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press("j");
  expect(page.url()).toContain("/player/4001");
  await sheet.getByRole("link").first().click();
  await page.waitForURL(/\/products\/\d+/);
  await page.getByRole("link", { name: /영상 보기/ }).waitFor();
  // The sheet has no history entry of its own here.
  await page.goBack();
  await untilAt(page, 4001);
  await page.goBack();
  await page.waitForURL("**/favorites?list=videos");
  expect(complaints).toEqual([]);
  await end();
});

test("player: starts by itself without reduced motion, and only the next video is prefetched", async () => {
  const context = await browser.newContext({
    baseURL: here().shopUrl,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  const files = new Set<string>();
  page.on("request", (request) => {
    if (request.url().endsWith(".mp4")) files.add(request.url().split("/").at(-1) ?? "");
  });
  await openPage(page, "/player/4001");
  await expect
    .poll(() => page.locator("video.player-video").evaluate((element: HTMLVideoElement) => element.paused))
    .toBe(false);
  expect(files.size).toBe(2);
  await context.close();
});

test("videos: shown on ru", async () => {
  const shop = await anotherVariant("ru");
  const { page, complaints, end } = await newVisit(browser);
  try {
    for (const screen of ["/video", "/player/4001", "/favorites", "/favorites?list=videos"]) {
      await openPage(page, shop + screen);
      expect(await axe(page), screen).toEqual([]);
    }
    expect(complaints).toEqual([]);
  } finally {
    await end();
  }
});

/** Swipes vertically by a distance in px. */
async function swipe(page: Page, by: number): Promise<void> {
  await page.locator("main.player").evaluate((stage, distance) => {
    const touch = (clientY: number) => new Touch({ identifier: 1, target: stage, clientX: 100, clientY });
    stage.dispatchEvent(new TouchEvent("touchstart", { touches: [touch(400)], bubbles: true }));
    stage.dispatchEvent(
      new TouchEvent("touchend", { changedTouches: [touch(400 + distance)], bubbles: true }),
    );
  }, by);
}

import { mkdtemp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage, type Visit } from "./browser-visit-helpers.ts";
import { buy, join } from "./buying-steps-by-calls.ts";
import { anotherVariant } from "./look-up-journey-shops.ts";
import { change, read } from "./read-and-change-rows.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser("with pictures");
});
afterAll(() => browser.close());

const TEXT = "자르자마자 과즙이 흘러서 영상으로 남겨요";
const PART = "**/v1/app-users/videos/*/parts/*";

test("review with a video: cancelled, failed, retried, sent, played by others and taken out", async () => {
  await reviewWithVideo(await newVisit(browser, 390));
});

test("review with a video: works on another variant", async () => {
  await reviewWithVideo(await newVisit(browser, 360, await anotherVariant("farmer")));
});

test("video of a review: what is no video, or too large, is said before anything is sent", async () => {
  const { page, complaints, end } = await newVisit(browser, 390);
  await openForm(page);
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  const choose = page.getByLabel("영상 고르기");
  await choose.setInputFiles({
    name: "movie.mp4",
    mimeType: "video/mp4",
    buffer: Buffer.from("not a video"),
  });
  await page.getByText("이 브라우저에서 재생할 수 없는 영상이에요").waitFor();
  expect(await page.getByRole("button", { name: /다시 올리기$/ }).count()).toBe(0);
  await page.getByRole("button", { name: "영상 빼기" }).click();
  const folder = await mkdtemp(path.join(tmpdir(), "large-video-"));
  const large = path.join(folder, "large.mp4");
  await writeFile(large, "");
  await truncate(large, 100 * 1024 * 1024 + 1);
  await choose.setInputFiles(large);
  await page.getByText("영상은 100MB까지 올릴 수 있어요. 줄여서 올려 주세요").waitFor();
  await rm(folder, { recursive: true });
  expect(calls.filter((url) => url.includes("/videos"))).toEqual([]);
  expect(complaints).toEqual([]);
  await end();
});

async function reviewWithVideo({ page, complaints, end }: Visit): Promise<void> {
  const productId = await openForm(page);
  const choose = page.getByLabel("영상 고르기");
  const film = await video();

  // The first upload hangs until it is cancelled; the focus returns to where a video is chosen.
  await page.route(PART, () => undefined, { times: 1 });
  const hanging = page.waitForRequest(PART);
  await choose.setInputFiles(film);
  await page.getByRole("progressbar", { name: "영상 올리기" }).waitFor();
  await hanging;
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "영상 올리기 취소" }).press("Enter");
  await expect.poll(() => choose.evaluate((input) => input === document.activeElement)).toBe(true);

  await page.route(PART, (route) => route.abort(), { times: 1 });
  await choose.setInputFiles(film);
  await page.getByRole("button", { name: "juice.mp4 다시 올리기" }).click();
  await page.getByRole("img", { name: "고른 영상" }).waitFor();
  await page.getByText("영상을 올렸어요").waitFor({ state: "attached" });
  expect(await axe(page)).toEqual([]);
  await page.getByRole("radio", { name: "5점, 최고예요" }).check({ force: true });
  await page.getByLabel("후기", { exact: true }).fill(TEXT);
  await page.reload();
  // The stored video is part of the draft.
  await page.getByRole("img", { name: "고른 영상" }).waitFor();
  await page.getByRole("button", { name: "후기 올리고 300P 받기" }).click();
  await page.getByText("후기를 올리고 300P를 받았어요").waitFor();
  await page.getByLabel(/님의 후기 영상$/).waitFor();

  await openPage(page, `/products/${productId}/reviews?order=latest`);
  const player = page
    .getByRole("article")
    .first()
    .getByLabel(/님의 후기 영상$/);
  await plays(page, player);
  expect(await axe(page)).toEqual([]);

  await openPage(page, `/products/${productId}/photos`);
  await page
    .getByRole("button", { name: /후기 사진.*영상 0:/ })
    .first()
    .press("Enter");
  const viewer = page.getByRole("dialog");
  await plays(page, viewer.getByLabel(/님의 후기 영상$/));
  expect(await axe(page)).toEqual([]);

  await page.goto("/my-reviews?tab=written");
  await page.getByRole("link", { name: /후기 고치기$/ }).click();
  await page.getByRole("button", { name: "영상 빼기" }).press("Enter");
  await page.getByRole("button", { name: "고친 후기 올리기" }).click();
  await page.getByText("후기를 고쳤어요. 사진 후기 200P는 돌려줬어요").waitFor();
  await expect.poll(() => page.getByLabel(/님의 후기 영상$/).count()).toBe(0);
  expect(complaints).toEqual([]);
  await end();
}

/** Plays a video to its second tenth of a second, muted and in place. */
async function plays(page: Page, player: ReturnType<Page["locator"]>): Promise<void> {
  await player.waitFor();
  expect(
    await player.evaluate((element) => {
      const { muted, playsInline, controls, preload } = element as HTMLVideoElement;
      return { muted, playsInline, controls, preload };
    }),
  ).toEqual({ muted: true, playsInline: true, controls: true, preload: "none" });
  const [answer] = await Promise.all([
    page.waitForResponse(/\/media\/uploads\//),
    player.evaluate((element) => (element as HTMLVideoElement).play()),
  ]);
  expect(answer.status()).toBe(206);
  await expect
    .poll(() => player.evaluate((element) => (element as HTMLVideoElement).currentTime))
    .toBeGreaterThan(0.2);
  await player.evaluate((element) => (element as HTMLVideoElement).pause());
}

/** Opens the form for a delivered product and returns the product's id. */
async function openForm(page: Page): Promise<number> {
  await join(page, `video${Date.now()}@todayfruit.example`);
  const { id } = await buy(page, { goods: [[20_008, "5kg"]] });
  await change("update order_product set status = 'delivery_end' where order_id = $1", [id]);
  await change(
    `with moved as (update orders set status = 'delivery_end' where id = $1 returning id)
     insert into order_status_change (order_id, from_status, to_status, actor, at)
     select id, 'paid', 'delivery_end', 'shop', now() from moved`,
    [id],
  );
  const [product] = await read<{ id: number; product_id: number }>(
    "select id, product_id from order_product where order_id = $1",
    [id],
  );
  await openPage(page, `/my-reviews/write/${product?.id}`);
  return product?.product_id ?? 0;
}

async function video() {
  const file = path.join(import.meta.dirname, "../../data/media/videos/abc-juice.mp4");
  return { name: "juice.mp4", mimeType: "video/mp4", buffer: await readFile(file) };
}

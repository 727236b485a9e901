import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { buy, callAs, join } from "./buying-steps-by-calls.ts";
import { change, read } from "./read-and-change-rows.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const PICTURE = 'img[src*="uploads/"]';

test("profile picture: uploaded, shown on my page and at own reviews, and removed", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await join(page, `face${Date.now()}@todayfruit.example`);
  await openPage(page, "/profile");
  const panel = page.getByRole("region", { name: "프로필 사진" });
  await expect.poll(() => panel.locator(PICTURE).count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  const buffer = await readFile(path.join(import.meta.dirname, "../../data/media/photos/anjou-1.jpg"));
  await panel
    .getByLabel("프로필 사진 올리기")
    .setInputFiles({ name: "face.jpg", mimeType: "image/jpeg", buffer });
  await page.getByText("사진을 바꿨어요").waitFor();
  await panel.locator(PICTURE).waitFor();
  expect(await axe(page)).toEqual([]);

  await openPage(page, "/my-todayfruit");
  await page.getByRole("main").locator(PICTURE).waitFor();
  const order = await buy(page);
  await change("update order_product set status = 'delivery_end' where order_id = $1", [order.id]);
  const [item] = await read<{ id: number }>("select id from order_product where order_id = $1", [order.id]);
  await callAs(page, "POST /v1/app-users/reviews", {
    body: { orderItemProductId: item?.id ?? 0, score: 5, contents: "아삭하고 달아요. 또 살게요", images: [] },
  });
  await openPage(page, "/my-reviews?tab=written");
  await page.getByText("아삭하고 달아요. 또 살게요").waitFor();
  await page.getByRole("article").locator(PICTURE).waitFor();

  await openPage(page, "/profile");
  await panel.getByRole("button", { name: "사진 지우기" }).click();
  await page.getByText("사진을 지웠어요").waitFor();
  await expect.poll(() => panel.locator(PICTURE).count()).toBe(0);
  expect(complaints).toEqual([]);
  await end();
});

test("profile picture: a file that is no picture is refused with the reason", async () => {
  const { page, end } = await newVisit(browser);
  await join(page, `nofile${Date.now()}@todayfruit.example`);
  await openPage(page, "/profile");
  const file = { name: "face.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") };
  await page.getByLabel("프로필 사진 올리기").setInputFiles(file);
  await page.getByText(/읽을 수 없는 사진이에요/).waitFor();
  await end();
});

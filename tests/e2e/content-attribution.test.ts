import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage, type Visit } from "./browser-visit-helpers.ts";
import {
  agreeAndPay,
  answerWindow,
  fillGuestAddress,
  orderFromCart,
  putIntoCart,
} from "./buying-steps-on-pages.ts";
import { openConsole } from "./console-visit-steps.ts";
import { anotherVariant } from "./look-up-journey-shops.ts";
import { read } from "./read-and-change-rows.ts";

let browser: Browser;
let operator: Visit;
beforeAll(async () => {
  browser = await openBrowser();
  operator = await openConsole(browser);
});
afterAll(() => browser.close());

/** Buys the product that is shown as a guest, through the cart; returns the order's id. */
async function buyShown(page: Page): Promise<number> {
  await page.getByRole("button", { name: "구매하기", exact: true }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("group", { name: "옵션" }).getByRole("button").first().click();
  await putIntoCart(page);
  await orderFromCart(page);
  await fillGuestAddress(page);
  await agreeAndPay(page);
  await answerWindow(page, "승인");
  await page.waitForURL(/\/payment\/result\//);
  await page.getByRole("heading", { name: "주문을 받았어요" }).waitFor();
  const [order] = await read<{ id: number }>("select max(order_id)::int as id from order_content", []);
  return order?.id ?? 0;
}

test("a product bought from a video names the video in the console, on the order and in the report", async () => {
  const [video] = await read<{ id: number; title: string }>(
    `select v.id::int as id, v.title from video v
      where cardinality(v.product_ids) > 0 and not v.is_hidden
        and exists (select from product p where p.id = v.product_ids[1] and can_be_bought(p) and not p.requires_share
                                            and not p.is_app_only)
      order by v.id limit 1`,
    [],
  );
  if (!video) throw new Error("The demonstration shop has videos of products");
  const { page, complaints, end } = await newVisit(browser);
  await openPage(page, `/player/${video.id}`);
  await page.getByRole("link", { name: /구매$/ }).click();
  await page.waitForURL(new RegExp(`/products/\\d+\\?video=${video.id}$`));
  const id = await buyShown(page);
  expect(complaints).toEqual([]);
  await end();

  const desk = operator.page;
  await desk.goto(`/orders/${id}`);
  await desk.getByText(`영상: ${video.title}`).waitFor();
  expect(await axe(desk)).toEqual([]);
  await desk.goto("/stats/sources");
  const table = desk.getByRole("region", { name: "영상과 라이브 방송" });
  await table.getByRole("row", { name: new RegExp(video.title) }).waitFor();
  expect(await axe(desk)).toEqual([]);
}, 120_000);

test("a broadcast is made in the console, and its link credits the order", async () => {
  const desk = operator.page;
  await desk.goto("/broadcasts?id=new");
  const made = desk.getByRole("region", { name: "새 라이브 방송" });
  await made.getByLabel("제목", { exact: true }).fill("감귤 산지 라이브");
  await made.getByLabel("열리는 곳").fill("/products/20003");
  await made.getByRole("button", { name: "만들기" }).click();
  await desk.getByText("라이브 방송을 만들었어요").waitFor();
  const link = desk.getByText(/^\/products\/20003\?live=\d+$/).last();
  await desk.getByText("방송에 올릴 링크").waitFor();
  expect(await axe(desk)).toEqual([]);

  const { page, end } = await newVisit(browser);
  await openPage(page, (await link.textContent()) ?? "");
  const id = await buyShown(page);
  await end();
  await desk.goto(`/orders/${id}`);
  await desk.getByText("라이브 방송: 감귤 산지 라이브").waitFor();
}, 120_000);

describe.each(["market", "farmer", "ru"] as const)("%s", (variant) => {
  test("a shared video's link and the products below it carry the video to the order form", async () => {
    const visit = await newVisit(browser, 390, await anotherVariant(variant));
    const { page, end } = visit;
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/v4/app-users/order-tmp?")) asked.push(request.url());
    });
    await openPage(page, "/player/4001?video=4001");
    await openPage(page, "/products/20003");
    await page.getByRole("button", { name: "구매하기", exact: true }).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("group", { name: "옵션" }).getByRole("button").first().click();
    await sheet.getByRole("button", { name: "바로 구매" }).click();
    await page.waitForURL(/\/checkout\//);
    expect(asked[0]).toMatch(/video=4001&touch_age=\d+$/);
    await end();
  });
});

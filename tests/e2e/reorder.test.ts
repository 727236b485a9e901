import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { buy, callAs, type Good, join, optionOf } from "./buying-steps-by-calls.ts";
import { anotherVariant } from "./look-up-journey-shops.ts";
import { change, read } from "./read-and-change-rows.ts";

const EGGS: Good = [20_196, "30구"];
const APPLES: Good = [20_018, "4kg"];
const RICE: Good = [20_202, "10kg"];
const BEEF: Good = [20_200, "600g"];

let browser: Browser;
let before: { id: number; status: string; price: number }[];
beforeAll(async () => {
  browser = await openBrowser();
  before = await read("select id, status, price from product_option where product_id = any($1)", [
    [EGGS, APPLES, RICE, BEEF].map(([id]) => id),
  ]);
});
/** Other journeys of the shop buy these products. */
afterAll(async () => {
  for (const { id, status, price } of before) {
    await change("update product_option set status = $2, price = $3 where id = $1", [id, status, price]);
  }
  await browser.close();
});

/** Buys goods together, some days ago; resolves to the order's id. */
async function buyDaysAgo(page: Page, days: number, goods: readonly [Good, ...Good[]]): Promise<number> {
  const { id } = await buy(page, { goods });
  await change("update orders set created_at = created_at - make_interval(days => $2) where id = $1", [
    id,
    days,
  ]);
  return id;
}

/** Makes a product cheaper by an amount (원) than it was sold at. */
async function lower([productId, option]: Good, amount: number): Promise<void> {
  await change("update product_option set price = price - $2 where id = $1", [
    await optionOf(productId, option),
    amount,
  ]);
}

const sellOut = async ([productId, option]: Good) =>
  change("update product_option set status = 'stock_out' where id = $1", [await optionOf(productId, option)]);

test("repeat purchases: what is due goes into the cart together, from my page, the empty cart and home", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await join(page, "repeat@todayfruit.example");
  await openPage(page, "/repeat-purchases");
  await page.getByRole("heading", { name: "아직 두 번 산 것이 없어요" }).waitFor();
  expect(await axe(page)).toEqual([]);

  await buyDaysAgo(page, 28, [EGGS, BEEF]);
  await buyDaysAgo(page, 21, [APPLES, RICE]);
  await buyDaysAgo(page, 14, [EGGS, APPLES, RICE, BEEF]);
  await lower(APPLES, 2_000);
  await sellOut(RICE);
  await openPage(page, "/my-todayfruit");
  await page.getByRole("link", { name: "늘 사던 것" }).click();
  const due = page.getByRole("region", { name: "슬슬 떨어질 때예요" });
  await due.getByText(/^7일마다 · 2번 샀어요 · 마지막 \d+월 \d+일$/).waitFor();
  expect(await due.getByRole("listitem").count()).toBe(3);
  await due.getByText("2,000원 내렸어요").waitFor();
  const others = page.getByRole("region", { name: "자주 산 것" });
  await others.getByRole("button", { name: /이천쌀.*입고 알림 받기/ }).waitFor();
  expect(await axe(page)).toEqual([]);

  // By the keyboard: one of them, then all.
  await due.getByRole("button", { name: /유정란.*장바구니에 담기/ }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("1개를 담았어요", { exact: false }).waitFor();
  await page.getByRole("link", { name: "장바구니, 상품 1개" }).waitFor();
  await due.getByRole("button", { name: /^3개 [\d,]+원 담기$/ }).click();
  await page.getByText("3개를 담았어요", { exact: false }).waitFor();
  await page.getByRole("link", { name: "장바구니, 상품 3개" }).waitFor();

  await page.getByRole("button", { name: /이천쌀.*입고 알림 받기/ }).click();
  await page.getByRole("dialog", { name: "들어오면 알려드릴까요?" }).waitFor();
  await page.keyboard.press("Escape");

  await openPage(page, "/");
  await page.getByRole("link", { name: /슬슬 떨어질 때예요/ }).click();
  await page.waitForURL("**/repeat-purchases");
  await change(
    "delete from cart_option where cart_item_id in (select c.id from cart_item c join app_user u on u.id = c.user_id where u.email = $1)",
    ["repeat@todayfruit.example"],
  );
  await openPage(page, "/cart");
  await page.getByRole("link", { name: /슬슬 떨어질 때예요/ }).waitFor();
  expect(await axe(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await end();
});

test("repeat purchases: a guest is led to log in; a failure is said and loads again", async () => {
  const { page, complaints, end } = await newVisit(browser, 360);
  await openPage(page, "/repeat-purchases");
  await page.getByRole("link", { name: "로그인 · 회원가입" }).waitFor();
  expect(await axe(page)).toEqual([]);
  await join(page, "repeat-fails@todayfruit.example");
  let fail: () => void = () => undefined;
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route("**/v1/app-users/repeat-purchases", async (route) => {
    await failing;
    await route.abort();
  });
  await page.goto("/repeat-purchases");
  await page.getByRole("status").filter({ hasText: "늘 사던 것 불러오는 중" }).waitFor();
  fail();
  const alert = page.getByRole("alert").filter({ hasText: "불러오지 못했어요" });
  await alert.waitFor();
  expect(await axe(page)).toEqual([]);
  await page.unroute("**/v1/app-users/repeat-purchases");
  await page.getByRole("button", { name: "다시 불러오기" }).click();
  await page.getByRole("heading", { name: "아직 두 번 산 것이 없어요" }).waitFor();
  expect(complaints).toEqual([]);
  await end();
});

test("reorder: an order is compared with today before its lines go into the cart; a sold-out one is awaited or replaced", async () => {
  const { page, complaints, end } = await newVisit(browser, 360);
  await join(page, "reorder@todayfruit.example");
  await change("update product_option set status = 'stock_in' where id = $1", [await optionOf(...RICE)]);
  const order = await buyDaysAgo(page, 20, [EGGS, BEEF, RICE]);
  await change("update order_product set status = 'delivery_end' where order_id = $1", [order]);
  await lower(BEEF, 1_000);
  await sellOut(RICE);

  await openPage(page, `/orders/${order}`);
  await page.getByRole("button", { name: "이 주문 모두 다시 담기" }).click();
  const sheet = page.getByRole("dialog", { name: /^\d+월 \d+일 주문, 다시 담을게요$/ });
  await sheet.getByText(/그때보다 모두 1,000원 싸졌어요. 1개는 지금 살 수 없어요/).waitFor();
  expect(await sheet.getByRole("checkbox", { name: /이천쌀/ }).isDisabled()).toBe(true);
  await sheet.getByRole("link", { name: /원 보기$/ }).waitFor();
  await sheet.getByRole("button", { name: "2개 장바구니에 담기" }).waitFor();
  expect(await axe(page)).toEqual([]);

  await sheet.getByRole("button", { name: /유정란.*수량 늘리기/ }).click();
  await sheet.getByRole("button", { name: "3개 장바구니에 담기" }).waitFor();
  await sheet.getByRole("checkbox", { name: /소불고기/ }).focus();
  await page.keyboard.press("Space");
  await sheet.getByRole("button", { name: "2개 장바구니에 담기" }).click();
  await page.getByText("2개를 담았어요", { exact: false }).waitFor();
  await sheet.waitFor({ state: "hidden" });
  const cart = await callAs(page, "GET /v1.2/app-users/shopping-carts");
  const [line, ...others] = cart.list.flatMap(({ bundleItems }) => bundleItems);
  expect(others).toEqual([]);
  expect([line?.product.id, line?.optionGroups[0]?.optionUnit]).toEqual([EGGS[0], 2]);

  await openPage(page, "/orders");
  await page.getByRole("button", { name: /이천쌀.*다시 담기/ }).click();
  await sheet.getByText("지금 살 수 있는 것이 없어요").waitFor();
  await sheet.getByRole("button", { name: "담을 것을 골라 주세요" }).waitFor();
  await sheet.getByRole("button", { name: /이천쌀.*입고 알림 받기/ }).click();
  const alarm = page.getByRole("dialog", { name: "들어오면 알려드릴까요?" });
  await alarm.getByRole("button", { name: /들어오면 알림 받기$/ }).click();
  await page.getByText(/들어오면 바로 알려드릴게요$/).waitFor();

  // Esc gives the focus back to the button.
  const beef = page.getByRole("button", { name: /소불고기.*다시 담기/ });
  await beef.focus();
  await page.keyboard.press("Enter");
  await sheet.getByText("그때보다 1,000원 싸졌어요").waitFor();
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "hidden" });
  expect(await beef.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
  await end();
});

test.each(["market", "farmer", "ru"] as const)(
  "reorder on %s: page and sheet fit and keep their contrast",
  async (variant) => {
    const { page, complaints, end } = await newVisit(browser, 360, await anotherVariant(variant));
    await join(page, `reorder-${variant}@todayfruit.example`);
    await buyDaysAgo(page, 20, [EGGS, BEEF]);
    await buyDaysAgo(page, 10, [EGGS, BEEF]);
    await openPage(page, "/repeat-purchases");
    await page.getByRole("heading", { name: "슬슬 떨어질 때예요" }).waitFor();
    expect(await axe(page, ["color-contrast"])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.getByRole("button", { name: /주문 다시 담기$/ }).click();
    await page.getByRole("button", { name: "2개 장바구니에 담기" }).waitFor();
    expect(await axe(page, ["color-contrast"])).toEqual([]);
    expect(complaints).toEqual([]);
    await end();
  },
);

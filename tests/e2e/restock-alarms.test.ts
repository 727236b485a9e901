import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage, reloadPage } from "./browser-visit-helpers.ts";
import { callAs, join, optionOf } from "./buying-steps-by-calls.ts";
import { change, read } from "./read-and-change-rows.ts";
import { newPhone, textSentTo } from "./sign-up-and-log-in-steps.ts";

const MANDARINS = 20001;
const BLUEBERRIES = 20039;
const GOLDEN = 20013;
const PRODUCTS = [MANDARINS, BLUEBERRIES, GOLDEN];

let browser: Browser;
let before: { products: Statuses; options: Statuses };
type Statuses = { id: number; status: string }[];
beforeAll(async () => {
  browser = await openBrowser();
  before = {
    products: await read("select id, status from product where id = any($1)", [PRODUCTS]),
    options: await read("select id, status from product_option where product_id = any($1)", [PRODUCTS]),
  };
});
/** Other journeys of the shop buy these products, or find them sold out. */
afterAll(async () => {
  for (const { id, status } of before.options) {
    await change("update product_option set status = $2 where id = $1", [id, status]);
  }
  for (const { id, status } of before.products) {
    await change("update product set status = $2 where id = $1", [id, status]);
  }
  await browser.close();
});

/** Puts units of an option on the shelf, as an operator's booking would. */
async function restock(optionId: number): Promise<void> {
  await change(
    "with reason as (select set_config('shop.stock_movement', 'correction:', true)) update option_stock s set on_hand = 5 from reason where s.option_id = $1",
    [optionId],
  );
  await change("update product_option set status = 'stock_in' where id = $1", [optionId]);
  await change(
    "update product set status = 'stock_in' where id = (select product_id from product_option where id = $1)",
    [optionId],
  );
}

/** Reads the alarms of a product with what they wait for, so that a failure says which was late. */
const alarmsOf = (productId: number) =>
  read(
    "select a.outcome, p.status, p.is_sold_out from restock_alarm a join product p on p.id = a.product_id where p.id = $1",
    [productId],
  );

test("restock alarm: a sold-out page keeps its price and shows others; a member asks, takes back, and is told once", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await join(page, "restock@todayfruit.example");
  await openPage(page, `/products/${BLUEBERRIES}`);
  const summary = page.getByRole("region", { name: "상품 요약" });
  await summary.getByText("16,900").waitFor();
  await page.getByText("준비한 수량이 모두 팔렸어요").waitFor();
  await page.getByText(/다음 수확은 \d+월 \d+일 \(.\)/).waitFor();
  await page.getByRole("heading", { name: "비슷한 과일" }).waitFor();
  await page.getByRole("heading", { name: "화순맑은베리의 다른 상품" }).waitFor();
  const toFarm = page.getByRole("link", { name: "화순맑은베리의 다른 상품 농장 보기" });
  expect(await toFarm.getAttribute("href")).toBe("/farms/318");
  expect(await axe(page)).toEqual([]);

  // By the keyboard alone: the sheet opens, an option is chosen, and the focus comes back.
  const ask = page.getByRole("button", { name: "입고 알림 받기" });
  await ask.focus();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "들어오면 알려드릴까요?" });
  await sheet.getByRole("radio", { name: /500g 16,900원/ }).focus();
  await page.keyboard.press("ArrowDown");
  await sheet.getByRole("button", { name: "1kg 들어오면 알림 받기" }).waitFor();
  await sheet.getByText(/\d+월 \d+일까지 기다리고/).waitFor();
  expect(await axe(page)).toEqual([]);
  await sheet.getByRole("button", { name: "1kg 들어오면 알림 받기" }).click();
  await page.getByText("1kg이 들어오면 바로 알려드릴게요").waitFor();
  const asked = page.getByRole("button", { name: "알림 신청했어요" });
  await asked.waitFor();
  expect(await asked.getAttribute("aria-pressed")).toBe("true");
  await asked.click();
  await page.getByRole("button", { name: "그만 받기" }).click();
  await ask.waitFor();

  await ask.click();
  await sheet.getByRole("radio", { name: "어느 것이든 먼저 들어오는 것" }).check({ force: true });
  await sheet.getByRole("button", { name: "들어오면 알림 받기", exact: true }).click();
  await asked.waitFor();
  await openPage(page, "/opening-alarms");
  await page.getByRole("heading", { name: "입고를 기다려요" }).waitFor();
  expect(await axe(page)).toEqual([]);

  await restock(await optionOf(BLUEBERRIES, "500g"));
  await expect
    .poll(() => alarmsOf(BLUEBERRIES), { timeout: 20_000 })
    .toEqual([{ outcome: "restocked", status: "stock_in", is_sold_out: false }]);
  await openPage(page, "/notifications?list=fruitSnsList");
  const told = page.getByRole("link", { name: /기다리던 상품이 들어왔어요/ });
  await told.waitFor();
  expect(await told.count()).toBe(1);
  await told.click();
  await page.waitForURL(`**/products/${BLUEBERRIES}`);
  await page.getByRole("button", { name: "구매하기", exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await end();
});

test("restock alarm: a guest asks from the option sheet with a number and consent, and is told by text", async () => {
  const { page, complaints, end } = await newVisit(browser, 360);
  const phone = newPhone();
  await openPage(page, `/products/${GOLDEN}`);
  await page.getByRole("button", { name: "구매하기", exact: true }).click();
  await page.getByRole("button", { name: "5kg (23~30과) 입고 알림 받기" }).click();
  const sheet = page.getByRole("dialog", { name: "들어오면 알려드릴까요?" });
  await sheet.getByRole("button", { name: "5kg 들어오면 알림 받기" }).click();
  await sheet.getByText("휴대폰 번호를 확인해 주세요").waitFor();
  await sheet.getByText("번호를 쓰는 데 동의해 주세요").waitFor();
  expect(await axe(page)).toEqual([]);
  await sheet.getByLabel("휴대폰 번호").fill(phone);
  await sheet.getByText("입고 알림을 보내는 데 번호를 써도 좋아요").click();
  await sheet.getByRole("button", { name: "5kg 들어오면 알림 받기" }).click();
  await page.getByText("5kg이 들어오면 바로 알려드릴게요").waitFor();
  await restock(await optionOf(GOLDEN, "5kg"));
  await expect.poll(() => textSentTo(phone, "들어왔어요"), { timeout: 20_000 }).toContain("황금향");
  const kept = await read("select phone from restock_alarm where product_id = $1", [GOLDEN]);
  expect(kept).toEqual([{ phone: null }]);
  expect(complaints).toEqual([]);
  await end();
});

test("restock alarm: sold-out cards and cart lines lead to the alarm", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await join(page, "restock-cart@todayfruit.example");
  const optionId = await optionOf(MANDARINS, "3kg");
  await callAs(page, "POST /v1.2/app-users/shopping-carts", {
    body: { productId: MANDARINS, optionGroups: [{ optionId, optionUnit: 1 }] },
  });
  await change("update product_option set status = 'stock_out' where id = $1", [optionId]);
  await openPage(page, "/cart");
  await page.getByRole("button", { name: /입고 알림 받기$/ }).click();
  await page.getByRole("dialog", { name: "들어오면 알려드릴까요?" }).waitFor();
  await page.getByRole("button", { name: /들어오면 알림 받기$/ }).click();
  await page.getByText(/들어오면 바로 알려드릴게요$/).waitFor();
  await reloadPage(page);
  await page.getByRole("button", { name: /알림 신청했어요$/ }).waitFor();
  expect(await axe(page)).toEqual([]);

  await openPage(page, "/search?q=청귤");
  await page.getByRole("button", { name: "제주 청귤(풋귤) 5kg 청귤청용 입고 알림 받기" }).click();
  await page.getByRole("dialog", { name: "들어오면 알려드릴까요?" }).waitFor();
  expect(complaints).toEqual([]);
  await end();
});

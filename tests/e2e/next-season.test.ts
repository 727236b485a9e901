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

/** A product of a kind that is sold throughout the year, so that it is suggested whenever its season begins. */
const MANDARINS = 20_001;
const TITLE = "다음엔 이 과일 어때요";

/** Lets the season of a kind begin a number of months from now; returns the month. */
async function beginIn(kind: string, months: number): Promise<number> {
  const now = new Date(Date.now() + 9 * 3_600_000);
  const month = ((now.getUTCMonth() + months) % 12) + 1;
  await change("update harvest_season set months = array[$2]::integer[] where kind = $1", [kind, month]);
  return month;
}

test("payment result: fruit whose season begins soon is suggested with the month, and what was bought is not", async () => {
  const before = await read<{ kind: string; months: number[] }>(
    "select kind, months from harvest_season",
    [],
  );
  const { page, complaints, end } = await newVisit(browser, 360);
  try {
    await change(
      "update harvest_season set months = array[extract(month from $1::timestamptz + interval '6 months')]::integer[]",
      [new Date()],
    );
    await beginIn("satsuma", 0);
    const soon = await beginIn("apple", 1);
    const now = await beginIn("strawberry", 0);
    await join(page, "next-season@todayfruit.example");
    const order = await buy(page, { goods: [[MANDARINS, "3kg"]] });
    await openPage(page, `/payment/result/${order.uuid}`);
    const suggested = page.getByRole("region", { name: TITLE, exact: true });
    await suggested.getByText(`${soon}월부터 제철이에요`).waitFor();
    expect(await suggested.getByRole("article").count()).toBe(2);
    expect(await suggested.getByText(/부터 제철이에요/).allTextContents()).toEqual([
      `${now}월부터 제철이에요`,
      `${soon}월부터 제철이에요`,
    ]);
    expect(await suggested.getByText(/감귤/).count()).toBe(0);
    expect(await axe(page)).toEqual([]);

    // By the keyboard: an option goes into the cart from here.
    await suggested
      .getByRole("button", { name: /장바구니에 담기$/ })
      .first()
      .focus();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: /옵션 선택$/ }).waitFor();
    await page.keyboard.press("Escape");

    await change(
      "update harvest_season set months = array[$1]::integer[] where kind in ('apple', 'strawberry')",
      [((now + 5) % 12) + 1],
    );
    const { list } = await callAs(page, "GET /v1/app-users/orders/{id}/season-suggestions", {
      path: { id: order.id },
    });
    expect(list).toEqual([]);
    await openPage(page, `/payment/result/${order.uuid}`);
    await page.getByRole("heading", { name: "주문을 받았어요" }).waitFor();
    expect(await suggested.count()).toBe(0);
    expect(complaints).toEqual([]);
  } finally {
    for (const { kind, months } of before) {
      await change("update harvest_season set months = $2 where kind = $1", [kind, months]);
    }
    await end();
  }
});

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newVisit, openBrowser, openPage, type Visit } from "./browser-visit-helpers.ts";
import { buy, join } from "./buying-steps-by-calls.ts";
import { logInByKeys, newConsoleVisit } from "./console-visit-steps.ts";
import { callAsOperator } from "./operator-verb-and-call-steps.ts";
import { read } from "./read-and-change-rows.ts";

const PRODUCT = 20_055;
const LABELS = 9;
const MM_OF_POINT = 25.4 / 72;

let browser: Browser;
let shopper: Visit;
let address: string;
let numbers: string[];
let parcels: number;
beforeAll(async () => {
  browser = await openBrowser();
  shopper = await newVisit(browser);
  await openPage(shopper.page, "/");
  await join(shopper.page, `print-${Date.now()}@todayfruit.example`);
  const orderIds: number[] = [];
  for (let made = 0; made < LABELS; made += 1)
    orderIds.push((await buy(shopper.page, { goods: [[PRODUCT, ""]] })).id);
  await callAsOperator("POST /operator/v1/orders/accept", { body: { orderIds } });
  const rows = await read<{ number: string; day: string; farm: number }>(
    `select o.number, x.promised_dispatch_on::text as day, p.distributor_id as farm
       from orders o join order_product p on p.order_id = o.id join order_option x on x.order_product_id = p.id
      where o.id = any($1)`,
    [orderIds],
  );
  numbers = rows.map(({ number }) => number);
  const day =
    rows
      .map((row) => row.day)
      .toSorted()
      .at(-1) ?? "";
  const farm = rows[0]?.farm ?? 0;
  address = `/dispatch/${day}/${farm}/pack`;
  const { list } = await callAsOperator("GET /operator/v1/packing", {
    query: { day, distributorId: farm, take: 500 },
  });
  parcels = list.length;
});
afterAll(() => browser.close());

/** Pages and paper in mm of what the browser would print now. */
async function printed(page: Page): Promise<{ pages: number; paper: string }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString("latin1");
  const boxes = [...pdf.matchAll(/\/MediaBox ?\[ ?0 0 ([\d.]+) ([\d.]+) ?\]/g)];
  const [, width = "", height = ""] = boxes[0] ?? [];
  const mm = (points: string) => Math.round(Number(points) * MM_OF_POINT);
  return { pages: pdf.match(/\/Type ?\/Page\b/g)?.length ?? 0, paper: `${mm(width)}x${mm(height)}` };
}

test("print: labels, labels of eight, slips, pick list and order sheet have their paper, their pages and their words", {
  timeout: 120_000,
}, async () => {
  const { page, account, complaints, end } = await newConsoleVisit(browser);
  await logInByKeys(page, account, address);
  const print = async (name: string) => {
    await page.getByRole("button", { name: /^인쇄/ }).click();
    await page.getByRole("radio", { name: new RegExp(`^${name}`) }).check();
    await page.getByRole("button", { name: "인쇄하기" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.emulateMedia({ media: "print" });
    const text = (await page.locator("#printed-sheets .sheet").allInnerTexts()).join("\n");
    expect(await page.locator("#contents").isVisible()).toBe(false);
    const bars = await page.locator("#printed-sheets svg.barcode").count();
    const found = { text, bars, ...(await printed(page)) };
    await page.emulateMedia({ media: "screen" });
    return found;
  };
  const labels = await print("라벨 100");
  expect([labels.pages, labels.paper]).toEqual([parcels, "100x150"]);
  for (const number of numbers) expect(labels.text).toContain(number);
  expect(labels.bars).toBe(parcels);
  const eight = await print("라벨 A4");
  expect([eight.pages, eight.paper, eight.bars]).toEqual([Math.ceil(parcels / 8), "210x297", parcels]);
  const slips = await print("포장 명세서");
  expect([slips.pages, slips.paper]).toEqual([Math.ceil(parcels / 2), "210x297"]);
  expect(slips.text).not.toMatch(/\d원/);
  const picks = await print("모으기 목록");
  expect([picks.pages, picks.paper]).toEqual([1, "210x297"]);
  expect(picks.text).toContain("1 / 1쪽");
  const sheet = await print("발주서");
  expect(sheet.paper).toBe("210x297");
  expect(complaints).toEqual([]);
  await end();
});

test("print: packing with labels prints one label of the parcel that was packed", {
  timeout: 60_000,
}, async () => {
  const { page, account, end } = await newConsoleVisit(browser);
  await logInByKeys(page, account, address);
  await page.getByLabel("담을 때마다 라벨 인쇄").check();
  await page.getByRole("button", { name: /다 담았어요 · 라벨 인쇄/ }).click();
  await page.locator("#printed-sheets svg.barcode").waitFor({ state: "attached" });
  await page.emulateMedia({ media: "print" });
  expect(await printed(page)).toEqual({ pages: 1, paper: "100x150" });
  await end();
});

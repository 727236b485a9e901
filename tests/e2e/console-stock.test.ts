import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, openBrowser, type Visit } from "./browser-visit-helpers.ts";
import { openConsole } from "./console-visit-steps.ts";
import { callAsOperator } from "./operator-verb-and-call-steps.ts";
import { change, read } from "./read-and-change-rows.ts";

/** Ids of products that are not of the catalogue. */
const CREATED_FROM = 1_000_000;

let browser: Browser;
let operator: Visit;
let page: Page;
let option: Awaited<ReturnType<typeof stock>>[number];
beforeAll(async () => {
  browser = await openBrowser();
  operator = await openConsole(browser);
  page = operator.page;
  const levels = await stock();
  // Copies of products that other journeys made have the names of theirs.
  const isOnlyOne = (level: typeof option) =>
    levels.filter((each) => nameOf(each) === nameOf(level)).length === 1;
  const counted = levels.find(
    (level) =>
      level.productId < CREATED_FROM && level.nextLot === null && level.reserved === 0 && isOnlyOne(level),
  );
  if (!counted) throw new Error("The catalogue has counted options without a lot");
  option = counted;
});
afterAll(() => browser.close());

const stock = async (query: object = {}) =>
  (await callAsOperator("GET /operator/v1/stock", { query: { take: 100, ...query } })).list;
const onHand = async () =>
  (await read<{ on_hand: number }>("select on_hand from option_stock where option_id = $1", [option.id]))[0]
    ?.on_hand;
const press = (name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();
const nameOf = ({ productName, optionName }: typeof option) => `${productName} ${optionName}`;
const dialog = () => page.getByRole("dialog");

test("console stock: units are corrected with a reason and taken back, and a rule makes low what is below it", async () => {
  const before = option.onHand;
  await page.goto(`/stock?view=all&search=${option.productId}`);
  await press(`${nameOf(option)} 재고 고치기`);
  await dialog()
    .getByLabel("가진 것")
    .fill(String(before + 7));
  await dialog().getByRole("button", { name: "고치기" }).click();
  await dialog().getByText("까닭을 골라 주세요").waitFor();
  expect(await axe(page)).toEqual([]);
  await dialog().getByLabel("까닭").selectOption("세어 보고 고침");
  await dialog().getByRole("button", { name: "고치기" }).click();
  await page.getByText(`${(before + 7).toLocaleString()}개로 고쳤어요`).waitFor();
  expect(await onHand()).toBe(before + 7);
  await press("되돌리기");
  await expect.poll(onHand).toBe(before);

  await press("떨어짐 규칙");
  await dialog().getByLabel("몇 개가 되면").fill("100000");
  await dialog().getByLabel("소비기한 며칠 전").fill("5");
  expect(await axe(page)).toEqual([]);
  await dialog().getByRole("button", { name: "정하기" }).click();
  await page.getByText("떨어짐 규칙을 정했어요").waitFor();
  expect(await read("select from stock_rule where expiry_days = 5", [])).toHaveLength(1);
  // A job raises the alert within five minutes; here it is raised at once.
  await change(
    "insert into stock_alert (option_id, threshold, available, raised_at) values ($1, 100000, $2, now())",
    [option.id, before],
  );
  await page.goto(`/stock?search=${option.productId}`);
  await page.getByText("기준 100,000").first().waitFor();
  expect(await axe(page)).toEqual([]);
});

test("console stock: what a farm sends is ordered, comes with its lot, and the lot is held and corrected", async () => {
  const before = (await onHand()) ?? 0;
  await page.goto("/stock/receipts");
  await press("발주 넣기");
  await dialog().getByLabel("농가").selectOption({ label: option.distributorName });
  await dialog().getByLabel(nameOf(option), { exact: true }).fill("30");
  await dialog().getByRole("button", { name: "발주 넣기" }).click();
  await page.getByText("발주를 넣었어요").waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "들어온 것 적기" }).first().click();
  await dialog().getByLabel("들어온 것").fill("28");
  await dialog().getByText("2개가 덜 왔어요").waitFor();
  await dialog().getByLabel("LOT 번호").fill("E2E-A");
  await dialog().getByRole("button", { name: "28개 들이기" }).click();
  await dialog().getByText("수확한 날을 골라 주세요").waitFor();
  const today = new Date();
  const day = (days: number) => new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  await dialog().getByLabel("수확한 날").fill(day(-1));
  await dialog().getByLabel("소비기한").fill(day(3));
  await dialog().getByLabel("당도").fill("11.8");
  expect(await axe(page)).toEqual([]);
  await dialog().getByRole("button", { name: "28개 들이기" }).click();
  await page.getByText("28개 들였어요").waitFor();
  expect(await onHand()).toBe(before + 28);

  await page.goto("/stock/lots?search=E2E-A");
  await press("E2E-A 하기");
  await page.getByRole("menuitem", { name: "멈추기" }).click();
  await page.getByText("E2E-A 멈췄어요").waitFor();
  await press("되돌리기");
  await page.getByText("되돌렸어요").waitFor();
  await press("E2E-A 하기");
  await page.getByRole("menuitem", { name: "남은 것 고치기" }).click();
  await dialog().getByLabel("남은 것").fill("25");
  await dialog().getByLabel("까닭").fill("3상자가 상했어요");
  await dialog().getByRole("button", { name: "고치기" }).click();
  await page.getByText("E2E-A 남은 것을 25개로 고쳤어요").waitFor();
  expect(await onHand()).toBe(before + 25);
  expect(await axe(page)).toEqual([]);

  await press("E2E-A 하기");
  await page.getByRole("menuitem", { name: "회수하기" }).click();
  await dialog().getByText("재고에서 뺄 것 25개").waitFor();
  await dialog().getByLabel("까닭").fill("곰팡이가 나왔어요");
  await dialog().getByRole("button", { name: "25개 회수하기" }).click();
  await page.getByText("E2E-A 회수했어요").waitFor();
  expect(await onHand()).toBe(before);
});

test("console stock: on a phone one press takes an option off sale, and its button puts it back", async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/stock?view=all&search=${option.productId}`);
  const onSale = page.getByRole("switch", { name: `${nameOf(option)} 팔기` });
  await onSale.waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await axe(page)).toEqual([]);
  await onSale.click();
  await page.getByText("품절로 바꿨어요").waitFor();
  const status = async () =>
    (await stock({ search: String(option.productId) })).find(({ id }) => id === option.id)?.status;
  expect(await status()).toBe("temp_stock_out");
  await press("되돌리기");
  await expect.poll(status).toBe("stock_in");
  for (const address of ["/stock/lots", "/stock/receipts"]) {
    await page.goto(address);
    await page.getByRole("heading", { name: "재고" }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
  expect(operator.complaints).toEqual([]);
});

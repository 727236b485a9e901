import type { Reply } from "@todayfruit/contract/all-calls";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage, type Visit } from "./browser-visit-helpers.ts";
import { buy, join } from "./buying-steps-by-calls.ts";
import { logInByKeys, newConsoleVisit, openConsole } from "./console-visit-steps.ts";
import { read } from "./read-and-change-rows.ts";

/** Has one option. */
const PRODUCT = 20_042;
/** Steps of the day and of the same weekday a week ago, which no journey buys together. */
const NOW = { visits: 4180, paid: 128, revenue: 3_842_600 };
const BEFORE = { visits: 3900, paid: 114, revenue: 3_418_700 };
const MINUTE_MS = 60_000;

let browser: Browser;
let shopper: Visit;
let operator: Visit;
beforeAll(async () => {
  browser = await openBrowser();
  shopper = await newVisit(browser);
  operator = await openConsole(browser);
  await openPage(shopper.page, "/");
  await join(shopper.page, `today-${Date.now()}@todayfruit.example`);
  await buyOne();
});
afterAll(() => browser.close());

const buyOne = () => buy(shopper.page, { goods: [[PRODUCT, ""]] });
const statusOf = async (id: number) => {
  const [row] = await read<{ status: string }>("select status from orders where id = $1", [id]);
  return row?.status;
};
const card = (page: Page, title: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth <= 0);
const settled = (page: Page) => expect.poll(() => page.locator("main .shimmer").count()).toBe(0);

test("console today: the figures are those of the calls, beside the same weekday a week ago", async () => {
  const { page } = operator;
  const today = kstDateOf(new Date().toISOString());
  const isFunnel = (url: URL) => url.pathname === "/operator/v1/reports/funnel";
  await page.route(isFunnel, async (route) => {
    const answer = await route.fetch();
    const reply = (await answer.json()) as Reply<"GET /operator/v1/reports/funnel">;
    const isToday = new URL(route.request().url()).searchParams.get("from") === today;
    await route.fulfill({ json: { ...reply, total: { ...reply.total, ...(isToday ? NOW : BEFORE) } } });
  });
  const farmsCame = page.waitForResponse((response) =>
    response.url().includes("/operator/v1/dispatch-farms"),
  );
  await page.goto("/");
  const { list } = (await (await farmsCame).json()) as Reply<"GET /operator/v1/dispatch-farms">;
  const sent = list.reduce((sum, farm) => sum + farm.sentParcels, 0);
  const open = list.reduce((sum, farm) => sum + farm.paidParcels + farm.acceptedParcels, 0);
  const texts = [
    ["오늘 매출", "3,842,600원", "▲ 12.4% 늘었어요"],
    ["주문", "128건", "▲ 14 늘었어요"],
    ["평균 주문 금액", "30,020원", "▲ 0.1% 늘었어요"],
    ["방문 → 구매", "3.1%", "방문 4,180번 중 128건"],
    [
      "오늘 나갈 상자",
      `${groupDigits(sent + open)}개`,
      `출고 ${groupDigits(sent)} · 남음 ${groupDigits(open)}`,
    ],
  ] as const;
  const tiles = page.getByLabel("오늘의 숫자").locator("dl > div");
  for (const [place, [name, value, note]] of texts.entries()) {
    const own = tiles.nth(place);
    expect(await own.locator("dt").textContent()).toBe(name);
    await expect.poll(() => own.locator("dd").first().textContent()).toBe(value);
    expect(await own.locator("dd").last().textContent()).toContain(note);
  }
  expect(await tiles.first().textContent()).toMatch(/지난주 .요일 하루/);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await fits(page)).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.unrouteAll({ behavior: "wait" });
});

test("console today: the bar of a farm follows its acceptance and its undoing, and its hour is urgent half an hour before", async () => {
  const { page, end, complaints } = await openConsole(browser);
  const { id } = await buyOne();
  const [farm] = await read<{ name: string; day: string; cutoff: string }>(
    `select d.name, max(x.promised_dispatch_on)::text as day, d.order_cutoff_time as cutoff
       from order_product p join order_option x on x.order_product_id = p.id join distributor d on d.id = p.distributor_id
      where p.order_id = $1 group by d.id`,
    [id],
  );
  const { name = "", day = "", cutoff = "" } = farm ?? {};
  await page.clock.setFixedTime(Date.parse(`${day}T${cutoff}:00+09:00`) - 30 * MINUTE_MS);
  await page.goto("/");
  const row = card(page, "농가별 마감")
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name, exact: true }) });
  await row.getByText("30분 남음").waitFor();
  const label = () => row.getByRole("img").getAttribute("aria-label");
  const before = (await label()) ?? "";
  const [paid = 0, accepted = 0, sent = 0] = [...before.matchAll(/\d+/g)].map(([count]) => Number(count));
  expect(paid).toBeGreaterThan(0);
  await row.getByRole("button", { name: `${name} ${paid}상자 접수` }).click();
  await page.getByText(/\d+건을 접수했어요/).waitFor();
  await expect.poll(label).toBe(`접수 전 0, 준비 ${accepted + paid}, 출고 ${sent}`);
  expect(await statusOf(id)).toBe("delivery_waiting");
  await row.getByRole("link", { name: "출고 열기" }).waitFor();
  await page.getByRole("button", { name: "되돌리기" }).click();
  await page.getByText("되돌렸어요").waitFor();
  await expect.poll(label).toBe(before);
  expect(complaints).toEqual([]);
  await end();
});

test("console today: A accepts every order that waits, the message takes it back, and a new order is among what just happened", async () => {
  const { page } = operator;
  await page.goto("/");
  const { id } = await buyOne();
  const [order] = await read<{ number: string }>("select number from orders where id = $1", [id]);
  await card(page, "방금")
    .getByRole("link", { name: order?.number ?? "" })
    .waitFor();
  await page.getByRole("button", { name: /^\d+건 모두 접수하기/ }).waitFor();
  await page.keyboard.press("a");
  await page.getByText(/\d+건을 접수했어요/).waitFor();
  await expect.poll(() => statusOf(id)).toBe("delivery_waiting");
  await page.getByRole("button", { name: "되돌리기" }).click();
  await expect.poll(() => statusOf(id)).toBe("paid");
  await card(page, "방금")
    .getByRole("link", { name: order?.number ?? "" })
    .click();
  await page.waitForURL(`**/orders/${id}`);
});

test("console today: it fits a desk and a phone, and the work of a phone leads to its list by its row", async () => {
  const { page } = operator;
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/");
    await page.getByRole("link", { name: "열기 새 주문" }).waitFor();
    await settled(page);
    expect(await fits(page)).toBe(true);
    expect(await axe(page)).toEqual([]);
  }
  await page.getByRole("link", { name: "열기 새 주문" }).click();
  await page.waitForURL("**/orders?view=paid");
  expect(operator.complaints).toEqual([]);
});

test("console today: an operator who only reads sees sales and what happened, without parcels and acceptance", async () => {
  const { page, account, complaints, end } = await newConsoleVisit(browser, 1440, "viewer");
  await logInByKeys(page, account, "/");
  await card(page, "방금").getByRole("link").first().waitFor();
  await settled(page);
  expect(await page.getByLabel("오늘의 숫자").getByRole("term").allTextContents()).toEqual([
    "오늘 매출",
    "주문",
    "평균 주문 금액",
    "방문 → 구매",
  ]);
  expect(await page.getByRole("heading", { name: "농가별 마감" }).count()).toBe(0);
  expect(await page.getByRole("button", { name: /모두 접수하기/ }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await end();
});

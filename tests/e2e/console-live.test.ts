import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage, type Visit } from "./browser-visit-helpers.ts";
import { buy, join } from "./buying-steps-by-calls.ts";
import { openConsole } from "./console-visit-steps.ts";
import { callAsOperator } from "./operator-verb-and-call-steps.ts";
import { read } from "./read-and-change-rows.ts";

/** Longest time in ms from a change to its sight in another browser. */
const IN_SIGHT_MS = 2000;

let browser: Browser;
let shopper: Visit;
let one: Visit;
let other: Visit;
beforeAll(async () => {
  browser = await openBrowser();
  shopper = await newVisit(browser);
  [one, other] = [await openConsole(browser), await openConsole(browser)];
  await openPage(shopper.page, "/");
  await join(shopper.page, `live-${Date.now()}@todayfruit.example`);
});
afterAll(() => browser.close());

const numberOf = async (id: number) => {
  const [row] = await read<{ number: string }>("select number from orders where id = $1", [id]);
  return row?.number ?? "";
};

test("console live: a new order, its acceptance and its memo are seen by a colleague within two seconds", async () => {
  await other.page.goto("/orders?view=paid");
  await other.page.getByText(/^실시간/).waitFor();
  const order = await buy(shopper.page);
  const number = await numberOf(order.id);
  const row = other.page.getByRole("row", { name: number });
  await row.waitFor({ timeout: IN_SIGHT_MS });

  await one.page.goto(`/orders/${order.id}`);
  await one.page.getByLabel("메모", { exact: true }).fill("아침에 전화 주심");
  await one.page.getByRole("button", { name: "저장하기" }).click();
  await one.page.getByText("메모를 저장했어요").waitFor();
  await row.getByText("메모").waitFor({ timeout: IN_SIGHT_MS });

  await one.page.getByRole("button", { name: "접수하기" }).click();
  await one.page.getByText("1건을 접수했어요").waitFor();
  await row.waitFor({ state: "detached", timeout: IN_SIGHT_MS });
  expect(await axe(other.page)).toEqual([]);
});

test("console live: a memo that a colleague writes meanwhile is shown beside what is typed, to choose between", async () => {
  const order = await buy(shopper.page);
  const memo = (at: Visit) => at.page.getByLabel("메모", { exact: true });
  for (const { page } of [one, other]) await page.goto(`/orders/${order.id}`);
  await memo(other).fill("늦게 보내 달라고 하심");
  await memo(one).fill("아침에 전화 주심");
  await one.page.getByRole("button", { name: "저장하기" }).click();
  await one.page.getByText("메모를 저장했어요").waitFor();
  await other.page.getByRole("cell", { name: "아침에 전화 주심" }).waitFor();
  expect(await memo(other).inputValue()).toBe("늦게 보내 달라고 하심");
  expect(await axe(other.page)).toEqual([]);
  await other.page.getByRole("button", { name: "메모 내 값 두기" }).click();
  await memo(other).fill("아침에 전화 주심. 늦게 보내 달라고 하심");
  await other.page.getByRole("button", { name: "저장하기" }).click();
  await other.page.getByText("메모를 저장했어요").waitFor();
  await expect.poll(() => memo(one).inputValue()).toBe("아침에 전화 주심. 늦게 보내 달라고 하심");
  await memo(other).fill("");
  await memo(one).fill("보냄");
  await one.page.getByRole("button", { name: "저장하기" }).click();
  await other.page.getByRole("button", { name: "메모 상대 값 두기" }).click();
  expect(await memo(other).inputValue()).toBe("보냄");
});

/** Opens a screen as a link of the console does, with what was read before. */
const follow = (path: string) =>
  one.page.evaluate((to) => {
    history.pushState(null, "", to);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, path);

test("console live: what is typed on an order or a member is not shown on the next one", async () => {
  const { page } = one;
  const orders = [await buy(shopper.page), await buy(shopper.page)];
  const second = await newVisit(browser);
  await openPage(second.page, "/");
  await join(second.page, `live-next-${Date.now()}@todayfruit.example`);
  await second.end();
  const members = (await callAsOperator("GET /operator/v1/members", { query: { take: 2 } })).list;
  for (const [folder, label, ids] of [
    ["orders", "메모", orders.map(({ id }) => id)],
    ["members", "새 메모", members.map(({ id }) => id)],
  ] as const) {
    const [first, next] = ids;
    const answered = page.waitForResponse(`**/operator/v1/${folder}/${next}`);
    await page.goto(`/${folder}/${next}`);
    await answered;
    await page.getByLabel(label, { exact: true }).waitFor();
    const other = page.waitForResponse(`**/operator/v1/${folder}/${first}`);
    await follow(`/${folder}/${first}`);
    await other;
    const field = page.getByLabel(label, { exact: true });
    await field.fill("첫 화면의 메모");
    await follow(`/${folder}/${next}`);
    await expect.poll(() => field.inputValue()).toBe("");
  }
});

test("console live: the order under the keys stays the same one when a newer order comes before it", async () => {
  const { page } = other;
  const first = await buy(shopper.page);
  await page.goto("/orders");
  await page.getByRole("row", { name: await numberOf(first.id) }).waitFor();
  await page.keyboard.press("j");
  await page.locator("tr[aria-current]", { hasText: await numberOf(first.id) }).waitFor();
  const newer = await buy(shopper.page);
  await page.getByRole("row", { name: await numberOf(newer.id) }).waitFor();
  await page.locator("tr[aria-current]", { hasText: await numberOf(first.id) }).waitFor();
  await page.keyboard.press("x");
  await page
    .getByRole("row", { name: await numberOf(first.id) })
    .getByRole("checkbox", { checked: true })
    .waitFor();
  await page.keyboard.press("k");
  await page.locator("tr[aria-current]", { hasText: await numberOf(newer.id) }).waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await page.locator("tr[aria-current]", { hasText: await numberOf(first.id) }).waitFor();
  await page
    .getByLabel("보기", { exact: true })
    .getByRole("link", { name: /^접수할 것/ })
    .click();
  await page.waitForURL("**/orders?view=paid");
  await page.locator("tr[aria-current]").waitFor({ state: "detached" });
  await page.locator("[aria-busy]").waitFor({ state: "detached" });
  await page.keyboard.press("j");
  await page.locator("tbody tr:first-child[aria-current]").waitFor();
});

test("console live: the first member of the list stays under the keys when a newer one joins", async () => {
  const { page } = other;
  const [member] = (await callAsOperator("GET /operator/v1/members", { query: { take: 1 } })).list;
  await page.goto("/members");
  const link = `a[href="/members/${member?.id}"]`;
  const current = page.locator(`tr[aria-current] ${link}`);
  await current.waitFor();
  const next = await newVisit(browser);
  await openPage(next.page, "/");
  await join(next.page, `live-newer-${Date.now()}@todayfruit.example`);
  await next.end();
  await callAsOperator("POST /operator/v1/member-notes", {
    body: { rows: [{ memberId: member?.id, contents: "문 앞에 놓아 주세요" }], reason: "여정" },
  });
  await page.locator(`tbody tr:nth-child(2) ${link}`).waitFor();
  await current.waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/members/${member?.id}`);
});

test("console live: a cut connection is said, screens are read every ten seconds, and it comes back by itself", async () => {
  const { page, context } = other;
  await page.goto("/orders?view=paid");
  await page.getByText(/^실시간/).waitFor();
  // The stream alone is cut: calls go on, as behind a proxy that ends long replies.
  await context.route("**/operator/v1/events", (route) => route.abort());
  await page.reload();
  const order = await buy(shopper.page);
  await page.getByText("끊겼어요. 다시 잇는 중이에요").waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("row", { name: await numberOf(order.id) }).waitFor();
  await context.unroute("**/operator/v1/events");
  await page.getByText(/^실시간/).waitFor();
  const next = await buy(shopper.page);
  await page.getByRole("row", { name: await numberOf(next.id) }).waitFor({ timeout: IN_SIGHT_MS });
});

test("console live: a database session that is cut is said and replaced", async () => {
  const { page } = other;
  await page.goto("/orders?view=paid");
  await page.getByText(/^실시간/).waitFor();
  await read(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query in ('select 1', 'listen record_changed')`,
    [],
  );
  await page.getByText("끊겼어요. 다시 잇는 중이에요").waitFor();
  await page.getByText(/^실시간/).waitFor();
  const order = await buy(shopper.page);
  await page.getByRole("row", { name: await numberOf(order.id) }).waitFor({ timeout: IN_SIGHT_MS });
  expect(other.complaints).toEqual([]);
});

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { buy, join } from "./buying-steps-by-calls.ts";
import { handsOn, logInByKeys, newConsoleVisit } from "./console-visit-steps.ts";
import { read } from "./read-and-change-rows.ts";

const ORDERS = 50;
const MOST_INTERACTIONS = 30;
const MOST_MS = 180_000;
const PAUSE_MS = 5000;
const MOST_TRIES = 24;
/** Products of two farms, so that each journey has a farm of its own. */
const BY_MOUSE = 20_032;
const BY_KEYBOARD = 20_053;

let browser: Browser;
let invoice = Number(`64${String(Date.now() % 100_000_000).padStart(8, "0")}00`);
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

type Desk = { day: string; farmId: number; carrier: string; orders: { id: number; number: string }[] };

/** Buys a product several times as a new shopper and returns the desk from which the orders leave. */
async function deskOf(productId: number, count: number): Promise<Desk> {
  const { page, end } = await newVisit(browser);
  await openPage(page, "/");
  await patiently(() => join(page, `dispatch-${Date.now()}@todayfruit.example`));
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1)
    ids.push((await patiently(() => buy(page, { goods: [[productId, ""]] }))).id);
  await end();
  const orders = await read<{ id: number; number: string }>(
    "select id, number from orders where id = any($1) order by id",
    [ids],
  );
  const [desk] = await read<{ day: string; farm: number; carrier: string }>(
    `select max(x.promised_dispatch_on)::text as day, d.id as farm, d.delivery_company_name as carrier
       from order_product p join order_option x on x.order_product_id = p.id join distributor d on d.id = p.distributor_id
      where p.order_id = any($1) group by d.id`,
    [ids],
  );
  return { day: desk?.day ?? "", farmId: desk?.farm ?? 0, carrier: desk?.carrier ?? "", orders };
}

/** Waits where the shop asks an address that buys as fast as no person does to slow down. */
async function patiently<T>(make: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    try {
      return await make();
    } catch (error) {
      if (!String(error).includes("429")) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
  return make();
}

const nextInvoice = () => String(invoice++);
const statuses = async ({ orders }: Desk) =>
  new Set(
    (
      await read<{ status: string }>("select status from orders where id = any($1)", [
        orders.map(({ id }) => id),
      ])
    ).map(({ status }) => status),
  );
const address = ({ day, farmId }: Desk, step: string) => `/dispatch/${day}/${farmId}/${step}`;
const pastedOf = ({ carrier, orders }: Desk) =>
  orders.map(({ number }) => `${number}\t${carrier}\t${nextInvoice()}`).join("\n");
const sendReady = (page: Page, count: number) =>
  page.getByRole("button", { name: new RegExp(`^${count}상자 보내기`) }).waitFor();

test("dispatch: 50 orders are accepted, packed and sent with pasted invoices by the mouse, within 30 interactions and 3 minutes", {
  timeout: 420_000,
}, async () => {
  const desk = await deskOf(BY_MOUSE, ORDERS);
  const { page, account, complaints, end } = await newConsoleVisit(browser);
  const startedAt = Date.now();
  let interactions = 0;
  const click = async (name: string | RegExp, role: "button" | "link" | "radio" = "button") => {
    interactions += 1;
    await page.getByRole(role, { name }).first().click();
  };
  const fill = async (label: string, text: string) => {
    interactions += 1;
    await page.getByLabel(label, { exact: true }).fill(text);
  };
  await page.goto(address(desk, "pick"));
  await fill("이메일", account.email);
  await fill("비밀번호", account.password);
  await fill("인증 앱의 여섯 자리", account.recoveryCode);
  await click("들어가기");
  await click(/접수 전 \d+건 접수하기/);
  await page.getByText(/\d+건을 접수했어요/).waitFor();
  expect(await axe(page)).toEqual([]);
  await click(/인쇄/);
  await click("인쇄하기");
  await page.getByText(/라벨 100 × 150: \d+상자/).waitFor();
  await click(/^2 담기/, "link");
  await page.getByRole("button", { name: /다 담았어요/ }).waitFor();
  expect(await axe(page)).toEqual([]);
  await click(/남은 \d+상자 모두 담음/);
  await page
    .getByText(/^\d+상자를 다 담았어요$/)
    .first()
    .waitFor();
  await click(/^3 송장/, "link");
  await fill("붙여넣기", pastedOf(desk));
  await sendReady(page, ORDERS);
  await click(`${ORDERS}상자 보내기`);
  await page.getByText(`${ORDERS}상자를 보냈어요`).waitFor();
  expect(await statuses(desk)).toEqual(new Set(["delivering"]));
  await click(/^4 나감/, "link");
  await page.getByRole("link", { name: desk.orders[0]?.number ?? "" }).waitFor();
  expect(interactions).toBeLessThanOrEqual(MOST_INTERACTIONS);
  expect(Date.now() - startedAt).toBeLessThanOrEqual(MOST_MS);
  expect(await axe(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await end();
});

test("dispatch: the same 50 orders' day by the keyboard alone", { timeout: 420_000 }, async () => {
  const desk = await deskOf(BY_KEYBOARD, ORDERS);
  const { page, account, complaints, end } = await newConsoleVisit(browser);
  const hands = handsOn(page);
  const startedAt = Date.now();
  await logInByKeys(page, account, address(desk, "pick"), hands);
  await page.getByRole("button", { name: /접수 전 \d+건 접수하기/ }).waitFor();
  await hands.press("a");
  await page.getByText(/\d+건을 접수했어요/).waitFor();
  await hands.press("p");
  await page.getByRole("dialog").waitFor();
  await hands.press("Enter");
  await page.getByText(/라벨 100 × 150: \d+상자/).waitFor();
  await hands.press("2");
  await page.getByRole("button", { name: /다 담았어요/ }).waitFor();
  await hands.press("Enter");
  await page.getByText(/^1 \/ \d+ 담음$/).waitFor();
  await hands.press("e");
  await page
    .getByText(/^\d+상자를 다 담았어요$/)
    .first()
    .waitFor();
  await hands.press("3");
  await page.getByLabel("붙여넣기", { exact: true }).waitFor();
  await hands.write(pastedOf(desk));
  await sendReady(page, ORDERS);
  await hands.press("Control+Enter");
  await page.getByText(`${ORDERS}상자를 보냈어요`).waitFor();
  expect(await statuses(desk)).toEqual(new Set(["delivering"]));
  await hands.press("Escape");
  await hands.press("4");
  await page.getByRole("link", { name: desk.orders[0]?.number ?? "" }).waitFor();
  expect(hands.count()).toBeLessThanOrEqual(MOST_INTERACTIONS);
  expect(Date.now() - startedAt).toBeLessThanOrEqual(MOST_MS);
  expect(complaints).toEqual([]);
  await end();
});

test("dispatch: each line that cannot be sent says why, one that was not accepted is accepted along, and an invoice is corrected after it", {
  timeout: 300_000,
}, async () => {
  const desk = await deskOf(BY_MOUSE, 3);
  const { page, account, complaints, end } = await newConsoleVisit(browser);
  const [first, second, third] = desk.orders.map(({ number }) => number);
  await logInByKeys(page, account, address(desk, "track"));
  const lines = [
    `${first}\t${desk.carrier}\t6.40123E+11`,
    `${second}\t${desk.carrier}\t${nextInvoice()}`,
    `${third}\t경동택배\t${nextInvoice()}`,
    `99999999-9999999\t${desk.carrier}\t${nextInvoice()}`,
  ];
  await page.getByLabel("붙여넣기", { exact: true }).fill(lines.join("\n"));
  await page.getByText("아직 접수 전이에요. 접수하고 함께 보내요").first().waitFor();
  const row = (number: string | undefined) => page.getByRole("row", { name: number ?? "" });
  await row("99999999-9999999").getByText(/주문/).last().waitFor();
  for (const number of [first, second]) await row(number).getByRole("button", { name: "좋아요" }).click();
  await page.getByRole("button", { name: /^2상자 보내기/ }).click();
  await page.getByText(/1상자를 보냈어요 · 1줄은 못 보냈어요/).waitFor();
  await row(first).getByText("엑셀이 번호를 줄였어요. 칸을 ‘텍스트’로 바꿔 다시 붙여 주세요").waitFor();
  await row(second).waitFor({ state: "detached" });
  expect(await axe(page)).toEqual([]);
  await page.getByRole("link", { name: /^4 나감/ }).click();
  await row(second)
    .getByRole("button", { name: /송장 고치기/ })
    .click();
  const corrected = nextInvoice();
  await page.getByLabel("송장 번호", { exact: true }).fill(corrected);
  await page.getByLabel("왜 고치나요?", { exact: true }).fill("옆 상자와 바뀌었어요");
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "고치고 알리기" }).click();
  await row(second).getByText(`${desk.carrier} ${corrected}`).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const step of ["pick", "pack", "track", "done"]) {
    await page.goto(address(desk, step));
    await page.getByRole("heading", { level: 1 }).waitFor();
    // The desk asks for its rows after the heading is there.
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(await axe(page)).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await end();
});

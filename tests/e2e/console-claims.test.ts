import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage, type Visit } from "./browser-visit-helpers.ts";
import { buy, join } from "./buying-steps-by-calls.ts";
import { handsOn, logInByKeys, newConsoleVisit } from "./console-visit-steps.ts";
import { callAsOperator } from "./operator-verb-and-call-steps.ts";
import { read } from "./read-and-change-rows.ts";
import { arrive, requestReturnByCalls } from "./return-request-steps-by-calls.ts";

const WISHES = ["refund", "refund", "refund", "replace", "refund"] as const;

let browser: Browser;
let shopper: Visit;
beforeAll(async () => {
  browser = await openBrowser("with pictures");
  shopper = await newVisit(browser);
  await openPage(shopper.page, "/");
  await join(shopper.page, `claims-${Date.now()}@todayfruit.example`);
});
afterAll(() => browser.close());

type Filed = { orderId: number; claimId: number };

async function file(wishes: readonly (typeof WISHES)[number][]): Promise<Filed[]> {
  const filed: Filed[] = [];
  for (const wish of wishes) {
    const { id: orderId } = await buy(shopper.page);
    await arrive(orderId);
    filed.push({ orderId, claimId: await requestReturnByCalls(shopper.page, orderId, wish) });
  }
  return filed;
}

const answers = async (filed: readonly Filed[]) =>
  (
    await read<{ status: string; answer: string | null; offered: boolean }>(
      "select status, answer, offer_until is not null as offered from return_request where id = any($1) order by id",
      [filed.map(({ claimId }) => claimId)],
    )
  ).map(({ status, answer, offered }) => [offered ? "offered" : status, answer]);

/** Waits until a claim is the one that is shown. */
const shown = (page: Page, filed: Filed) => page.locator(currentOf(filed)).waitFor();

const currentOf = ({ claimId }: Filed) => `a[aria-current][href^="/claims/${claimId}"]`;

test("claims: five are decided by the mouse: approved, another sum, denied, exchanged, and its goods come back", {
  timeout: 180_000,
}, async () => {
  const filed = await file(WISHES);
  const [first, other, denied, exchanged, last] = filed as [Filed, Filed, Filed, Filed, Filed];
  const { page, account, complaints, end } = await newConsoleVisit(browser);
  await logInByKeys(page, account, `/claims/${first.claimId}`);
  const photo = page.getByRole("img", { name: "신청한 분이 올린 사진 1" });
  await photo.waitFor();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: /^[0-9,]+원 돌려주기/ }).click();
  await shown(page, other);
  await page.getByLabel("금액 바꾸기", { exact: true }).fill("1,000");
  await page.getByRole("button", { name: /^1,000원 돌려주기/ }).click();
  await page.getByText("금액을 바꾼 까닭을 적어 주세요").waitFor();
  await page.getByLabel("산 분이 읽을 말", { exact: true }).fill("하나만 물렀어요");
  await page.getByRole("button", { name: /^1,000원 돌려주기/ }).click();
  await shown(page, denied);
  await page.getByRole("button", { name: /^거절/ }).click();
  await page.getByText("거절하는 까닭을 적어 주세요").waitFor();
  await page.getByLabel("산 분이 읽을 말", { exact: true }).fill("사진의 과일은 멀쩡해요");
  await page.getByRole("button", { name: /^거절/ }).click();
  await shown(page, exchanged);
  await page.getByRole("button", { name: /^교환으로 다시 보내기/ }).click();
  await shown(page, last);
  await page.getByRole("button", { name: /^[0-9,]+원 돌려주기/ }).click();
  await page.getByText("받아들였어요. 산 분에게 알려요").waitFor();
  await expect
    .poll(() => answers(filed))
    .toEqual([
      ["approved", null],
      ["offered", "하나만 물렀어요"],
      ["denied", "사진의 과일은 멀쩡해요"],
      ["approved", null],
      ["approved", null],
    ]);

  await page.goto(`/claims/${exchanged.claimId}?view=approved`);
  await page.getByLabel("교환 상자 택배사").selectOption({ label: "CJ대한통운" });
  await page
    .getByLabel("교환 상자 송장 번호")
    .fill(`65${String(Date.now() % 10_000_000_000).padStart(10, "0")}`);
  await page.getByRole("button", { name: "교환 상자 보내기" }).click();
  await page.getByText("교환 상자를 보냈어요").waitFor();
  await page.getByRole("button", { name: "회수하고 확인하기" }).click();
  await page.getByLabel("택배사", { exact: true }).selectOption({ label: "CJ대한통운" });
  await page.getByLabel("접수 번호").fill("손으로 맡김 1");
  await page.getByRole("button", { name: "수거 맡기기" }).click();
  await page.getByRole("button", { name: "돌아왔어요 · 재고에 더하기" }).click();
  await page.getByText("돌아온 상품을 적었어요").waitFor();
  expect(await axe(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await end();
});

test("claims: the one after the decided opens, also where the list was read again before the decision's reply", {
  timeout: 120_000,
}, async () => {
  const [, decided, next] = (await file(["refund", "refund", "refund"])) as [Filed, Filed, Filed];
  const { page, account, complaints, end } = await newConsoleVisit(browser);
  await logInByKeys(page, account, `/claims/${decided.claimId}`);
  await shown(page, decided);
  await page.route("**/operator/v1/claims/*/approve", async (route) => {
    const reply = await route.fetch();
    await page.locator(`a[href^="/claims/${decided.claimId}"]`).waitFor({ state: "detached" });
    await route.fulfill({ response: reply });
  });
  await page.getByRole("button", { name: /^[0-9,]+원 돌려주기/ }).click();
  await page.getByText("받아들였어요. 산 분에게 알려요").waitFor();
  await shown(page, next);
  expect(complaints).toEqual([]);
  await end();
});

test("claims: five are decided by the keyboard alone", { timeout: 180_000 }, async () => {
  const filed = await file(WISHES);
  const [first, other, denied, exchanged, last] = filed as [Filed, Filed, Filed, Filed, Filed];
  const { page, account, complaints, end } = await newConsoleVisit(browser);
  const hands = handsOn(page);
  await logInByKeys(page, account, `/claims/${first.claimId}`, hands);
  await page.getByRole("button", { name: /^[0-9,]+원 돌려주기/ }).waitFor();
  await hands.press("j");
  await shown(page, other);
  await hands.press("k");
  await shown(page, first);
  await hands.press("a");
  await shown(page, other);
  await hands.press("m");
  await hands.write("두 개를 더해 돌려드려요");
  await hands.press("Control+Enter");
  await shown(page, denied);
  await hands.press("d");
  await hands.write("사진의 과일은 멀쩡해요");
  await hands.press("Escape");
  await hands.press("d");
  await shown(page, exchanged);
  await hands.press("a");
  await shown(page, last);
  await hands.press("a");
  await expect
    .poll(() => answers(filed))
    .toEqual([
      ["approved", null],
      ["approved", "두 개를 더해 돌려드려요"],
      ["denied", "사진의 과일은 멀쩡해요"],
      ["approved", null],
      ["approved", null],
    ]);
  expect(complaints).toEqual([]);
  await end();
});

test("claims: a key pressed the moment a claim is shown decides that claim, not the one before", {
  timeout: 180_000,
}, async () => {
  const filed = await file(["refund", "refund"]);
  const [first, other] = filed as [Filed, Filed];
  const { page, account, complaints, end } = await newConsoleVisit(browser);
  const hands = handsOn(page);
  await logInByKeys(page, account, `/claims/${first.claimId}`, hands);
  await page.getByRole("button", { name: /^[0-9,]+원 돌려주기/ }).waitFor();
  await page.evaluate((current) => {
    const press = new MutationObserver(() => {
      if (!document.querySelector(current)) return;
      press.disconnect();
      window.dispatchEvent(new KeyboardEvent("keydown", { code: "KeyA", key: "a" }));
    });
    press.observe(document.body, { subtree: true, childList: true, attributes: true });
  }, currentOf(other));
  await hands.press("j");
  await page.getByText("받아들였어요. 산 분에게 알려요").waitFor();
  expect(await answers(filed)).toEqual([
    ["requested", null],
    ["approved", null],
  ]);
  expect(complaints).toEqual([]);
  await end();
});

test("claims: one that a colleague decides stays open with what is typed, and no key decides another", {
  timeout: 180_000,
}, async () => {
  const filed = await file(["refund", "refund", "refund"]);
  const [before, first, other] = filed as [Filed, Filed, Filed];
  const { page, account, complaints, end } = await newConsoleVisit(browser);
  const hands = handsOn(page);
  await logInByKeys(page, account, `/claims/${first.claimId}`, hands);
  const notice = page.getByLabel("산 분이 읽을 말", { exact: true });
  await notice.fill("사진을 잘 봤어요");
  await callAsOperator("PUT /operator/v1/claims/{id}/deny", {
    path: { id: first.claimId },
    body: { notice: "멀쩡해 보여요" },
  });
  await page.getByText("이 목록에서 빠졌어요").waitFor();
  expect(await notice.inputValue()).toBe("사진을 잘 봤어요");
  expect(await axe(page)).toEqual([]);
  await hands.press("Escape");
  await hands.press("a");
  await page.getByText("이미 답변한 신청이에요").waitFor();
  await hands.press("k");
  await shown(page, before);
  await hands.press("j");
  await shown(page, other);
  await page.getByText("이 목록에서 빠졌어요").waitFor({ state: "detached" });
  expect(await notice.inputValue()).toBe("");
  expect(await answers([before, first, other])).toEqual([
    ["requested", null],
    ["denied", "멀쩡해 보여요"],
    ["requested", null],
  ]);
  expect(complaints).toEqual([]);
  await end();
});

test("claims: the queue fits a phone", { timeout: 60_000 }, async () => {
  const { page, account, complaints, end } = await newConsoleVisit(browser, 390);
  await logInByKeys(page, account, "/claims?view=approved");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await axe(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await end();
});

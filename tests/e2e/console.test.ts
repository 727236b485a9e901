import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage, type Visit } from "./browser-visit-helpers.ts";
import { buy, callAs, join } from "./buying-steps-by-calls.ts";
import type { OperatorAccount } from "./create-operator.ts";
import { createManagerByCommand } from "./create-operator-by-command.ts";
import { here } from "./look-up-journey-shops.ts";
import { read } from "./read-and-change-rows.ts";

/** Has one option and no sale. */
const PRODUCT = 20_042;
const NEW_PASSWORD = "배나무 아래 사다리 넷";

let browser: Browser;
let shopper: Visit;
let operator: Visit;
let account: OperatorAccount;
beforeAll(async () => {
  browser = await openBrowser();
  shopper = await newVisit(browser);
  operator = await newVisit(browser, 1440, here().consoleUrl);
  account = await createManagerByCommand();
  await openPage(shopper.page, "/");
  await join(shopper.page, `console-${Date.now()}@todayfruit.example`);
});
afterAll(() => browser.close());

const numberOf = async (id: number) => {
  const [row] = await read<{ number: string }>("select number from orders where id = $1", [id]);
  return row?.number ?? "";
};
const statusOf = async (id: number) => {
  const [row] = await read<{ status: string }>("select status from orders where id = $1", [id]);
  return row?.status;
};
const fill = (page: Page, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).fill(value);

test("console: a first login asks for an own password; nothing of the shop is shown before", async () => {
  const { page } = operator;
  await page.goto("/orders");
  await page.waitForURL("**/login?next=%2Forders");
  await fill(page, "이메일", account.email);
  await fill(page, "비밀번호", "not the password");
  await fill(page, "인증 앱의 여섯 자리", "000000");
  await page.getByRole("button", { name: "들어가기" }).click();
  await page.getByRole("alert").waitFor();
  expect(await axe(page)).toEqual([]);
  await fill(page, "비밀번호", account.password);
  await fill(page, "인증 앱의 여섯 자리", account.recoveryCode);
  await page.getByRole("button", { name: "들어가기" }).click();
  await page.waitForURL("**/password");
  expect(await axe(page)).toEqual([]);
  await fill(page, "지금 비밀번호", account.password);
  await fill(page, "새 비밀번호", NEW_PASSWORD);
  await fill(page, "인증 앱의 여섯 자리", account.code());
  await page.getByRole("button", { name: "바꾸기" }).click();
  await page.getByRole("heading", { name: "오늘", exact: true }).waitFor();
  const cookies = await operator.context.cookies();
  expect(cookies).toMatchObject([{ name: "console", httpOnly: true, sameSite: "Strict" }]);
});

test("console: paid orders appear by themselves, two are accepted at once, and one is sent", async () => {
  const { page } = operator;
  const [one, other] = [await buy(shopper.page), await buy(shopper.page)];
  await page.goto("/orders?view=paid");
  for (const { id } of [one, other]) await page.getByLabel(`${await numberOf(id)} 고르기`).check();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press("a");
  await page.getByText("2건을 접수했어요").waitFor();
  await page.getByRole("link", { name: await numberOf(one.id) }).waitFor({ state: "detached" });

  await page.goto(`/orders/${one.id}`);
  await page.getByRole("button", { name: "송장 적고 보내기" }).click();
  await page.getByLabel("택배사").selectOption({ label: "CJ대한통운" });
  await fill(page, "송장 번호", "12345");
  await page.getByRole("button", { name: "보내기", exact: true }).click();
  await page.getByText("숫자 10~13자리로 적어 주세요").waitFor();
  await fill(page, "송장 번호", "640000001234");
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "보내기", exact: true }).click();
  await page.getByText("보냈어요").waitFor();
  await page.getByText("CJ대한통운 640000001234").waitFor();
  expect(await axe(page)).toEqual([]);
});

test("console: an accepted order is taken back before its buyer is told", async () => {
  const { page } = operator;
  const order = await buy(shopper.page);
  await page.goto("/orders?view=paid");
  await page.getByLabel(`${await numberOf(order.id)} 고르기`).check();
  await page.keyboard.press("a");
  await page.getByText("1건을 접수했어요").waitFor();
  expect(await statusOf(order.id)).toBe("delivery_waiting");
  await page.getByRole("button", { name: "되돌리기" }).click();
  await page.getByText("되돌렸어요").waitFor();
  expect(await statusOf(order.id)).toBe("paid");
  await page.getByRole("link", { name: await numberOf(order.id) }).waitFor();
});

test("console: a memo is saved, taken back by its button, and shown in the list", async () => {
  const { page } = operator;
  const order = await buy(shopper.page);
  await page.goto(`/orders/${order.id}`);
  await fill(page, "메모", "25일까지 꼭 받고 싶다고 전화 주심");
  await page.getByRole("button", { name: "저장하기" }).click();
  await page.getByRole("button", { name: "되돌리기" }).click();
  await expect.poll(() => page.getByLabel("메모", { exact: true }).inputValue()).toBe("");
  await fill(page, "메모", "문 앞에 두기");
  await page.getByRole("button", { name: "저장하기" }).click();
  await page.getByText("메모를 저장했어요").waitFor();
  await page.goto(`/orders?search=${await numberOf(order.id)}`);
  await page
    .getByRole("row", { name: await numberOf(order.id) })
    .getByText("메모")
    .waitFor();
});

test("console: a held order names its reason to the buyer, by the keyboard", async () => {
  const { page } = operator;
  const order = await buy(shopper.page);
  await page.goto(`/orders?search=${await numberOf(order.id)}`);
  await page.getByRole("link", { name: await numberOf(order.id) }).waitFor();
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "출고 미루기" }).waitFor();
  await page.keyboard.press("d");
  await fill(page, "산 분이 읽을 이유", "후숙이 덜 되어 이틀 더 익혀 보내요");
  await page.keyboard.press("Enter");
  await page.getByText("출고를 미뤘어요").waitFor();
  await openPage(shopper.page, `/orders/${order.id}`);
  await shopper.page.getByText("후숙이 덜 되어 이틀 더 익혀 보내요").first().waitFor();
});

test("console: an order is cancelled for its buyer with the sum in the button, and a request to cancel is decided", async () => {
  const { page } = operator;
  const [phoned, requested] = [await buy(shopper.page), await buy(shopper.page)];
  await page.goto(`/orders/${phoned.id}`);
  await page.getByRole("button", { name: "대신 취소하기" }).click();
  await fill(page, "산 분이 읽을 이유", "전화로 취소해 달라고 하셨어요");
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: /^[0-9,]+원 돌려주고 취소하기$/ }).click();
  await page.getByText("취소했어요. 산 분에게 알려요").waitFor();
  await expect.poll(() => statusOf(phoned.id)).toBe("withdraw_complete");

  await page.goto(`/orders/${requested.id}`);
  await page.getByRole("button", { name: "접수하기" }).click();
  await page.getByText("1건을 접수했어요").waitFor();
  await page.getByRole("button", { name: "대신 취소하기" }).click();
  await fill(page, "산 분이 읽을 이유", "전화로 취소해 달라고 하셨어요");
  await page.getByRole("button", { name: "취소 요청으로 남기기" }).click();
  await page.getByRole("button", { name: "취소 요청 보기" }).click();
  await page.getByRole("button", { name: "받아들이지 않기" }).click();
  await page.getByText("이유를 적어 주세요").waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "받아들이고 돌려주기" }).click();
  await page.getByText("취소를 받아들이고 돌려줬어요").waitFor();
  await expect.poll(() => statusOf(requested.id)).toBe("withdraw_complete");
});

test("console: one press takes a product off sale in the shop, and its button puts it back", async () => {
  const { page } = operator;
  const status = async () => {
    const answer = await fetch(`${here().shopUrl}/v1/products/${PRODUCT}`);
    return ((await answer.json()) as { productStatus: string }).productStatus;
  };
  await page.goto(`/products?search=${PRODUCT}`);
  const onSale = page.getByRole("switch").first();
  await onSale.waitFor();
  expect(await axe(page)).toEqual([]);
  await onSale.click();
  await page.getByText("품절로 바꿨어요").waitFor();
  await expect.poll(status).toBe("temp_stock_out");
  await page.getByRole("button", { name: "되돌리기" }).click();
  await page.getByText("되돌렸어요").waitFor();
  await expect.poll(status).toBe("stock_in");
  await expect.poll(() => onSale.getAttribute("aria-checked")).toBe("true");
});

test("console: a question is answered by the keyboard, its writer reads it, and the next one opens", async () => {
  const { page } = operator;
  const contents = "사다리를 놓고 딴 과일인지 알고 싶어요";
  await callAs(shopper.page, "POST /v1/products/{id}/questions", {
    path: { id: PRODUCT },
    body: { contents, isSecret: false },
  });
  await page.goto("/inbox");
  await page.getByRole("link", { name: contents }).click();
  expect(await axe(page)).toEqual([]);
  await fill(page, "답변", "그제 아침에 땄어요");
  await page.keyboard.press("Control+Enter");
  await page.getByText("답변을 보냈어요").waitFor();
  await page.getByRole("link", { name: contents }).waitFor({ state: "detached" });
  await openPage(shopper.page, "/my-questions");
  await shopper.page.getByText("그제 아침에 땄어요").waitFor({ state: "attached" });
});

test("console: its pages and session do not answer at the shop, its token is out of reach, other sites change nothing", async () => {
  const { page } = operator;
  expect((await fetch(`${here().shopUrl}/session`, { method: "POST" })).status).toBe(404);
  const tokens = await fetch(`${here().consoleUrl}/operator/v1/tokens`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: here().consoleUrl },
    body: "{}",
  });
  expect(tokens.status).toBe(404);
  const foreign = await fetch(`${here().consoleUrl}/session`, {
    method: "DELETE",
    headers: { origin: here().shopUrl },
  });
  expect(foreign.status).toBe(404);
  const robots = await fetch(here().consoleUrl);
  expect(robots.headers.get("x-robots-tag")).toBe("noindex, nofollow");
  expect(robots.headers.get("content-security-policy")).not.toContain("unsafe");
  expect(await page.evaluate(() => document.cookie)).toBe("");
});

test("console: on a phone the urgent screens fit, and leaving ends the session", async () => {
  const { page } = operator;
  for (const address of ["/", "/orders", "/inbox", "/products"]) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(await axe(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: "로그아웃" }).click();
  await page.waitForURL("**/login");
  await page.goto("/orders");
  await page.waitForURL("**/login?next=%2Forders");
  expect(operator.complaints).toEqual([]);
});

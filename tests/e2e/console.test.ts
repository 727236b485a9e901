import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage, type Visit } from "./browser.ts";
import { buy, join } from "./buy-by-calls.ts";
import { read } from "./database.ts";
import { here } from "./journey-shop.ts";
import { createManager, type OperatorAccount } from "./run-operator-verb.ts";

const NEW_PASSWORD = "배나무 아래 사다리 넷";

let browser: Browser;
let shopper: Visit;
let operator: Visit;
let account: OperatorAccount;
beforeAll(async () => {
  browser = await openBrowser();
  shopper = await newVisit(browser);
  operator = await newVisit(browser, 1440, here().consoleUrl);
  account = await createManager();
  await openPage(shopper.page, "/");
  await join(shopper.page, `console-${Date.now()}@todayfruit.example`);
});
afterAll(() => browser.close());

const numberOf = async (id: number) => {
  const [row] = await read<{ number: string }>("select number from orders where id = $1", [id]);
  return row?.number ?? "";
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
  for (const address of ["/", "/orders"]) {
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

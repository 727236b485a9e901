import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage, type Visit } from "./browser-visit-helpers.ts";
import { buy, callAs, join } from "./buying-steps-by-calls.ts";
import { openConsole } from "./console-visit-steps.ts";
import { read } from "./read-and-change-rows.ts";
import { newPhone } from "./sign-up-and-log-in-steps.ts";

const EMAIL = `console-member-${Date.now()}@todayfruit.example`;
const PHONE = newPhone();

let browser: Browser;
let shopper: Visit;
let operator: Visit;
beforeAll(async () => {
  browser = await openBrowser();
  shopper = await newVisit(browser);
  await openPage(shopper.page, "/");
  await join(shopper.page, EMAIL, PHONE);
  await buy(shopper.page);
  operator = await openConsole(browser);
});
afterAll(() => browser.close());

const fill = (page: Page, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).fill(value);
const pointsOfMember = async () => {
  const { point } = await callAs(shopper.page, "GET /v1/app-users/my-point");
  return point;
};

test("console members: one is found by the last digits of the phone, masked, and opened by the keyboard", async () => {
  const { page } = operator;
  await page.goto("/members");
  await fill(page, "이름, 이메일 앞부분, 휴대폰 뒤 4자리", PHONE.slice(-4));
  await page.keyboard.press("Enter");
  await page.waitForURL("**/members?search=*");
  await page.getByRole("link", { name: "김*루" }).first().waitFor();
  expect(await page.getByText(EMAIL).count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  await page.getByRole("heading", { name: "회원", exact: true }).click();
  await page.locator("tr[aria-current]", { hasText: "김*루" }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "김*루" }).waitFor();
  expect(await axe(page)).toEqual([]);
});

test("console members: unmasking asks for a reason, counts down, and is shown as the member is shown it", async () => {
  const { page } = operator;
  await page.getByRole("button", { name: "이름·연락처 보기" }).click();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "5분 동안 보기" }).click();
  await page.getByText("까닭을 골라 주세요").waitFor();
  await page.getByLabel("반품·교환을 처리해요").check();
  await page.getByRole("button", { name: "5분 동안 보기" }).click();
  await page.getByRole("heading", { name: "김하루" }).waitFor();
  await page.getByText(EMAIL).waitFor();
  await page.getByText(/[34]:\d\d 뒤에 다시 가려요/).waitFor();
  await page.getByText("반품·교환을 처리해요").waitFor();
  expect(await axe(page)).toEqual([]);
  // The member reads it in their own log, by the role and not by the name.
  await openPage(shopper.page, "/privacy-log");
  await shopper.page.getByText("까닭: 반품·교환을 처리해요").waitFor();
  await shopper.page
    .getByText(/^쇼핑몰 직원 \(/)
    .first()
    .waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "김" }).waitFor();
});

test("console members: points are corrected with a reason, and the button names the result", async () => {
  const { page } = operator;
  const before = await pointsOfMember();
  await page.getByRole("button", { name: "포인트 바로잡기" }).click();
  await fill(page, "더하거나 뺄 포인트", "삼천");
  await fill(page, "까닭", "늦은 배송의 사과");
  await page.getByRole("button", { name: "바로잡기", exact: true }).click();
  await page.getByText("0이 아닌 숫자로 적어 주세요").waitFor();
  await fill(page, "더하거나 뺄 포인트", "3,000");
  await page.getByRole("button", { name: /P에서 .*P로/ }).click();
  await page.getByText(/바로잡았어요/).waitFor();
  expect(await pointsOfMember()).toBe(before + 3000);
  await page.getByRole("tab", { name: /포인트/ }).click();
  await page.getByText("+3,000P").first().waitFor();
});

test("console members: a note stays and can be taken back; a block ends the session and is lifted by undo", async () => {
  const { page } = operator;
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("m");
  await page.keyboard.type("사과 단단한 것 좋아하심");
  await page.getByRole("button", { name: "남기기" }).click();
  await page.getByText("사과 단단한 것 좋아하심").waitFor();
  await page.getByRole("button", { name: "되돌리기" }).click();
  await page.getByText("사과 단단한 것 좋아하심").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "막기" }).click();
  await page.getByText("막았어요.").waitFor();
  const sessions = () =>
    read<{ count: number }>(
      `select count(*)::int as count from access_token t join app_user u on u.id = t.user_id
        where u.email = $1 and t.revoked_at is null`,
      [EMAIL],
    );
  expect(await sessions()).toEqual([{ count: 0 }]);
  await page.getByRole("button", { name: "되돌리기" }).click();
  await page.getByRole("button", { name: "막기", exact: true }).waitFor();
});

test("console members: on a phone both screens fit", async () => {
  const { page } = operator;
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ["/members", new URL(page.url()).pathname]) {
    await page.goto(address);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(await axe(page)).toEqual([]);
  }
  expect(operator.complaints).toEqual([]);
});

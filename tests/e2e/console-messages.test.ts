import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage, type Visit } from "./browser-visit-helpers.ts";
import { join } from "./buying-steps-by-calls.ts";
import { openConsole } from "./console-visit-steps.ts";
import { change, read } from "./read-and-change-rows.ts";

const DAY = 86_400_000;
const EMAIL = `campaign${Date.now()}@todayfruit.example`;
const CAMPAIGN_NAME = `감귤 첫 수확 ${Date.now() % 10_000}`;

let browser: Browser;
let operator: Visit;
let memberId: number;
beforeAll(async () => {
  browser = await openBrowser();
  const shopper = await newVisit(browser);
  await openPage(shopper.page, "/");
  await join(shopper.page, EMAIL);
  await shopper.end();
  await change("update app_user set advertising_alarm = true, night_alarm = true where email = $1", [EMAIL]);
  const [row] = await read<{ id: number }>("select id from app_user where email = $1", [EMAIL]);
  memberId = row?.id ?? 0;
  operator = await openConsole(browser);
}, 60_000);
afterAll(() => browser.close());

test("console messages: a campaign is written, counted, sent, left and found again, and its messages are in the log of a member", async () => {
  const { page } = operator;
  await page.goto("/messages/campaigns");
  await page.getByRole("navigation", { name: "메시지 화면" }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press("c");
  const made = page.getByRole("region", { name: "새 캠페인" });
  await made.getByLabel("이름", { exact: true }).fill(CAMPAIGN_NAME);
  await made.getByLabel("글", { exact: true }).fill("서귀포 감귤을 오늘 땄어요");
  await made.getByLabel("푸시").uncheck();
  await made.getByLabel("알림톡·문자").check();
  await made.getByLabel("두 글로 나누어 보기 (A/B)").check();
  await made.getByLabel("둘째 글", { exact: true }).fill("첫 감귤이 도착했어요");
  expect(await axe(page)).toEqual([]);
  await made.getByRole("button", { name: "만들기" }).click();
  await page.getByText("캠페인을 만들었어요").waitFor();
  const send = page.getByRole("button", { name: /명에게 보내기$/ });
  await send.waitFor();
  await page.getByRole("row", { name: /실제로 받는 분/ }).waitFor();
  expect(await axe(page)).toEqual([]);

  const editor = page.getByRole("region", { name: "캠페인 고치기" });
  await editor.getByLabel("며칠 안에 산 분").fill("30");
  expect(await send.getAttribute("aria-disabled")).toBe("true");
  await editor.getByRole("button", { name: "버리기" }).click();
  await send.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("(광고)[오늘의과일] 서귀포 감귤을 오늘 땄어요").waitFor();
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole("button", { name: /명에게 보내기$/ }).click();
  await page.getByText("보내기 시작했어요").waitFor();
  await page.goto("/messages/log");
  await page.goto("/messages/campaigns?view=begun");
  await page.getByRole("link", { name: CAMPAIGN_NAME }).click();
  await page.getByRole("region", { name: "캠페인 고치기" }).waitFor();
  await expect
    .poll(() => page.getByText(/명에게 맡겼어요/).textContent(), { timeout: 30_000 })
    .not.toContain("0명에게");
  await page.getByText("보내기 시작한 캠페인은 멈출 수만 있어요").first().waitFor();

  await page.getByRole("link", { name: "보낸 것 보기" }).click();
  await page.waitForURL(/campaign=\d+/);
  await page.getByLabel("회원 번호나 주문 번호").fill(String(memberId));
  await page.keyboard.press("Enter");
  const log = page.getByRole("region", { name: "보낸 메시지" });
  const isLogged = async () => {
    await page.reload();
    await log.or(page.getByText("그런 메시지가 없어요")).waitFor();
    return log.getByRole("row", { name: "캠페인" }).count();
  };
  await expect.poll(isLogged, { timeout: 30_000 }).toBeGreaterThan(0);
  expect(await axe(page)).toEqual([]);
  await page.getByLabel("결과", { exact: true }).selectOption("failed");
  await page.getByText("그런 메시지가 없어요").waitFor();
  await page.getByRole("link", { name: "조건 모두 지우기" }).click();
  await log.getByRole("row").nth(1).waitFor();
}, 90_000);

test("console messages: a campaign of tomorrow night waits for the morning of those without consent at night, and is stopped", async () => {
  const { page } = operator;
  await change("update app_user set night_alarm = false where email = $1", [EMAIL]);
  await page.goto("/messages/campaigns?id=new");
  const made = page.getByRole("region", { name: "새 캠페인" });
  await made.getByLabel("이름", { exact: true }).fill(`${CAMPAIGN_NAME} 밤`);
  await made.getByLabel("글", { exact: true }).fill("밤에도 따요");
  await made.getByRole("button", { name: "만들기" }).click();
  await page.getByRole("button", { name: /명에게 보내기$/ }).click();
  const dialog = page.getByRole("dialog");
  const tomorrow = kstDateOf(new Date(Date.now() + DAY).toISOString());
  await dialog.getByLabel("보내는 때").fill(`${tomorrow}T21:30`);
  await dialog.getByText(/명은 아침 8시에 받아요/).waitFor();
  await dialog.getByRole("button", { name: /명에게 예약하기$/ }).click();
  await page.getByText("예약했어요").waitFor();
  await page.getByRole("button", { name: "멈추기" }).click();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: "멈추기" }).click();
  await page.getByText("멈췄어요").waitFor();
  await page.getByText("멈춘 캠페인은 고칠 수 없어요").first().waitFor();
  const [row] = await read<{ is_cancelled: boolean }>("select is_cancelled from campaign where name = $1", [
    `${CAMPAIGN_NAME} 밤`,
  ]);
  expect(row?.is_cancelled).toBe(true);
}, 60_000);

test("console messages: a text is corrected with its variables, seen with samples, and taken back", async () => {
  const { page } = operator;
  await page.goto("/messages/templates?view=push&search=출발했어요");
  await page.getByRole("link", { name: "상품이 출발했어요" }).first().click();
  const editor = page.getByRole("region", { name: "틀 고치기" });
  const text = editor.getByLabel("글", { exact: true });
  const before = await text.inputValue();
  await text.fill("#{날씨}에도 출발했어요");
  const preview = page.locator("section", { has: page.getByRole("heading", { name: "이렇게 가요" }) });
  await preview.getByRole("alert").waitFor();
  expect(await axe(page)).toEqual([]);
  await text.fill(`${before} 곧 만나요.`);
  await preview.getByText("곧 만나요.").waitFor();
  await editor.getByRole("button", { name: "저장하기" }).click();
  await page.getByText("저장했어요").waitFor();
  await page.getByRole("status").getByRole("button", { name: "되돌리기" }).click();
  await expect.poll(() => text.inputValue()).toBe(before);
  expect(await axe(page)).toEqual([]);
}, 60_000);

test("console messages: a message for left carts is written and switched on, and each screen fits a phone", async () => {
  const { page } = operator;
  await page.goto("/messages/automatic?id=new");
  const made = page.getByRole("region", { name: "새 메시지" });
  await made.getByLabel("글", { exact: true }).fill(`${CAMPAIGN_NAME} 담아 둔 과일이 기다려요`);
  await made.getByLabel("담고 몇 시간 뒤").fill("48");
  await made.getByRole("button", { name: "만들기" }).click();
  const editor = page.getByRole("region", { name: "메시지 고치기" });
  await editor.getByLabel("켜기").check();
  await editor.getByRole("button", { name: "저장하기" }).click();
  await page.getByText("저장했어요").waitFor();
  await editor.getByRole("button", { name: "지우기" }).click();
  await page.getByText("지웠어요").waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const screen of ["campaigns", "log", "templates", "automatic", "produce"]) {
    await page.goto(`/messages/${screen}`);
    await page.getByRole("navigation", { name: "메시지 화면" }).waitFor();
    await expect.poll(() => page.getByText("불러오는 중이에요").count()).toBe(0);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      screen,
    ).toBeLessThanOrEqual(0);
    expect(await axe(page), screen).toEqual([]);
  }
  expect(operator.complaints).toEqual([]);
}, 60_000);

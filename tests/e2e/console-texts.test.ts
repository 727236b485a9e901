import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, openBrowser, type Visit } from "./browser-visit-helpers.ts";
import { openConsole } from "./console-visit-steps.ts";
import { here } from "./look-up-journey-shops.ts";

const DAY = 86_400_000;
const TEXT_TITLE = `첫눈 안내 ${Date.now() % 10_000}`;

let browser: Browser;
let operator: Visit;
beforeAll(async () => {
  browser = await openBrowser();
  operator = await openConsole(browser);
});
afterAll(() => browser.close());

const dayIn = (days: number) => `${kstDateOf(new Date(Date.now() + days * DAY).toISOString())}T00:00`;
const shopSays = (path: string) => async () => (await fetch(here().shopUrl + path)).text();

test("console texts: a notice is written, corrected, and an earlier version comes back", async () => {
  const { page } = operator;
  await page.goto("/texts/notices");
  await page.getByRole("region", { name: "공지" }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press("c");
  const made = page.getByRole("region", { name: "새 공지" });
  await made.getByLabel("제목", { exact: true }).fill(TEXT_TITLE);
  await made.getByLabel("글", { exact: true }).fill("눈이 오면 하루 늦게 출발해요.");
  await made.getByRole("button", { name: "만들기" }).click();
  await page.getByText("공지를 만들었어요").waitFor();
  await expect.poll(shopSays("/v1/boards/notices")).toContain(TEXT_TITLE);
  const editor = page.getByRole("region", { name: "공지 고치기" });
  await editor.getByLabel("글", { exact: true }).fill("눈이 오면 이틀 늦게 출발해요.");
  await page.keyboard.press("Control+s");
  await page.getByText("저장했어요").waitFor();
  await expect.poll(shopSays("/v1/boards/notices")).toContain("이틀 늦게");
  await page.getByRole("button", { name: "고친 기록" }).click();
  await page.getByRole("button", { name: /공지 고치기/ }).click();
  await page.getByRole("cell", { name: "눈이 오면 하루 늦게 출발해요." }).waitFor();
  expect(await axe(page)).toEqual([]);
  const last = page.getByRole("listitem").filter({ hasText: "공지 고치기" });
  await last.getByRole("button", { name: "되돌리기" }).click();
  await expect.poll(shopSays("/v1/boards/notices")).toContain("하루 늦게");
  await expect.poll(() => editor.getByLabel("글", { exact: true }).inputValue()).toContain("하루 늦게");
  await editor.getByRole("button", { name: "지우기" }).click();
  await expect.poll(shopSays("/v1/boards/notices")).not.toContain(TEXT_TITLE);
}, 60_000);

test("console texts: a version of the terms follows the current one, is announced in time, and what has begun is kept", async () => {
  const { page } = operator;
  await page.goto("/texts/terms?view=privacy");
  await page
    .getByRole("row", { name: /지금 판/ })
    .getByRole("link")
    .click();
  await page.getByText("시행한 판은 그대로 남아요").first().waitFor();
  expect(await page.getByLabel("글", { exact: true }).isDisabled()).toBe(true);
  await page.getByRole("link", { name: "이 판으로 새 판 만들기" }).click();
  const made = page.getByRole("region", { name: "새 판" });
  await made.getByLabel("판 이름").fill(TEXT_TITLE);
  const contents = made.getByLabel("글", { exact: true });
  await contents.fill(`${await contents.inputValue()}\n\n${TEXT_TITLE} 보관 기간을 줄였어요.`);
  await made.getByLabel("무엇이 왜 바뀌나").fill("보관 기간이 짧아져요");
  await made.getByLabel("시행일").fill(dayIn(2));
  await made.getByRole("button", { name: "만들기" }).click();
  await made.getByRole("alert").first().waitFor();
  expect(await axe(page)).toEqual([]);
  await made.getByLabel("시행일").fill(dayIn(10));
  await made.getByRole("button", { name: "만들기" }).click();
  await page.getByText("판을 만들었어요").waitFor();
  await expect.poll(shopSays("/v1/terms")).toContain(TEXT_TITLE);
  const own = page.getByRole("region", { name: `${TEXT_TITLE} 판` });
  await own.getByText(`바뀐 문단: ${TEXT_TITLE}`).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("region", { name: "판 고치기" }).getByRole("button", { name: "지우기" }).click();
  await expect.poll(shopSays("/v1/terms")).not.toContain(TEXT_TITLE);
}, 60_000);

test("console texts: a question and a page are written and seen at the shop", async () => {
  const { page } = operator;
  await page.goto("/texts/faqs?id=new");
  const question = page.getByRole("region", { name: "새 질문" });
  await question.getByLabel("갈래").fill("배송");
  await question.getByLabel("질문", { exact: true }).fill(`${TEXT_TITLE}?`);
  await question.getByLabel("답", { exact: true }).fill("하루 늦게 출발해요");
  await question.getByRole("button", { name: "만들기" }).click();
  await expect.poll(shopSays("/v1/boards/faqs")).toContain(TEXT_TITLE);
  await page.getByRole("region", { name: "질문 고치기" }).getByRole("button", { name: "지우기" }).click();
  await expect.poll(shopSays("/v1/boards/faqs")).not.toContain(TEXT_TITLE);

  await page.goto("/texts/faqs");
  await page.getByRole("region", { name: "자주 묻는 질문" }).waitFor();
  const current = () => page.locator("tr[aria-current]").textContent();
  await page.keyboard.press("j");
  const first = await current();
  await page.keyboard.press("j");
  await expect.poll(current).not.toBe(first);
  await page.keyboard.press("k");
  await expect.poll(current).toBe(first);

  const slug = `snow-${Date.now()}`;
  await page.goto("/texts/pages?id=new");
  const made = page.getByRole("region", { name: "새 글 페이지" });
  await made.getByLabel("제목", { exact: true }).fill(TEXT_TITLE);
  await made.getByLabel("주소").fill(slug);
  await made.getByLabel("글", { exact: true }).fill("눈길에도 조심히 갑니다.");
  await made.getByRole("button", { name: "만들기" }).click();
  await expect.poll(shopSays(`/pages/${slug}`)).toContain("눈길에도 조심히 갑니다.");
  const editor = page.getByRole("region", { name: "글 페이지 고치기" });
  await editor.getByLabel("글", { exact: true }).fill("눈길에는 쉬어 갑니다.");
  await page.getByRole("button", { name: "네 얼굴로 보기" }).click();
  await page
    .frameLocator('iframe[title="오늘의과일 미리보기"]')
    .getByText("눈길에는 쉬어 갑니다.")
    .waitFor({ timeout: 30_000 });
  expect(await shopSays(`/pages/${slug}`)()).toContain("조심히");
  await editor.getByRole("button", { name: "지우기" }).click();
  await page.getByText("지웠어요").waitFor();
}, 60_000);

test("console texts: each screen fits a phone and has no faults of access", async () => {
  const { page } = operator;
  await page.setViewportSize({ width: 390, height: 844 });
  for (const screen of ["notices", "faqs", "terms", "pages?view=all"]) {
    await page.goto(`/texts/${screen}`);
    await page.getByRole("navigation", { name: "글 화면" }).waitFor();
    await expect.poll(() => page.getByText("불러오는 중이에요").count()).toBe(0);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      screen,
    ).toBeLessThanOrEqual(0);
    expect(await axe(page), screen).toEqual([]);
  }
  expect(operator.complaints).toEqual([]);
}, 60_000);

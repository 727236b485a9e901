import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, openBrowser, type Visit } from "./browser-visit-helpers.ts";
import { openConsole } from "./console-visit-steps.ts";
import { read } from "./read-and-change-rows.ts";

const CATEGORY_NAME = `겨울 선물 ${Date.now() % 10_000}`;

let browser: Browser;
let operator: Visit;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  operator = await openConsole(browser);
  page = operator.page;
});
afterAll(() => browser.close());

const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const dialog = () => page.getByRole("dialog");
const roots = () =>
  page
    .getByRole("list", { name: "큰 분류 차례" })
    .locator(":scope > li > div > div:first-child b")
    .allTextContents();

test("console categories: one is made, moved by the keyboard and by the mouse, taken back, and deleted", async () => {
  await page.goto("/categories");
  await page.getByRole("list", { name: "큰 분류 차례" }).waitFor();
  expect(await axe(page)).toEqual([]);
  await press("큰 분류 더하기");
  await dialog().getByLabel("이름", { exact: true }).fill(CATEGORY_NAME);
  await dialog().getByRole("button", { name: "더하기" }).click();
  await dialog().getByText("그림을 올려 주세요").waitFor();
  const buffer = await readFile(path.join(import.meta.dirname, "../../data/media/photos/anjou-1.jpg"));
  await dialog().getByLabel("그림").setInputFiles({ name: "icon.jpg", mimeType: "image/jpeg", buffer });
  await dialog().getByAltText("지금 그림").waitFor();
  expect(await axe(page)).toEqual([]);
  await dialog().getByRole("button", { name: "더하기" }).click();
  await page.getByText("분류를 더했어요").waitFor();
  await expect.poll(async () => (await roots()).at(-1)).toBe(CATEGORY_NAME);

  const before = await roots();
  await page.getByRole("button", { name: `${CATEGORY_NAME} 옮기기` }).press("Alt+ArrowUp");
  await page.getByText("분류를 고쳤어요").waitFor();
  await expect.poll(async () => (await roots()).at(-2)).toBe(CATEGORY_NAME);
  const stored = await read<{ name: string }>(
    "select name from category where parent_id is null order by sort, id",
    [],
  );
  expect(stored.map(({ name }) => name)).toEqual(await roots());
  await press("되돌리기");
  await page.getByText("되돌렸어요").waitFor();
  await expect.poll(roots).toEqual(before);

  // By a handle's Space and arrows, as the library moves it.
  const handle = page.getByRole("button", { name: `${CATEGORY_NAME} 옮기기` });
  await handle.focus();
  await page.keyboard.press("Space");
  const said = (place: number) => page.getByText(`${CATEGORY_NAME} 지금 ${place}번째예요`);
  await said(before.length).waitFor({ state: "attached" });
  await page.keyboard.press("ArrowUp");
  await said(before.length - 1).waitFor({ state: "attached" });
  await page.keyboard.press("Space");
  await expect.poll(async () => (await roots()).at(-1)).not.toBe(CATEGORY_NAME);

  const branch = page.getByRole("list", { name: `${before[0]} 안의 차례` });
  const children = () => branch.locator("b").allTextContents();
  const [one, two] = await children();
  await drag(`${one} 옮기기`, `${two} 옮기기`);
  await expect.poll(async () => (await children()).slice(0, 2)).toEqual([two, one]);
  await page.getByText("분류를 고쳤어요").waitFor();
  await press("되돌리기");
  await expect.poll(async () => (await children()).slice(0, 2)).toEqual([one, two]);

  await press(`${CATEGORY_NAME} 지우기`);
  await page.getByText("분류를 지웠어요").waitFor();
  await expect.poll(async () => (await roots()).includes(CATEGORY_NAME)).toBe(false);
});

test("console farms and categories: a list that cannot be read says so and is read again by its button", async () => {
  const lists = [
    ["/farms", "/operator/v1/distributors", "농가를 못 읽었어요"],
    ["/categories", "/operator/v1/categories", "분류를 못 읽었어요"],
  ] as const;
  for (const [address, call, message] of lists) {
    const failed = { status: 500, json: { code: "INTERNAL_ERROR", message, requestId: "r-1" } };
    await page.route(
      (url) => url.pathname === call,
      (route) => route.fulfill(failed),
    );
    await page.goto(address);
    await page.getByText(message).waitFor();
    expect(await page.locator('main [aria-busy="true"]').count()).toBe(0);
    expect(await axe(page)).toEqual([]);
    await page.unrouteAll();
    await page.getByRole("button", { name: "다시 불러오기" }).click();
    await page.getByText(message).waitFor({ state: "detached" });
    await page
      .getByRole("button", { name: / 고치기$/ })
      .first()
      .waitFor();
  }
});

test("console farms: one is found, edited, and taken back; a new one says what lacks", async () => {
  await page.goto("/farms");
  const first = page.getByRole("button", { name: /고치기$/ }).first();
  await first.waitFor();
  expect(await axe(page)).toEqual([]);
  const name = ((await first.getAttribute("aria-label")) ?? "").replace(" 고치기", "");
  await page.getByRole("searchbox", { name: "이름, 지역, 사업자등록번호" }).fill(name);
  await page.keyboard.press("Enter");
  await first.click();
  await dialog().getByLabel("인사말").fill("겨울 감귤을 따고 있어요");
  expect(await axe(page)).toEqual([]);
  await dialog().getByRole("button", { name: "저장하기" }).click();
  await page.getByText("농가를 고쳤어요").waitFor();
  const greeting = async () =>
    (await read<{ greeting: string }>("select greeting from distributor where name = $1", [name]))[0]
      ?.greeting;
  expect(await greeting()).toBe("겨울 감귤을 따고 있어요");
  await press("되돌리기");
  await expect.poll(greeting).not.toBe("겨울 감귤을 따고 있어요");

  await press("농가 더하기");
  await dialog().getByRole("button", { name: "더하기" }).click();
  await dialog().getByText("이렇게 적어 주세요. 예: 123-45-67890").waitFor();
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ["/farms", "/categories"]) {
    await page.goto(address);
    await page
      .getByRole("button", { name: /고치기$/ })
      .first()
      .waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(await axe(page)).toEqual([]);
  }
  expect(operator.complaints).toEqual([]);
});

/** Drags a handle by the mouse onto another one. */
async function drag(from: string, to: string): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  const [start, end] = await Promise.all(
    [from, to].map((name) => page.getByRole("button", { name, exact: true }).boundingBox()),
  );
  if (!start || !end) throw new Error("Both handles are in sight");
  const middle = (box: typeof start) => [box.x + box.width / 2, box.y + box.height / 2] as const;
  await page.mouse.move(...middle(start));
  await page.mouse.down();
  await page.mouse.move(...middle(end), { steps: 8 });
  await page.mouse.up();
}

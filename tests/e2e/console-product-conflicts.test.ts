import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { axe, openBrowser, type Visit } from "./browser-visit-helpers.ts";
import { openConsole } from "./console-visit-steps.ts";
import { holdGetRequests } from "./hold-get-requests.ts";
import { callAsOperator } from "./operator-verb-and-call-steps.ts";

/** Has one option and no sale; copied, so that it stays as it is. */
const ORIGINAL = 20_042;

let browser: Browser;
let mine: Visit;
let theirs: Visit;
let id: number;
beforeAll(async () => {
  browser = await openBrowser();
  mine = await openConsole(browser);
  theirs = await openConsole(browser);
});
afterAll(() => browser.close());
beforeEach(async () => {
  const copy = await callAsOperator("POST /operator/v1/products/{id}/copy", {
    path: { id: ORIGINAL },
    body: { name: "둘이 고치는 배", reason: "초안" },
  });
  ({ id } = copy);
});

const fill = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const textIn = (page: Page, label: string) => page.getByLabel(label, { exact: true }).inputValue();
const saved = () => callAsOperator("GET /operator/v1/products/{id}", { path: { id } });
const open = async (page: Page) => {
  await page.goto(`/products/${id}`);
  await page.getByRole("heading", { name: "둘이 고치는 배" }).waitFor();
};

test("console product: two browsers on one field: both versions are shown with who, and nothing typed is lost", async () => {
  await Promise.all([open(mine.page), open(theirs.page)]);
  await fill(mine.page, "한 줄 소개", "내가 적은 소개");
  await fill(mine.page, "품종", "내가 적은 품종");
  await fill(theirs.page, "한 줄 소개", "옆 사람이 적은 소개");
  const letReadsGo = await holdGetRequests(mine.page, `**/operator/v1/products/${id}`);
  await press(theirs.page, "기본 저장하기");
  await theirs.page.getByText("저장했어요", { exact: true }).waitFor();

  const refused = mine.page.waitForResponse((response) => response.status() === 409);
  await press(mine.page, "기본 저장하기");
  await refused;
  letReadsGo();
  const conflict = mine.page.getByRole("alert").filter({ hasText: "김출고 님이 같은 것을 고쳤어요" });
  await conflict.getByText("옆 사람이 적은 소개").waitFor();
  await conflict.getByText("내가 적은 소개").waitFor();
  expect(await axe(mine.page)).toEqual([]);
  expect(await textIn(mine.page, "한 줄 소개")).toBe("내가 적은 소개");
  expect(await textIn(mine.page, "품종")).toBe("내가 적은 품종");
  expect((await saved()).subTitle).toBe("옆 사람이 적은 소개");

  await press(mine.page, "한 줄 소개 내 값 두기");
  await press(mine.page, "기본 저장하기");
  await mine.page.getByText(/^저장했어요/).waitFor();
  expect(await saved()).toMatchObject({ subTitle: "내가 적은 소개", kind: "내가 적은 품종" });
});

test("console product: two browsers on different fields are merged, prices too", async () => {
  await Promise.all([open(mine.page), open(theirs.page)]);
  await fill(mine.page, "품종", "내가 적은 품종");
  const basics = theirs.page.getByRole("region", { name: "기본", exact: true });
  await basics.getByLabel("원산지", { exact: true }).fill("국산(전남 나주시)");
  await press(theirs.page, "기본 저장하기");
  await theirs.page.getByText("저장했어요", { exact: true }).waitFor();
  await press(mine.page, "기본 저장하기");
  await mine.page.getByText(/^저장했어요/).waitFor();
  expect(await saved()).toMatchObject({ kind: "내가 적은 품종", origin: "국산(전남 나주시)" });

  const list = async () =>
    (await callAsOperator("GET /operator/v1/prices", { query: { productId: id } })).list;
  const [before] = await list();
  const lower = (before?.price ?? 0) - 1000;
  const [supply, price] = [/ 공급가$/, / 판매가$/];
  await mine.page.getByLabel(supply).fill("9,000");
  await theirs.page.getByLabel(price).fill(String(lower));
  await press(theirs.page, "옵션·가격 저장하기");
  await theirs.page.getByText("옵션을 저장했어요").waitFor();
  await press(mine.page, "옵션·가격 저장하기");
  await mine.page.getByText(/^옵션을 저장했어요/).waitFor();
  expect((await list())[0]).toMatchObject({ price: lower, supplyCost: 9000 });
});

test("console product: typed while the network is cut is kept over a reload, and sent by itself once it is back", async () => {
  const { page, context } = mine;
  await open(page);
  await context.setOffline(true);
  await fill(page, "한 줄 소개", "끊긴 동안 적은 소개");
  await press(page, "기본 저장하기");
  await page.getByText("끊김 · 1건이 기다려요").waitFor();
  expect(await axe(page)).toEqual([]);

  // The pages are back, what changes something is not: so the page can be loaded again before anything is sent.
  await page.route("**/operator/v1/products?*", (route) => route.abort());
  await page.route("**/operator/v1/products", (route) => route.abort());
  await context.setOffline(false);
  await page.reload();
  await page.getByText("끊김 · 1건이 기다려요").waitFor();
  expect(await textIn(page, "한 줄 소개")).toBe("끊긴 동안 적은 소개");
  expect((await saved()).subTitle).not.toBe("끊긴 동안 적은 소개");

  await page.unroute("**/operator/v1/products?*");
  await page.unroute("**/operator/v1/products");
  await expect.poll(async () => (await saved()).subTitle, { timeout: 20_000 }).toBe("끊긴 동안 적은 소개");
  await expect.poll(() => page.getByText("끊김 · 1건이 기다려요").count()).toBe(0);
});

test("console product: a reply that is lost is asked for again, and what is typed meanwhile stays", async () => {
  const { page } = mine;
  await open(page);
  let lost = 0;
  await page.route("**/operator/v1/products", async (route) => {
    if (route.request().method() !== "PATCH" || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await fill(page, "한 줄 소개", "두 번째로 적은 소개");
    return route.abort();
  });
  await fill(page, "한 줄 소개", "처음 적은 소개");
  await press(page, "기본 저장하기");
  await expect.poll(async () => (await saved()).subTitle, { timeout: 20_000 }).toBe("두 번째로 적은 소개");
  expect(lost).toBe(1);
  await page.unroute("**/operator/v1/products");
  expect(mine.complaints).toEqual([]);
  expect(theirs.complaints).toEqual([]);
});

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage, type Visit } from "./browser-visit-helpers.ts";
import { buy, join } from "./buying-steps-by-calls.ts";
import { openConsole } from "./console-visit-steps.ts";
import { read } from "./read-and-change-rows.ts";

type Ordered = { number: string; farm: number; farmName: string };

let browser: Browser;
let operator: Visit;
let order: Ordered;
beforeAll(async () => {
  browser = await openBrowser();
  operator = await openConsole(browser);
  const shopper = await newVisit(browser);
  await openPage(shopper.page, "/");
  await join(shopper.page, `saved-views-${Date.now()}@todayfruit.example`);
  const { id } = await buy(shopper.page);
  const [row] = await read<Ordered>(
    `select o.number, p.distributor_id as farm, p.distributor_name as "farmName"
     from orders o join order_product p on p.order_id = o.id where o.id = $1`,
    [id],
  );
  if (!row) throw new Error("The order has no product");
  order = row;
});
afterAll(() => browser.close());

const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "보기", exact: true }).getByRole("link", { name, exact: true });
const row = (page: Page) => page.getByRole("link", { name: order.number });
const name = async (page: Page, text: string) => {
  await page.getByLabel("이름", { exact: true }).fill(text);
  await page.getByRole("button", { name: "저장하기" }).click();
};

test("console saved views: filters are in the address and get a name, without the text that was sought", async () => {
  const { page } = operator;
  await page.goto(`/orders?view=paid&search=${order.number}`);
  await row(page).waitFor();
  expect(await page.getByRole("button", { name: "보기로 저장" }).count()).toBe(0);
  await page.getByLabel("농가", { exact: true }).selectOption({ label: order.farmName });
  await page.waitForURL(`**/orders?view=paid&search=${order.number}&farm=${order.farm}`);
  await row(page).waitFor();
  await page.getByLabel("지역", { exact: true }).selectOption({ label: "도서산간" });
  await page.getByText("찾는 주문이 없어요").waitFor();
  await page.getByLabel("지역", { exact: true }).selectOption({ label: "지역 모두" });
  await row(page).waitFor();

  await page.getByRole("button", { name: "보기로 저장" }).click();
  await name(page, "배송준비");
  await page.getByText("같은 이름의 보기가 있어요").waitFor();
  expect(await axe(page)).toEqual([]);
  await name(page, "아침에 볼 것");
  await page.getByText("보기를 저장했어요").waitFor();
  expect(await tab(page, "아침에 볼 것").getAttribute("aria-current")).toBe("page");
  expect(await tab(page, "아침에 볼 것").getAttribute("href")).toBe(`/orders?view=paid&farm=${order.farm}`);
  expect(await axe(page)).toEqual([]);
});

test("console saved views: a view outlasts a reload, is renamed, deleted and put back, on a phone too", async () => {
  const { page } = operator;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/orders");
  await tab(page, "아침에 볼 것").click();
  await page.waitForURL(`**/orders?view=paid&farm=${order.farm}`);
  await row(page).waitFor();
  await page.getByRole("button", { name: "‘아침에 볼 것’ 보기 고치기" }).click();
  await page.getByRole("menuitem", { name: "이름 바꾸기" }).click();
  expect(await page.getByLabel("이름", { exact: true }).inputValue()).toBe("아침에 볼 것");
  await name(page, "먼저 보낼 것");
  await page.getByText("이름을 바꿨어요").waitFor();
  expect(await tab(page, "아침에 볼 것").count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "‘먼저 보낼 것’ 보기 고치기" }).click();
  await page.getByRole("menuitem", { name: "지우기" }).click();
  await tab(page, "먼저 보낼 것").waitFor({ state: "detached" });
  await page.waitForURL("**/orders?view=paid");
  await page.getByRole("button", { name: "되돌리기" }).click();
  await tab(page, "먼저 보낼 것").waitFor();
  await page.reload();
  await tab(page, "먼저 보낼 것").waitFor();
});

test("console saved views: another operator has none of them", async () => {
  const other = await openConsole(browser);
  const kept = await operator.page.evaluate(() => ({ ...localStorage }));
  await other.page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, kept);
  await other.page.goto("/orders");
  await tab(other.page, "접수할 것").or(tab(other.page, "전체")).first().waitFor();
  expect(await tab(other.page, "먼저 보낼 것").count()).toBe(0);
  expect([...operator.complaints, ...other.complaints]).toEqual([]);
});

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage } from "./browser-visit-helpers.ts";
import { buy, callAs, join } from "./buying-steps-by-calls.ts";
import { logInByKeys, newConsoleVisit } from "./console-visit-steps.ts";
import { change, read } from "./read-and-change-rows.ts";

/** Products of two farms. */
const OWN = 20_032;
const FOREIGN = 20_053;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test("console of a farm: it sees its own parcels, answers its own questions, and nothing of the shop is shown", async () => {
  const shopper = await newVisit(browser);
  await openPage(shopper.page, "/");
  await join(shopper.page, `farm-${Date.now()}@todayfruit.example`);
  const bought: number[] = [];
  for (const id of [OWN, FOREIGN]) {
    bought.push((await buy(shopper.page, { goods: [[id, ""]] })).id);
    await callAs(shopper.page, "POST /v1/products/{id}/questions", {
      path: { id },
      body: { contents: `${id}번 상품은 언제 딴 것인가요`, isSecret: false },
    });
  }
  const farms = await read<{ id: number; name: string; product: number }>(
    "select d.id, d.name, p.id as product from product p join distributor d on d.id = p.distributor_id where p.id = any($1)",
    [[OWN, FOREIGN]],
  );
  const own = farms.find(({ product }) => product === OWN);
  const foreign = farms.find(({ product }) => product === FOREIGN);
  const { page, account, complaints } = await newConsoleVisit(browser, 1440, "viewer");
  const id = "(select id from operator where email = $1)";
  await change(`update operator_role_assignment set role = 'distributor' where operator_id = ${id}`, [
    account.email,
  ]);
  await change(`insert into operator_distributor (operator_id, distributor_id) values (${id}, $2)`, [
    account.email,
    own?.id,
  ]);
  await logInByKeys(page, account, "/");
  await page.waitForURL(/\/dispatch/);
  const [due] = await read<{ day: string }>(
    `select x.promised_dispatch_on::text as day from order_product p join order_option x on x.order_product_id = p.id
      where p.order_id = $1`,
    [bought[0]],
  );
  await page.goto(`/dispatch/${due?.day}`);
  const navigation = page.getByRole("navigation", { name: "운영" }).first();
  const shownScreens = async () =>
    (await navigation.getByRole("link").allTextContents()).map((text) =>
      text.replace(/[0-9,]+건이 기다려요.*/, ""),
    );
  await expect.poll(shownScreens).toEqual(["출고", "문의·후기", "정산"]);
  await page
    .getByRole("main")
    .getByText(own?.name ?? "")
    .first()
    .waitFor();
  expect(
    await page
      .getByRole("main")
      .getByText(foreign?.name ?? "")
      .count(),
  ).toBe(0);
  expect(await axe(page)).toEqual([]);

  await navigation.getByRole("link", { name: /^문의/ }).click();
  await page.getByRole("link", { name: `${OWN}번 상품은 언제 딴 것인가요` }).click();
  expect(await page.getByRole("link", { name: `${FOREIGN}번 상품은 언제 딴 것인가요` }).count()).toBe(0);
  await page.getByLabel("답변", { exact: true }).fill("어제 아침에 땄어요");
  await page.keyboard.press("Control+Enter");
  await page.getByText("답변을 보냈어요").waitFor();
  expect(await axe(page)).toEqual([]);

  await navigation.getByRole("link", { name: "정산" }).click();
  await page.getByRole("heading", { name: "정산", exact: true }).waitFor();
  expect(await page.getByRole("button", { name: "마감하기" }).count()).toBe(0);
  await page.goto("/members");
  await page.getByText("볼 권한이 없어요").waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.waitForURL(/\/dispatch/);
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
});

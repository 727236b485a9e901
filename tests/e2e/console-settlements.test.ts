import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage, type Visit } from "./browser-visit-helpers.ts";
import { buy, join } from "./buying-steps-by-calls.ts";
import { openConsole } from "./console-visit-steps.ts";
import { callAsOperator, runOperatorCommand } from "./operator-verb-and-call-steps.ts";
import { change, read } from "./read-and-change-rows.ts";

let browser: Browser;
let operator: Visit;
beforeAll(async () => {
  browser = await openBrowser();
  const shopper = await newVisit(browser);
  await openPage(shopper.page, "/");
  await join(shopper.page, `console-settlement-${Date.now()}@todayfruit.example`);
  const { id } = await buy(shopper.page);
  await runOperatorCommand("accept", String(id));
  await runOperatorCommand("dispatch", String(id), "04", `64${Date.now() % 10_000_000_000}`.padEnd(12, "0"));
  await runOperatorCommand("arrive", String(id), "전화로 확인");
  await change("update order_status_change set at = at - interval '2 days' where order_id = $1", [id]);
  operator = await openConsole(browser);
});
afterAll(() => browser.close());

const fill = (page: Page, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).fill(value);

test("console settlements: closing says what each farm gets before it is done", async () => {
  const { page } = operator;
  await page.goto("/settlements");
  await page.getByRole("button", { name: "마감하기" }).click();
  await page.getByRole("button", { name: "미리 보기" }).click();
  const close = page.getByRole("button", { name: /곳 .*원 마감하기/ });
  await close.waitFor();
  expect(await axe(page)).toEqual([]);
  expect((await callAsOperator("GET /operator/v1/settlements", { query: { isPaid: false } })).list).toEqual(
    [],
  );
  await close.click();
  await page.getByText("곳의 정산을 마감했어요").waitFor();
  await page.getByText("드릴 것", { exact: true }).first().waitFor();
  expect(await axe(page)).toEqual([]);
});

test("console settlements: the statement adds up, prints without the frame, and is marked as paid", async () => {
  const { page } = operator;
  const { list } = await callAsOperator("GET /operator/v1/settlements");
  const [settlement] = list;
  await page.getByRole("link", { name: settlement?.distributorName ?? "" }).click();
  await page.getByRole("heading", { name: "정산 명세서" }).waitFor();
  await page.getByText(`${settlement?.total.toLocaleString()}원`, { exact: true }).waitFor();
  expect(await axe(page)).toEqual([]);
  const [sums] = await read<{ total: number }>(
    "select goods + shipping + returns + corrections as total from settlement where id = $1",
    [settlement?.id],
  );
  expect(sums?.total).toBe(settlement?.total);

  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("button").count()).toBe(0);
  expect(await page.getByRole("navigation").count()).toBe(0);
  expect((await page.pdf({ format: "A4" })).subarray(0, 5).toString()).toBe("%PDF-");
  await page.emulateMedia({ media: "screen" });

  await page.getByRole("button", { name: /원 드렸어요/ }).click();
  await page.getByText("드린 날을 적었어요").waitFor();
  await page.getByRole("button", { name: "드린 날 지우기" }).waitFor();
});

test("console settlements: a correction goes into the farm's next settlement with its reason", async () => {
  const { page } = operator;
  await page.getByRole("button", { name: "바로잡기" }).click();
  await fill(page, "더하거나 뺄 돈", "-4,850");
  await page.getByRole("button", { name: "-4,850원 넣기" }).click();
  await page.getByText("까닭을 적어 주세요").waitFor();
  await fill(page, "농가가 읽을 까닭", "늦은 출고, 사과의 뜻");
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "-4,850원 넣기" }).click();
  await page.getByText("다음 정산에 넣었어요").waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ["/settlements?view=all", new URL(page.url()).pathname]) {
    await page.goto(address);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(await axe(page)).toEqual([]);
  }
  expect(operator.complaints).toEqual([]);
});

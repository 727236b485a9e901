import { JOB_NAMES } from "@todayfruit/domain/operators/korean-job-labels";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, openBrowser, type Visit } from "./browser-visit-helpers.ts";
import { openConsole } from "./console-visit-steps.ts";
import { callAsOperator } from "./operator-verb-and-call-steps.ts";

let browser: Browser;
let operator: Visit;
beforeAll(async () => {
  browser = await openBrowser();
  operator = await openConsole(browser);
});
afterAll(() => browser.close());

test("console health: jobs, queues and outside services are those of the call, wide and on a phone", async () => {
  const { page } = operator;
  const health = await callAsOperator("GET /operator/v1/health");
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/health");
    await page.getByRole("heading", { name: "점검판" }).waitFor();
    await page.getByText(`${health.jobs.length}가지`).first().waitFor();
    for (const { task } of health.jobs) {
      const name = JOB_NAMES[task] ?? "a job without a name";
      expect(await page.getByRole("listitem").getByText(name, { exact: true }).count()).toBe(1);
    }
    await page.getByText("알림 보내기").waitFor();
    await page.getByText("택배 조회").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(await axe(page)).toEqual([]);
  }
  expect(operator.complaints).toEqual([]);
});

test("console health: a drill breaks a row of the sandbox, shows it caught, and leaves nothing behind", async () => {
  const { page } = operator;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/health");
  await page.getByRole("button", { name: "연습하기" }).click();
  await page.getByText("점검이 찾아냈고, 되돌렸어요").waitFor();
  const steps = page.getByRole("list", { name: "점검 연습 결과" }).getByRole("listitem");
  expect(await steps.allTextContents()).toEqual([
    "어긋나기 전어긋남 0",
    expect.stringMatching(/^option \d+을 어긋나게 한 동안어긋남 1$/),
    "되돌린 뒤어긋남 0",
  ]);
  expect(await axe(page)).toEqual([]);
  expect(operator.complaints).toEqual([]);
});

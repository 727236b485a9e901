import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage, type Visit } from "./browser-visit-helpers.ts";
import { openConsole } from "./console-visit-steps.ts";
import { callAsOperator } from "./operator-verb-and-call-steps.ts";

/** Has one option and no sale. */
const PRODUCT = 20_042;
const CLOSING_REASON = `수확하는 날 ${Date.now() % 10_000}`;

let browser: Browser;
let operator: Visit;
let shopper: Visit;
beforeAll(async () => {
  browser = await openBrowser();
  shopper = await newVisit(browser);
  operator = await openConsole(browser);
});
afterAll(() => browser.close());

/** Reads the day of dispatch that the shop promises for a product now. */
const promised = async () => {
  const answer = await shopper.page.request.get(`/v1/products/${PRODUCT}`);
  return ((await answer.json()) as { deliveryPromise: { dispatchDate: string } }).deliveryPromise
    .dispatchDate;
};

const firstFarm = async () => {
  const { distributors } = await callAsOperator("GET /operator/v1/delivery-calendar", {
    query: { from: "2026-12-01", to: "2026-12-02" },
  });
  return distributors[0];
};

test("console calendar: a closed day moves the promise of the shop at once, and removed it is as before", async () => {
  const { page } = operator;
  await openPage(shopper.page, `/products/${PRODUCT}`);
  const before = await promised();
  await page.goto(`/settings/calendar?month=${before.slice(0, 7)}`);
  const [, month, day] = before.split("-").map(Number);
  await page.getByRole("button", { name: `${month}.${day} 쉬는 날 더하기` }).click();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "더하기", exact: true }).click();
  await page.getByText("까닭을 적어 주세요").waitFor();
  await page.getByLabel("까닭", { exact: true }).fill(CLOSING_REASON);
  await page.getByRole("button", { name: "더하기", exact: true }).click();
  await page.getByText("쉬는 날을 더했어요").waitFor();
  await expect.poll(promised).not.toBe(before);
  expect((await promised()) > before).toBe(true);
  await page.getByRole("button", { name: `${month}.${day} ${CLOSING_REASON} 없애기` }).click();
  await page.getByText("쉬는 날을 없앴어요").waitFor();
  await expect.poll(promised).toBe(before);
  expect(await axe(page)).toEqual([]);
});

test("console calendar: a farm's weekdays and hour are changed in place on a phone, and an hour being typed stays when a colleague changes it", async () => {
  const { page } = operator;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  const thursday = page.getByRole("button", { name: /목요일 출고$/ }).first();
  await thursday.waitFor();
  const isOn = await thursday.getAttribute("aria-pressed");
  await thursday.click();
  await page.getByText("마감과 출고 요일을 바꿨어요").waitFor();
  await expect.poll(() => thursday.getAttribute("aria-pressed")).not.toBe(isOn);
  await thursday.click();
  await expect.poll(() => thursday.getAttribute("aria-pressed")).toBe(isOn);

  const farm = await firstFarm();
  const hour = page.getByLabel(`${farm?.name} 마감`, { exact: true });
  await hour.fill("09:10");
  await callAsOperator("PUT /operator/v1/delivery-calendar/distributors/{id}", {
    path: { id: farm?.id },
    body: { orderCutoffTime: "10:20", shippingWeekdays: ["fri"], reason: "여정" },
  });
  await expect.poll(() => thursday.getAttribute("aria-pressed")).toBe("false");
  await page.getByRole("button", { name: `${farm?.name} 금요일 출고`, pressed: true }).waitFor();
  expect(await hour.inputValue()).toBe("09:10");
  await hour.blur();
  await expect.poll(firstFarm).toMatchObject({ orderCutoffTime: "09:10", shippingWeekdays: ["fri"] });
  await callAsOperator("PUT /operator/v1/delivery-calendar/distributors/{id}", {
    path: { id: farm?.id },
    body: {
      orderCutoffTime: farm?.orderCutoffTime,
      shippingWeekdays: farm?.shippingWeekdays,
      reason: "여정",
    },
  });
  await expect.poll(() => hour.inputValue()).toBe(farm?.orderCutoffTime);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await axe(page)).toEqual([]);
  expect(operator.complaints).toEqual([]);
});

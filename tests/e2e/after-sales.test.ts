import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser } from "./browser-visit-helpers.ts";
import { buy, callAs, join } from "./buying-steps-by-calls.ts";
import { cancelButton, confirmCancel } from "./cancel-steps-on-pages.ts";
import { runOperatorCommand } from "./operator-verb-and-call-steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser("with pictures");
});
afterAll(() => browser.close());

test("after-sales: a request to cancel is confirmed, taken back, and its denial is among the notifications", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await join(page, `aftersales${Date.now()}@todayfruit.example`);
  const { id } = await buy(page);
  await runOperatorCommand("accept", String(id));
  await page.goto(`/orders/${id}`);
  const requesting = async () => {
    await cancelButton(page).click();
    const sheet = page.getByRole("dialog", { name: /취소/ });
    await sheet.getByRole("button", { name: "취소 요청하기" }).waitFor();
    await confirmCancel(sheet);
    await page.getByRole("button", { name: /취소 요청 거두기$/ }).waitFor();
  };
  await requesting();
  await page.getByRole("button", { name: /취소 요청 거두기$/ }).click();
  await page.getByText("취소 요청을 거두었어요. 상품을 그대로 보내드려요").first().waitFor();
  await expect.poll(() => page.getByRole("button", { name: /취소 요청 거두기$/ }).count()).toBe(0);
  await requesting();
  await runOperatorCommand("deny", String(id), "이미 상자에 담았어요");

  await page.goto("/notifications");
  const denied = page.getByRole("link", { name: /취소하지 못했어요/ });
  await denied.getByText(/취소하지 못했어요\. 사유: 이미 상자에 담았어요$/).waitFor();
  await page.getByText("최근 30일 알림을 모두 봤어요").waitFor();
  const picture = denied.locator("img").last();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(24);
  expect(await axe(page)).toEqual([]);
  await denied.click();
  await page.waitForURL(new RegExp(`/orders/${id}$`));
  expect(complaints).toEqual([]);
  await end();
});

test("notifications: what is switched off is said and switched on in place; the settings are one press away", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await join(page, `off${Date.now()}@todayfruit.example`);
  await callAs(page, "PUT /v1/app-users/settings", { body: { orderDeliveryAlarm: false } });
  await page.goto("/notifications");
  const off = page.getByRole("region", { name: "알림이 꺼져 있어요" });
  await off.waitFor();
  expect(await axe(page)).toEqual([]);
  await off.getByRole("button", { name: "알림 켜기" }).click();
  await page.getByText("배송 소식을 알려드릴게요").first().waitFor();
  expect((await callAs(page, "GET /v1/app-users/settings")).orderDeliveryAlarm).toBe(true);
  await page.getByRole("button", { name: "알림 설정" }).click();
  await page.getByRole("link", { name: "다른 알림 설정" }).click();
  await page.waitForURL("/settings");
  expect(complaints).toEqual([]);
  await end();
});

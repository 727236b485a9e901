import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser } from "./browser-visit-helpers.ts";
import { buy, join } from "./buying-steps-by-calls.ts";
import { findAddress } from "./buying-steps-on-pages.ts";
import { anotherVariant, here } from "./look-up-journey-shops.ts";
import { runOperatorCommand } from "./operator-verb-and-call-steps.ts";
import { read } from "./read-and-change-rows.ts";
import { logIn } from "./sign-up-and-log-in-steps.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const EMAIL = `delivery${Date.now()}@todayfruit.example`;
let orderId: string;
const LOOK = "update shipment set check_at = now() where invoice_number = $1 and delivered_at is null";
const JEJU = "63617";
const BUSAN = "48093";

test("delivery: an address changed from Jeju to Busan refunds the difference, and the parcel is tracked", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await join(page, EMAIL);
  const order = await buy(page, { goods: [[20_008, "5kg"]], zonecode: JEJU });
  const id = String(order.id);
  orderId = id;
  await page.goto(`/orders/${id}`);

  await changeAddress(page, BUSAN);
  await page.getByText("배송지를 바꿨어요").first().waitFor();
  await page.getByText("(48093)").waitFor();
  const refunded = page.locator("dl > div").filter({ hasText: "환불한 금액" });
  await refunded.waitFor();
  expect(await refunded.locator("dd").textContent()).toMatch(/^-[1-9][\d,]*원$/);

  await page.getByRole("button", { name: "배송지 바꾸기" }).click();
  const sheet = page.getByRole("dialog", { name: "배송지 바꾸기" });
  await findAddress(page, JEJU);
  expect(await axe(page)).toEqual([]);
  await sheet.getByRole("button", { name: "바꾸기", exact: true }).click();
  await sheet.getByText("배송비가 달라지는 지역이라 바꿀 수 없어요").waitFor();
  await page.keyboard.press("Escape");

  await runOperatorCommand("hold", id, "산지에 비가 와서 하루 늦게 보내요");
  await page.reload();
  await page.getByText("산지에 비가 와서 하루 늦게 보내요").first().waitFor();
  expect(await page.getByRole("button", { name: "배송지 바꾸기" }).count()).toBe(0);

  const invoice = String(600_000_000_000 + (Math.floor(Date.now() / 10) % 1_000_000_000));
  await runOperatorCommand("accept", id);
  await runOperatorCommand("dispatch", id, "04", invoice);
  await page.reload();
  const tracking = page.getByRole("region", { name: "배송 조회" });
  await tracking.getByText("택배사가 상품을 받으면").waitFor();
  const link = tracking.getByRole("link", { name: `택배사에서 보기, CJ대한통운 ${invoice}` });
  expect(await link.getAttribute("href")).toContain(invoice);

  await parcel(invoice, "AT_PICKUP");
  await parcel(invoice, "DELIVERED");
  await expect
    .poll(
      async () => {
        // Repeated: a poll already running started before the scan and schedules the next one itself.
        await read(LOOK, [invoice]);
        await page.reload();
        await tracking.waitFor();
        // Order and parcels are two calls: the scan may come between them.
        return [
          await tracking.getByText("배송 완료", { exact: true }).count(),
          await page.getByRole("heading", { name: "배송완료" }).count(),
        ];
      },
      { timeout: 20_000, interval: 1000 },
    )
    .toEqual([1, 1]);
  expect(await axe(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await end();
});

test("delivery: the parcel is shown on another variant", async () => {
  const market = await anotherVariant("market");
  const { page, complaints, end } = await newVisit(browser, 390, market);
  await logIn(page, EMAIL);
  await page.waitForURL((url) => !url.pathname.startsWith("/login"));
  await page.goto(`/orders/${orderId}`);
  const tracking = page.getByRole("region", { name: "배송 조회" });
  await tracking.getByText("배송 완료", { exact: true }).waitFor();
  expect(await axe(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await end();
});

async function changeAddress(page: Page, zonecode: string): Promise<void> {
  await page.getByRole("button", { name: "배송지 바꾸기" }).click();
  const sheet = page.getByRole("dialog", { name: "배송지 바꾸기" });
  await findAddress(page, zonecode);
  await sheet.getByRole("button", { name: "바꾸기", exact: true }).click();
}

/** Adds a carrier's scan at the sandbox. */
async function parcel(trackingNumber: string, code: string): Promise<void> {
  const answer = await fetch(`${here().sandboxUrl}/_sim/tracker/events`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ carrierId: "kr.cjlogistics", trackingNumber, code }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser } from "./browser.ts";
import { change } from "./database.ts";
import { operate } from "./operator.ts";
import { agreeAndPay, answerWindow, fillMemberAddress, pickOption } from "./purchase.ts";
import { anotherFace, here } from "./shop.ts";
import { logIn, signUp } from "./sign-up.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const EMAIL = `delivery${Date.now()}@todayfruit.example`;
let orderId: string;
const JEJU = "63535";
const BUSAN = "48058";

test("an order to Jeju goes to Busan instead, the difference comes back, and its parcel is followed", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await page.goto("/");
  await signUp(page, EMAIL);
  const id = await buyTo(page, JEJU);
  orderId = id;

  await changeAddress(page, BUSAN);
  await page.getByText("배송지를 바꿨어요").first().waitFor();
  await page.getByText("(48058)").waitFor();
  const refunded = page.locator("dl > div").filter({ hasText: "환불한 금액" });
  await refunded.waitFor();
  expect(await refunded.locator("dd").textContent()).toMatch(/^-[1-9][\d,]*원$/);

  await page.getByRole("button", { name: "배송지 바꾸기" }).click();
  const sheet = page.getByRole("dialog", { name: "배송지 바꾸기" });
  await sheet.getByLabel("우편번호").fill(JEJU);
  expect(await axe(page)).toEqual([]);
  await sheet.getByRole("button", { name: "바꾸기", exact: true }).click();
  await sheet.getByText("배송비가 달라지는 지역이라 바꿀 수 없어요").waitFor();
  await page.keyboard.press("Escape");

  await operate("hold", id, "산지에 비가 와서 하루 늦게 보내요");
  await page.reload();
  await page.getByText("산지에 비가 와서 하루 늦게 보내요").first().waitFor();
  expect(await page.getByRole("button", { name: "배송지 바꾸기" }).count()).toBe(0);

  const invoice = String(600_000_000_000 + (Math.floor(Date.now() / 10) % 1_000_000_000));
  await operate("accept", id);
  await operate("dispatch", id, "04", invoice);
  await page.reload();
  const tracking = page.getByRole("region", { name: "배송 조회" });
  await tracking.getByText("택배사가 상품을 받으면").waitFor();
  const link = tracking.getByRole("link", { name: `택배사에서 보기, CJ대한통운 ${invoice}` });
  expect(await link.getAttribute("href")).toContain(invoice);

  await parcel(invoice, "AT_PICKUP");
  await parcel(invoice, "DELIVERED");
  await change("update shipment set look_at = now() where invoice_number = $1", [invoice]);
  await expect
    .poll(
      async () => {
        await page.reload();
        await tracking.waitFor();
        return tracking.getByText("배송 완료", { exact: true }).count();
      },
      { timeout: 20_000, interval: 1000 },
    )
    .toBe(1);
  await page.getByRole("heading", { name: "배송완료" }).waitFor();
  expect(await axe(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await end();
});

test("another face shows the same parcel in its own colours", async () => {
  const sandbox = here().sandboxUrl;
  const market = await anotherFace("market", {
    SOLAPI_API_URL: sandbox,
    TRACKER_API_URL: `${sandbox}/tracker`,
  });
  try {
    const { page, complaints, end } = await newVisit(browser, 390, market.url);
    await logIn(page, EMAIL);
    await page.waitForURL((url) => !url.pathname.startsWith("/login"));
    await page.goto(`/orders/${orderId}`);
    const tracking = page.getByRole("region", { name: "배송 조회" });
    await tracking.getByText("배송 완료", { exact: true }).waitFor();
    expect(await axe(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await end();
  } finally {
    await market.stop();
  }
});

/** Buys as somebody who is signed in and opens the order. */
async function buyTo(page: Page, zonecode: string): Promise<string> {
  await page.goto("/products/20008", { waitUntil: "networkidle" });
  await pickOption(page, "5kg");
  await page.getByRole("dialog").getByRole("button", { name: "바로 구매" }).click();
  await page.waitForURL(/\/checkout\/[0-9a-f-]{36}$/);
  await page.getByRole("button", { name: "새 배송지 추가" }).click();
  await fillMemberAddress(page, zonecode);
  await page.getByRole("button", { name: "저장하기" }).click();
  await agreeAndPay(page);
  await answerWindow(page, "승인");
  await page.getByRole("heading", { name: "주문을 받았어요" }).waitFor();
  await page.goto("/orders");
  await page
    .getByRole("link", { name: /주문 상세$/ })
    .first()
    .click();
  await page.waitForURL(/\/orders\/\d+$/);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

async function changeAddress(page: Page, zonecode: string): Promise<void> {
  await page.getByRole("button", { name: "배송지 바꾸기" }).click();
  const sheet = page.getByRole("dialog", { name: "배송지 바꾸기" });
  await sheet.getByLabel("우편번호").fill(zonecode);
  await sheet.getByLabel("기본 주소").fill("부산 해운대구 우동 1");
  await sheet.getByRole("button", { name: "바꾸기", exact: true }).click();
}

/** The carrier's hand, on the sandbox. */
async function parcel(trackingNumber: string, code: string): Promise<void> {
  const answer = await fetch(`${here().sandboxUrl}/_sim/tracker/events`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ carrierId: "kr.cjlogistics", trackingNumber, code }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

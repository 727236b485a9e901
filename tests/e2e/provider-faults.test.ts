import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage, type Visit } from "./browser-visit-helpers.ts";
import { buy, join } from "./buying-steps-by-calls.ts";
import {
  agreeAndPay,
  answerWindow,
  fillGuestAddress,
  findAddress,
  pickMethod,
  pickOption,
} from "./buying-steps-on-pages.ts";
import { cancelButton, confirmButton, confirmCancel } from "./cancel-steps-on-pages.ts";
import { confirmByPassword } from "./identity-confirmation-steps.ts";
import { here } from "./look-up-journey-shops.ts";
import { runOperatorCommand } from "./operator-verb-and-call-steps.ts";
import { change, read } from "./read-and-change-rows.ts";

/** Pages of a buyer while an outside service fails and after it recovers; docs/faults.md refers to these tests. */

let browser: Browser;
let visit: Visit;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser("with pictures");
});
beforeEach(async () => {
  await mendAll();
  visit = await newVisit(browser);
  page = visit.page;
  return visit.end;
});
afterAll(async () => {
  await mendAll();
  await browser.close();
});

test("confirmation without a reply: the page says that it is being looked up, then that it is paid", async () => {
  await checkout(20_003, "5kg");
  await sim("fault", { point: "confirm", kind: "lostReply", times: 20 });
  await sim("fault", { point: "get", kind: "error500", times: 200 });
  await agreeAndPay(page);
  await answerWindow(page, "승인");
  await page.getByText(LOOKED_UP).first().waitFor({ timeout: 30_000 });
  expect(await axe(page)).toEqual([]);
  await isBack();
  await page.getByRole("heading", { name: "주문을 받았어요" }).waitFor({ timeout: 40_000 });
});

test("refund the provider delays: the order is cancelled for its buyer", async () => {
  await join(page, `refund${Date.now()}@todayfruit.example`);
  const { id } = await buy(page);
  await sim("fault", { point: "cancel", kind: "error500", times: 20 });
  await page.goto(`/orders/${id}`);
  await cancelButton(page).click();
  const sheet = page.getByRole("dialog", { name: /취소/ });
  await confirmCancel(sheet);
  await page.getByText("주문이 취소되었습니다.").first().waitFor();
  await page.getByText("취소완료").first().waitFor();
  const [order] = await read<{ status: string }>("select status from orders where id = $1", [id]);
  expect(order?.status).toBe("withdraw_complete");
});

test("preview without a reply: it is requested again, and nothing is cancelled before it is shown", async () => {
  await join(page, `preview${Date.now()}@todayfruit.example`);
  const { id } = await buy(page);
  await page.goto(`/orders/${id}`);
  await page.route("**/refund-preview*", (route) => route.abort());
  await cancelButton(page).click();
  const sheet = page.getByRole("dialog", { name: /취소/ });
  const again = sheet.getByRole("button", { name: /다시/ });
  await again.waitFor({ timeout: 30_000 });
  await expect.poll(() => confirmButton(sheet).isDisabled()).toBe(true);
  expect(await axe(page)).toEqual([]);
  await page.unroute("**/refund-preview*");
  await again.click();
  await expect.poll(() => confirmButton(sheet).isEnabled()).toBe(true);
});

test("return request whose reply is lost: it is sent again and is one request", async () => {
  const { id } = await buy(page);
  await arrive(id);
  await page.goto(`/orders/${id}`);
  await page.getByRole("link", { name: /교환·반품$/ }).click();
  await page.getByText("마음이 바뀌었어요").or(page.getByText("상하거나 물렀어요")).first().click();
  await page.getByLabel("사진 고르기").setInputFiles({
    name: "box.jpg",
    mimeType: "image/jpeg",
    buffer: await readFile("data/media/photos/anjou-1.jpg"),
  });
  await page.getByRole("img", { name: "고른 사진 1" }).waitFor();
  await page.getByLabel("자세한 내용").fill("바닥 쪽이 물렀어요");
  let sent = 0;
  await page.route("**/claims", async (route) => {
    if (route.request().method() !== "POST") return route.fallback();
    sent += 1;
    if (sent > 1) return route.fallback();
    await route.fetch();
    return route.abort();
  });
  const send = page.getByRole("button", { name: "신청하기" });
  await send.click();
  await expect
    .poll(() => page.getByRole("status").or(page.getByRole("alert")).allTextContents())
    .not.toEqual([]);
  await send.click();
  await page.waitForURL(/\/orders\/\d+$/);
  await page.getByRole("region", { name: "교환·반품" }).getByText("반품 접수").waitFor();
  expect(sent).toBe(2);
});

test("card that cannot be registered: it is not listed, and the page names the next step", async () => {
  await join(page, `cards${Date.now()}@todayfruit.example`);
  await page.goto("/cards");
  await sim("fault", { point: "billing-issue", kind: "error500", times: 4 });
  await page.getByRole("button", { name: "카드 등록하기" }).click();
  await page.waitForURL(/\/billing-auth/);
  await page.getByRole("link", { name: "등록", exact: true }).click();
  await confirmByPassword(page);
  await page
    .getByText(/결제사와 연결이 고르지 않아요/)
    .first()
    .waitFor();
  await page.getByText(/등록한 카드가 없어요/).waitFor();
  expect(await page.getByRole("button", { name: "삭제" }).count()).toBe(0);
});

test("carrier without a reply: the last known scan stays on the page", async () => {
  await join(page, `parcel${Date.now()}@todayfruit.example`);
  const { id } = await buy(page);
  const invoice = String(610_000_000_000 + (Math.floor(Date.now() / 10) % 1_000_000_000));
  await runOperatorCommand("accept", String(id));
  await runOperatorCommand("dispatch", String(id), "04", invoice);
  await sim("tracker/events", { carrierId: "kr.cjlogistics", trackingNumber: invoice, code: "AT_PICKUP" });
  await look(invoice);
  await page.goto(`/orders/${id}`);
  const tracking = page.getByRole("region", { name: "배송 조회" });
  await expect.poll(() => seen(tracking), { timeout: 20_000, interval: 1000 }).toBe(1);
  await sim("tracker/fail", { times: 50 });
  await look(invoice);
  await expect.poll(() => failuresOf(invoice), { timeout: 20_000 }).toBeGreaterThan(0);
  await expect.poll(() => seen(tracking)).toBe(1);

  async function seen(region: typeof tracking): Promise<number> {
    await page.reload();
    await region.waitFor();
    return region.locator("time").count();
  }
});

test("postcode search that fails to load: the address can be typed", async () => {
  await page.route("**/postcode/**", (route) => route.abort());
  await openPage(page, "/products/20003");
  await pickOption(page, "5kg");
  await page.getByRole("dialog").getByRole("button", { name: "바로 구매" }).click();
  await page.waitForURL(/\/checkout\/[0-9a-f-]{36}$/);
  await page.getByRole("button", { name: "주소 찾기" }).click();
  await page.getByText("주소 찾기를 열지 못했어요. 주소를 직접 적어 주세요").waitFor();
  await page.getByLabel("우편번호").fill("63617");
  await page.getByLabel("기본 주소").fill("서울 송파구 올림픽로 300");
  expect(await page.getByLabel("우편번호").inputValue()).toBe("63617");
});

test("address change whose reply is lost: it takes effect once and is confirmed when sent again", async () => {
  await join(page, `moves${Date.now()}@todayfruit.example`);
  const { id } = await buy(page);
  await page.goto(`/orders/${id}`);
  await page.getByRole("button", { name: "배송지 바꾸기" }).click();
  const sheet = page.getByRole("dialog", { name: "배송지 바꾸기" });
  await sheet.getByLabel("상세 주소").fill("뒷집 1층");
  let sent = 0;
  await page.route("**/delivery-address", async (route) => {
    sent += 1;
    if (sent > 1) return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await sheet.getByRole("button", { name: "바꾸기", exact: true }).click();
  await sheet.getByRole("alert").waitFor();
  expect(await axe(page)).toEqual([]);
  await sheet.getByRole("button", { name: "바꾸기", exact: true }).click();
  await page.getByText("배송지를 바꿨어요").first().waitFor();
  await page
    .getByText(/뒷집 1층/)
    .first()
    .waitFor();
});

test("text message that cannot be sent: the page says so, and the number can be tried again", async () => {
  // Notices of orders use the same provider meanwhile.
  await sim("messages/fail", { times: 1000 });
  await page.goto("/guest-orders");
  await page.getByLabel("주문한 분 이름").fill("박손님");
  await page.getByRole("textbox", { name: "휴대폰 번호" }).fill("010-2222-7777");
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  await page
    .getByText(/문자를 보내지 못했어요/)
    .first()
    .waitFor();
  expect(await page.getByRole("button", { name: "인증번호 받기" }).isEnabled()).toBe(true);
});

test("card charge without a reply: it is looked up, then charged once", async () => {
  await join(page, `charged${Date.now()}@todayfruit.example`);
  await page.goto("/cards");
  await page.getByRole("button", { name: "카드 등록하기" }).click();
  await page.waitForURL(/\/billing-auth/);
  await page.getByRole("link", { name: "등록", exact: true }).click();
  await confirmByPassword(page);
  await page.getByText("카드를 등록했어요").waitFor();
  await openPage(page, "/products/20008");
  await pickOption(page, "5kg");
  await page.getByRole("dialog").getByRole("button", { name: "바로 구매" }).click();
  await page.waitForURL(/\/checkout\/[0-9a-f-]{36}$/);
  await page.getByRole("button", { name: "새 배송지 추가" }).click();
  await page.getByLabel("받는 분").fill("김하루");
  await page.getByLabel("휴대폰 번호").fill("010-1234-5678");
  await findAddress(page, "05551");
  await page.getByLabel("상세 주소").fill("101동 1203호");
  await page.getByRole("button", { name: "저장하기" }).click();
  await pickMethod(page, "등록 카드");
  await sim("fault", { point: "billing-pay", kind: "lostReply", times: 20 });
  await sim("fault", { point: "get", kind: "error500", times: 200 });
  await page.getByText("주문 내용 확인 및 결제 동의", { exact: true }).click();
  await page.getByRole("button", { name: /원 결제하기$/ }).click();
  await page.getByText(LOOKED_UP).first().waitFor({ timeout: 30_000 });
  await isBack();
  await page.getByRole("heading", { name: "주문을 받았어요" }).waitFor({ timeout: 40_000 });
});

/** Text while a payment is looked up, on the return page and on the result page. */
const LOOKED_UP = /결제(를| 결과를) 확인하고 있어요/;

async function checkout(productId: number, option: string): Promise<void> {
  await openPage(page, `/products/${productId}`);
  await pickOption(page, option);
  await page.getByRole("dialog").getByRole("button", { name: "바로 구매" }).click();
  await page.waitForURL(/\/checkout\/[0-9a-f-]{36}$/);
  await fillGuestAddress(page);
}

async function sim(path: string, body: object = {}): Promise<void> {
  const answer = await fetch(`${here().sandboxUrl}/_sim/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}

/** Ends all faults of the outside services. */
async function mendAll(): Promise<void> {
  await sim("fault/clear");
  await sim("messages/faults", { pattern: [] });
  await sim("tracker/fail", { times: 0 });
}

/** Ends all faults and makes the next lookup of open payments due now. */
async function isBack(): Promise<void> {
  await mendAll();
  // There may be none yet: a page still polling is answered now.
  await read("update payment set check_at = now() where check_at is not null", []);
}

/** Makes the next poll of a parcel due now; returns its failures so far. */
async function failuresOf(invoice: string): Promise<number> {
  const [row] = await read<{ failures: number }>("select failures from shipment where invoice_number = $1", [
    invoice,
  ]);
  return row?.failures ?? 0;
}

async function look(invoice: string): Promise<void> {
  await change("update shipment set check_at = now() where invoice_number = $1", [invoice]);
}

async function arrive(orderId: number): Promise<void> {
  await runOperatorCommand("accept", String(orderId));
  const invoice = String(620_000_000_000 + (Math.floor(Date.now() / 10) % 1_000_000_000));
  await runOperatorCommand("dispatch", String(orderId), "04", invoice);
  await runOperatorCommand("arrive", String(orderId), "문 앞에 두었어요");
}

import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, reloadPage, type Visit } from "./browser-visit-helpers.ts";
import { buy } from "./buying-steps-by-calls.ts";
import { anotherVariant } from "./look-up-journey-shops.ts";
import { runOperatorCommand } from "./operator-verb-and-call-steps.ts";
import { change, read } from "./read-and-change-rows.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser("with pictures");
});
afterAll(() => browser.close());

test("return request: part of a box was bad; sent with a picture and shown with the order", async () => {
  await buyAndClaim(await newVisit(browser, 360));
});

test("return request: works on another variant", async () => {
  const shop = await anotherVariant("farmer");
  await buyAndClaim(await newVisit(browser, 390, shop));
});

async function buyAndClaim({ page, complaints, end }: Visit): Promise<void> {
  const { id: orderId } = await buy(page);
  await page.goto(`/orders/${orderId}`);
  await page.getByText("결제완료").first().waitFor();
  await expect.poll(() => page.getByRole("link", { name: /교환·반품$/ }).count()).toBe(0);
  await deliver(orderId);
  await reloadPage(page);
  await page.getByRole("link", { name: /교환·반품$/ }).click();
  await page.waitForURL(/\/claims\/\d+$/);
  await page.getByRole("heading", { name: "어떤 문제가 있나요?" }).waitFor();
  expect(await axe(page)).toEqual([]);

  await page.getByRole("button", { name: "신청하기" }).click();
  await page.getByText("이유를 골라 주세요").waitFor();
  // The first error has the focus and is in sight.
  const focused = page.getByRole("radio", { name: "상하거나 물렀어요" });
  await expect.poll(() => focused.evaluate((radio) => radio === document.activeElement)).toBe(true);
  await page.getByText("이유를 골라 주세요").waitFor({ state: "visible" });
  await page.getByText("상하거나 물렀어요").click();
  await page.getByText("상품 상태가 보이는 사진을 한 장 이상 올려 주세요").waitFor();
  const picker = page.getByLabel("사진 고르기");
  await picker.setInputFiles({ name: "note.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") });
  await page.getByText("읽을 수 없는 사진이에요. JPG, PNG, WebP 사진으로 올려 주세요").waitFor();
  await page.getByRole("button", { name: "사진 1 빼기" }).click();
  await picker.setInputFiles({ name: "box.jpg", mimeType: "image/jpeg", buffer: await photo() });
  await page.getByRole("img", { name: "고른 사진 1" }).waitFor();
  await page.getByText("일부만 문제가 있어요").click();
  await page.getByLabel("문제 있는 개수").fill("3");
  await page.getByLabel("전체 개수").fill("12");
  await page.getByText("예상 환불 금액").waitFor();
  await page.getByLabel("자세한 내용").fill("바닥 쪽 세 개가 물렀어요");
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "신청하기" }).click();
  await page.waitForURL(/\/orders\/\d+$/);

  const asked = page.getByRole("region", { name: "교환·반품" });
  await asked.getByText("반품 접수").waitFor();
  await asked.getByText("바닥 쪽 세 개가 물렀어요").waitFor();
  await asked.getByRole("img", { name: "보낸 사진 1" }).waitFor();
  expect(await axe(page)).toEqual([]);
  const claimId = await claimOf(orderId);
  await runOperatorCommand("approve-claim", String(claimId), "3000", "사진에서 두 개가 상한 것을 확인했어요");
  await reloadPage(page);
  await asked.getByText("사진에서 두 개가 상한 것을 확인했어요").waitFor();
  await asked.getByRole("link", { name: /반품 진행 보기$/ }).click();
  await page.waitForURL(`/orders/${orderId}/returns/${claimId}`);
  await page.getByRole("heading", { name: "3,000원을 돌려드리기로 했어요" }).waitFor();
  await page.getByRole("button", { name: "받아들일게요" }).click();
  await page.getByRole("heading", { name: "3,000원을 돌려드렸어요" }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.goto(`/orders/${orderId}/claims/999999`);
  await page.getByRole("heading", { name: "지금은 신청할 수 없어요" }).waitFor();
  expect(complaints).toEqual([]);
  await end();
}

async function claimOf(orderId: number): Promise<number> {
  const [row] = await read<{ id: number }>("select id from return_request where order_id = $1", [orderId]);
  return row?.id ?? 0;
}

/** Moves the order to delivered, step by step. */
async function deliver(orderId: number): Promise<void> {
  const way = ["paid", "delivery_waiting", "delivering", "delivery_end"];
  for (const [index, to] of way.slice(1).entries()) {
    await change(
      `with moved as (update orders set status = $2 where id = $1),
       products as (update order_product set status = $2 where order_id = $1)
       insert into order_status_change (order_id, from_status, to_status, actor, at) values ($1, $3, $2, 'shop', now())`,
      [orderId, to, way[index]],
    );
  }
}

function photo(): Promise<Buffer> {
  return readFile(path.resolve(import.meta.dirname, "../../data/media/photos/anjou-1.jpg"));
}

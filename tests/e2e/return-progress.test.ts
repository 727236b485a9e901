import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser } from "./browser-visit-helpers.ts";
import { buy, join } from "./buying-steps-by-calls.ts";
import { here } from "./look-up-journey-shops.ts";
import { runOperatorCommand } from "./operator-verb-and-call-steps.ts";
import { change, read } from "./read-and-change-rows.ts";
import { arrive, requestReturnByCalls } from "./return-request-steps-by-calls.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser("with pictures");
});
afterAll(() => browser.close());

test("order list: each state has its buttons, and a product is put into the cart again", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await join(page, `buttons${Date.now()}@todayfruit.example`);
  const { id } = await buy(page);
  const card = page.getByRole("article").first();
  await page.goto("/orders");
  await card.getByRole("button", { name: /주문 취소$/ }).waitFor();
  await card.getByRole("link", { name: /배송지 변경$/ }).click();
  await page.waitForURL(`/orders/${id}#address`);
  await arrive(id);
  await page.goto("/orders");
  await card.getByText(/그대로 두면 .+에 확정돼요/).waitFor();
  for (const name of [/후기 쓰고 \d+P 받기$/, /교환·반품$/, /문의$/]) {
    await card.getByRole("link", { name }).waitFor();
  }
  expect(await axe(page)).toEqual([]);
  await card.getByRole("button", { name: /구매 확정$/ }).click();
  const sheet = page.getByRole("dialog", { name: "이 상품을 확정할까요?" });
  await sheet.getByRole("button", { name: "아직이에요" }).click();
  await card.getByRole("button", { name: /다시 담기$/ }).click();
  await page.getByRole("button", { name: "1개 장바구니에 담기" }).click();
  await page.getByText("1개를 담았어요").first().waitFor();
  await page.goto("/cart");
  await page.getByRole("checkbox").first().waitFor();
  expect(complaints).toEqual([]);
  await end();
});

test("return: the day is moved, the goods are collected, a smaller refund is reopened and accepted", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await join(page, `follow${Date.now()}@todayfruit.example`);
  const { id: orderId } = await buy(page);
  await arrive(orderId);
  const claimId = await requestReturnByCalls(page, orderId);
  await page.goto("/orders");
  await page.getByRole("link", { name: /진행 보기$/ }).click();
  await page.waitForURL(`/orders/${orderId}/returns/${claimId}`);
  await page.getByRole("img", { name: "보낸 사진 1" }).waitFor();
  await page.getByText("바닥 쪽이 물렀어요").waitFor();

  await runOperatorCommand("pickup", String(claimId), "04", "2099-12-01");
  await until(async () => (await pickups()).some(({ key }) => key === `return-${claimId}`));
  await page.reload();
  await page.getByRole("heading", { name: /기사님이 가지러 가요/ }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "가지러 올 날 바꾸기" }).click();
  const sheet = page.getByRole("dialog", { name: "언제 가지러 갈까요?" });
  await sheet.getByRole("radio").nth(1).check({ force: true });
  expect(await axe(page)).toEqual([]);
  await sheet.getByRole("button", { name: /로 바꾸기$/ }).click();
  await page.getByText("날을 바꿨어요").first().waitFor();
  await until(async () => (await pickups()).some(({ version }) => version === 2));
  await sim("collect", { key: `return-${claimId}` });
  await change("update return_pickup set check_at = now() where return_request_id = $1", [claimId]);
  await until(async () => (await collectedAt(claimId)) !== null);
  await page.reload();
  await page.getByText("기사님이 가져갔어요").waitFor();

  await runOperatorCommand("approve-claim", String(claimId), "1000", "여섯 알만 물렀어요");
  await page.goto("/notifications");
  await page.getByRole("link", { name: /환불 금액을 확인해 주세요/ }).click();
  await page.getByRole("heading", { name: "1,000원을 돌려드리기로 했어요" }).waitFor();
  await page.getByText(/까지 말씀이 없으면 1,000원을 돌려드려요/).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "다시 봐 주세요" }).click();
  const reopen = page.getByRole("dialog", { name: "무엇을 다시 볼까요?" });
  await reopen.getByRole("button", { name: "다시 봐 달라고 하기" }).click();
  await reopen.getByText("다시 볼 이유를 적어 주세요").waitFor();
  await reopen.getByLabel("다시 볼 이유").fill("여덟 알이 물렀어요");
  await reopen.getByRole("button", { name: "다시 봐 달라고 하기" }).click();
  await page.getByText("결정을 다시 보고 있어요").waitFor();
  await runOperatorCommand("approve-claim", String(claimId), "2000", "여덟 알을 확인했어요");
  await page.reload();
  await page.getByRole("heading", { name: "2,000원을 돌려드리기로 했어요" }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: "다시 봐 주세요" }).count()).toBe(0);
  await page.getByRole("button", { name: "받아들일게요" }).click();
  await page.getByRole("heading", { name: "2,000원을 돌려드렸어요" }).waitFor();
  await page.getByRole("heading", { name: "왜 이 금액인가요" }).waitFor();
  expect(await axe(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await end();
});

test("exchange: a request is taken back from the order list; another is followed to its new box", async () => {
  const { page, complaints, end } = await newVisit(browser);
  await join(page, `box${Date.now()}@todayfruit.example`);
  const { id: orderId } = await buy(page);
  await arrive(orderId);
  const first = await requestReturnByCalls(page, orderId, "replace");
  await page.goto("/orders");
  await page.getByRole("button", { name: /교환 그만두기$/ }).click();
  await page.getByRole("button", { name: "거두기", exact: true }).click();
  await page.getByText("교환 신청을 거두었어요").first().waitFor();
  await page.getByRole("link", { name: /교환·반품$/ }).waitFor();
  await page.goto(`/orders/${orderId}/returns/${first}`);
  await page.getByRole("heading", { name: "신청을 거두었어요" }).waitFor();

  const claimId = await requestReturnByCalls(page, orderId, "replace");
  await runOperatorCommand("approve-claim", String(claimId));
  await runOperatorCommand("dispatch-replacement", String(claimId), "04", String(620_000_000_000 + claimId));
  await page.goto(`/orders/${orderId}/returns/${claimId}`);
  await page.getByRole("heading", { name: "새 상자가 오고 있어요" }).waitFor();
  await page.getByRole("heading", { name: "교환에 드는 돈" }).waitFor();
  await page.getByRole("link", { name: "새 상자 배송 조회" }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.goto(`/orders/${orderId}/returns/999999`);
  await page.getByRole("heading", { name: "신청을 찾지 못했어요" }).waitFor();
  expect(complaints.filter((text) => !text.includes("404"))).toEqual([]);
  await end();
});

async function pickups(): Promise<{ key: string; version: number }[]> {
  const answer = await fetch(`${here().sandboxUrl}/_sim/pickups`);
  return ((await answer.json()) as { list: { key: string; version: number }[] }).list;
}

async function sim(what: string, body: object): Promise<void> {
  await fetch(`${here().sandboxUrl}/_sim/pickups/${what}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

async function collectedAt(claimId: number): Promise<string | null> {
  const [row] = await read<{ at: string | null }>(
    "select collected_at as at from return_pickup where return_request_id = $1",
    [claimId],
  );
  return row?.at ?? null;
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  await expect.poll(isTrue, { timeout: 20_000, interval: 300 }).toBe(true);
}

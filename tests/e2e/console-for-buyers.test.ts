import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, openPage, type Visit } from "./browser-visit-helpers.ts";
import { type Bought, buy, join } from "./buying-steps-by-calls.ts";
import { logInByKeys, newConsoleVisit } from "./console-visit-steps.ts";
import { read } from "./read-and-change-rows.ts";
import { arrive, RETURN_PHOTO } from "./return-request-steps-by-calls.ts";

let browser: Browser;
let shopper: Visit;
let operator: Awaited<ReturnType<typeof newConsoleVisit>>;
beforeAll(async () => {
  browser = await openBrowser();
  shopper = await newVisit(browser);
  operator = await newConsoleVisit(browser);
  await openPage(shopper.page, "/");
  await join(shopper.page, `buyers-${Date.now()}@todayfruit.example`);
  await logInByKeys(operator.page, operator.account, "/orders");
});
afterAll(() => browser.close());

const fill = (page: Page, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).fill(value);

async function act(order: Bought, name: string): Promise<Page> {
  const { page } = operator;
  await page.goto(`/orders/${order.id}`);
  await page.getByRole("button", { name: "대신 하기" }).click();
  await page.getByRole("menuitem", { name }).click();
  await page.getByRole("dialog").waitFor();
  expect(await axe(page)).toEqual([]);
  return page;
}

test("order: a reason shows name, phone and address for five minutes, and is kept", async () => {
  const order = await buy(shopper.page);
  const { page } = operator;
  await page.goto(`/orders/${order.id}`);
  await page.getByText("김*루").first().waitFor();
  await page.getByRole("button", { name: "가린 정보 보기" }).click();
  await page.getByLabel("본인이 전화로 물어봤어요").check();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "5분 동안 보기" }).click();
  await page.getByText("101동 1203호").waitFor();
  await page.getByText(/^[45]:\d\d 뒤에 다시 가려요$/).waitFor();
  const kept = await read<{ reason: string }>(
    "select reason from operator_action where subject = $1 and reason = '본인이 전화로 물어봤어요'",
    [`order ${order.id}`],
  );
  expect(kept).toHaveLength(1);
  await page.clock.install();
  await page.reload();
  await page.getByText("김*루").first().waitFor();
  await page.getByRole("button", { name: "가린 정보 보기" }).click();
  await page.getByLabel("배송 문제로 연락해요").check();
  await page.getByRole("button", { name: "5분 동안 보기" }).click();
  await page.getByText("101동 1203호").waitFor();
  await page.clock.fastForward(301_000);
  await page.getByText("101동 1203호").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "가린 정보 보기" }).waitFor();
});

test("order: the address is changed for a buyer, who is told, and words are sent", async () => {
  const order = await buy(shopper.page);
  const page = await act(order, "주소 바꾸기…");
  await fill(page, "받는 분", "이서");
  await fill(page, "휴대폰", "010-2222-3333");
  await fill(page, "우편번호", "0455");
  await fill(page, "도로명 주소", "서울 중구 세종대로 110");
  await fill(page, "왜 바꾸나요?", "전화로 새 주소를 알려 주셨어요");
  await page.getByRole("button", { name: "바꾸고 알리기" }).click();
  await page.getByText("우편번호 다섯 자리를 적어 주세요").waitFor();
  await fill(page, "우편번호", "04524");
  await page.getByRole("button", { name: "바꾸고 알리기" }).click();
  await page.getByText("주소를 바꿨어요. 산 분에게 알려요").waitFor();
  const [changed] = await read<{ road: string }>(
    "select address ->> 'roadAddress' as road from orders where id = $1",
    [order.id],
  );
  expect(changed?.road).toBe("서울 중구 세종대로 110");
  await act(order, "글 보내기…");
  await fill(page, "글", "내일 아침에 따서 보내 드려요");
  await page.getByRole("button", { name: "한 분에게 보내기" }).click();
  await page.getByText("산 분에게 글을 보냈어요").waitFor();
});

test("order: money goes back as an apology with the sum in the button, and no more than was paid", async () => {
  const order = await buy(shopper.page);
  const page = await act(order, "사과의 뜻으로 돌려주기…");
  await fill(page, "돌려줄 돈", "900,000,000");
  await fill(page, "산 분이 읽을 이유", "늦게 보내 죄송해요");
  await page.getByRole("button", { name: "900,000,000원 돌려주기" }).click();
  await page.getByRole("dialog").getByRole("alert").waitFor();
  await fill(page, "돌려줄 돈", "1,000");
  await page.getByRole("button", { name: "1,000원 돌려주기" }).click();
  await page.getByText("돌려줬어요. 산 분에게 알려요").waitFor();
});

test("order: a return is requested for a buyer after its sum was shown; the account of a deposit is kept", async () => {
  const order = await buy(shopper.page);
  await arrive(order.id);
  const page = await act(order, "반품·교환 열기…");
  await page.getByLabel("까닭", { exact: true }).selectOption({ label: "빠졌어요" });
  await fill(page, "산 분이 한 말", "한 봉지가 빠졌다고 하세요");
  await fill(page, "누가 어떻게 알려 주었나요?", "산 분이 전화하셨어요");
  await page.getByLabel("사진", { exact: true }).setInputFiles(RETURN_PHOTO);
  await page.getByRole("button", { name: "금액 보기" }).click();
  await page.getByRole("button", { name: /^예상 [0-9,]+원으로 신청 열기$/ }).click();
  await page.getByText("신청을 열었어요").waitFor();
  const claims = await read<{ id: number }>("select id from return_request where order_id = $1", [order.id]);
  expect(claims).toHaveLength(1);

  const deposited = await buy(shopper.page, { by: "deposit" });
  await act(deposited, "돌려받을 계좌 적기…");
  await fill(page, "예금주", "김하루");
  await fill(page, "은행", "국민");
  await fill(page, "계좌 번호", "123456789012");
  await fill(page, "어떻게 알았나요?", "산 분이 전화로 알려 주셨어요");
  await page.getByRole("button", { name: "적기", exact: true }).click();
  await page.getByText("계좌를 적었어요").waitFor();
  expect(operator.complaints).toEqual([]);
});

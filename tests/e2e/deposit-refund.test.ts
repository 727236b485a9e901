import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axe, newVisit, openBrowser, reloadPage } from "./browser-visit-helpers.ts";
import { buy, type Good } from "./buying-steps-by-calls.ts";
import { seePaid } from "./buying-steps-on-pages.ts";
import { cancelButton, confirmButton, confirmCancel } from "./cancel-steps-on-pages.ts";
import { here } from "./look-up-journey-shops.ts";
import { codeSentTo, newPhone } from "./sign-up-and-log-in-steps.ts";

/** Refunded deposits: to a guest who cancels, and reversed by the bank. */

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const PEARS: Good = [20_002, "5kg"];

test("deposit: a guest cancels, enters an account and is refunded there", async () => {
  const phone = newPhone();
  const { page, complaints, end } = await newVisit(browser);
  const order = await buy(page, { goods: [PEARS], phone, by: "deposit" });
  await page.goto(`/orders/${order.id}`);
  await cancelButton(page).click();
  const sheet = page.getByRole("dialog", { name: /취소/ });
  await sheet.getByRole("button", { name: "인증번호 받기" }).click();
  await sheet.getByPlaceholder("인증번호 6자리").waitFor();
  await sheet.getByRole("textbox", { name: "인증번호" }).fill(await codeSentTo(phone));
  await sheet.getByText("인증했어요", { exact: true }).waitFor();
  await confirmCancel(sheet);
  await sheet.getByText("은행을 골라주세요").waitFor();
  await sheet.getByRole("combobox", { name: "은행" }).selectOption("카카오뱅크");
  await sheet.getByText("계좌번호를 숫자 8~16자리로 적어주세요").waitFor();
  expect(await axe(page)).toEqual([]);
  await sheet.getByRole("textbox", { name: "계좌번호" }).fill("3333-01-1234567");
  await confirmButton(sheet).click();
  await page.getByText("주문이 취소되었습니다.").first().waitFor();
  await expect
    .poll(() => refundAccountOf(order.uuid))
    .toEqual({
      bankCode: "90",
      accountNumber: "3333011234567",
      holderName: "김하루",
    });
  expect(complaints).toEqual([]);
  await end();
});

test("deposit: a reversal by the bank reopens the order with the reason, and it is paid again", async () => {
  const { page, complaints, end } = await newVisit(browser);
  const { id, uuid } = await buy(page, { goods: [PEARS], phone: newPhone(), by: "deposit" });
  await page.goto(`/payment/result/${uuid}`);
  await fetch(`${here().sandboxUrl}/_sim/deposit-reversed/${uuid}`, { method: "POST" });
  await expect
    .poll(async () => {
      await reloadPage(page);
      return page.getByRole("heading", { name: /입금만 하면/ }).isVisible();
    })
    .toBe(true);
  await page.goto(`/orders/${id}`);
  await page.getByText("은행이 입금을 되돌렸어요").first().waitFor();
  await fetch(`${here().sandboxUrl}/_sim/deposit/${uuid}`, { method: "POST" });
  await page.goto(`/payment/result/${uuid}`);
  await seePaid(page);
  expect(complaints).toEqual([]);
  await end();
});

async function refundAccountOf(orderId: string): Promise<unknown> {
  const reply = await fetch(`${here().sandboxUrl}/_sim/payments`);
  const { list } = (await reply.json()) as {
    list: { orderId: string; virtualAccount: { refundReceiveAccount: unknown } | null }[];
  };
  return list.find((payment) => payment.orderId === orderId)?.virtualAccount?.refundReceiveAccount;
}

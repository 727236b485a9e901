import type { Page } from "playwright-core";
import { expect } from "vitest";
import { openPage } from "./browser-visit-helpers.ts";
import { callAs, type Good, join, optionOf, pay } from "./buying-steps-by-calls.ts";
import { read } from "./read-and-change-rows.ts";
import { newPhone, textSentTo } from "./sign-up-and-log-in-steps.ts";

/** Gifts sent by the pages. */

/** Gift that was sent: its group and order, and the receivers' numbers. */
export type SentGift = { groupId: number; orderId: number; phones: string[] };

const BOX: Good = [20_008, "5kg"];

/** Opens the form of a gift from the page of its product. */
export async function openGiftForm(page: Page, [productId, option]: Good = BOX): Promise<void> {
  await openPage(page, `/products/${productId}`);
  await page.getByRole("button", { name: "선물하기" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("group", { name: "옵션" }).getByRole("button", { name: option }).first().click();
  await sheet.getByRole("button", { name: "선물하기" }).click();
  await page.waitForURL(/\/checkout\/[0-9a-f-]{36}$/);
  await page.getByRole("heading", { name: "선물하기", level: 1 }).waitFor();
}

/** Agrees to the order and presses the pay button of a gift for `count` people. */
export async function agreeAndGive(page: Page, count: number): Promise<void> {
  await page.getByText("주문 내용 확인 및 결제 동의", { exact: true }).click();
  await page.getByRole("button", { name: new RegExp(`^${count}명에게 .*원 선물하기$`) }).click();
}

/**
 * Sends a box to each receiver (받는이1, 받는이2, …) as a new member, notified by the shop; the steps are not checked.
 *
 * @param notifyAt from when receivers are notified, ISO 8601
 */
export async function sendGift(page: Page, receivers: number, notifyAt?: string): Promise<SentGift> {
  await join(page, `gift${Date.now()}@todayfruit.example`);
  const names = Array.from({ length: receivers }, (_, index) => `받는이${index + 1}`);
  return sendGiftWith(page, names, { sender: "김하루", message: "늘 고마운 마음을 담았어요" }, notifyAt);
}

/** Sends a gift as the signed-in member with these words. */
export async function sendGiftWith(
  page: Page,
  names: readonly string[],
  card: { sender: string; message: string },
  notifyAt: string | null = null,
): Promise<SentGift> {
  const optionId = await optionOf(...BOX);
  const { id } = await callAs(page, "POST /v4/app-users/order-tmp/gift", {
    body: { productId: BOX[0], optionGroups: [{ optionId, optionUnit: 1 }] },
  });
  const { prices } = await callAs(page, "PATCH /v4/app-users/order-tmp/calculate/{id}", {
    path: { id },
    query: { isGift: true, giftCount: names.length },
    body: {},
  });
  const phones = names.map(() => newPhone());
  const order = await callAs(page, "POST /v4/app-users/order-tmp/chk/{id}", {
    path: { id },
    body: {
      chkPrice: prices.price,
      chkUsedPoint: 0,
      pgType: "toss",
      paymentMethodType: "card",
      isGift: true,
      giftData: {
        giftNotiType: "alimtalk",
        receivers: phones.map((phone, index) => ({ name: names[index] ?? "", phone })),
        giftSenderName: card.sender,
        giftMessage: card.message,
        giftNotifyAt: notifyAt,
      },
    },
  });
  await pay(page, order, "card");
  const [row] = await read<{ id: number }>("select id from orders where uuid = $1", [order.orderId]);
  return { groupId: order.giftGroupId ?? 0, orderId: row?.id ?? 0, phones };
}

/** URL of the page a receiver was sent. */
export async function linkSentTo(phone: string | undefined): Promise<string> {
  const find = async () => /선물 받기: (\S+)/.exec(await textSentTo(phone ?? "", "선물이 도착했어요"))?.[1];
  await expect.poll(find, { timeout: 20_000, message: `text to ${phone}` }).toBeTruthy();
  return new URL((await find()) ?? "").pathname;
}

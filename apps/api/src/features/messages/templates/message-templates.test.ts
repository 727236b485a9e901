import {
  channelsOf,
  firstText,
  TEMPLATE_NAMES,
} from "@todayfruit/domain/messages/read-and-check-template-texts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { newPhone, signUp } from "../../../testing/product-and-member-fixtures.ts";
import { select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { recordEventToNotifyMember } from "../record-event-to-notify-member.ts";
import { sendMessages } from "../sending/send-messages.ts";

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(async () => {
  work = (await operator(shop)).token;
});
afterAll(() => shop.close());

const idOf = async (template: string, channel: string) => {
  const [row] = await select<{ id: number; version: number }>(
    shop,
    "select id, version from message_template where template = $1 and channel = $2",
    [template, channel],
  );
  if (!row) throw new Error("Each notice has a text");
  return row;
};
const edit = async (template: string, channel: string, set: { text?: string; isReviewed?: boolean }) =>
  shop.call(work, "PATCH /operator/v1/message-templates", {
    body: { rows: [{ ...(await idOf(template, channel)), set }], reason: "새 말투" },
  });
const preview = async (template: string, channel: string, text?: string) =>
  shop.call(work, "GET /operator/v1/message-templates/{id}/preview", {
    path: { id: (await idOf(template, channel)).id },
    query: text === undefined ? {} : { text },
  });

/** Announces arrived goods to a new member; returns the newest message that reached the phone. */
let arrived = 0;
async function sendArrival() {
  const phone = newPhone();
  const { token } = (await signUp(shop, { phone })).reply;
  const { id: userId } = (await shop.call(token, "GET /v2/app-users/detail")).reply;
  arrived += 1;
  await recordEventToNotifyMember(shop.database.db, "오늘의과일", {
    key: `arrived ${arrived}`,
    template: "ORDER_DELIVERED",
    userId,
    subject: `order ${arrived}`,
    href: "/orders/12",
    variables: { 주문번호: "12", 상품: "감귤 5kg" },
    now: shop.clock.now,
  });
  await sendMessages(shop.services);
  const { list } = await shop.sandbox(`/_sim/messages?to=${phone}`);
  return (list as { text: string; type: string }[])[0];
}

test("texts of messages: the first are those of the shop, one for each notice and channel", async () => {
  const rows = await select<{ template: string; channel: string; text: string }>(
    shop,
    "select template, channel, text from message_template order by template, channel",
  );
  const first = TEMPLATE_NAMES.flatMap((template) =>
    channelsOf(template).map((channel) => ({ template, channel, text: firstText(template, channel) })),
  );
  const keyOf = ({ template, channel }: { template: string; channel: string }) => `${template} ${channel}`;
  expect(new Map(rows.map((row) => [keyOf(row), row.text]))).toEqual(
    new Map(first.map((row) => [keyOf(row), row.text])),
  );
});

test("texts of messages: an edited text is sent as a text message, and by KakaoTalk once it is reviewed", async () => {
  expect(await sendArrival()).toMatchObject({ type: "ATA", text: expect.stringContaining("맛있게 드세요.") });
  const text = "[#{상호}] 도착했어요\n\n#{상품} (#{주문번호})\n바로 냉장고에 넣어 주세요.";
  const edited = await edit("ORDER_DELIVERED", "phone", { text });
  expect(edited.reply.rows[0]?.after).toEqual({ text, isReviewed: false });
  const sent = await sendArrival();
  expect(sent?.text).toContain("감귤 5kg (12)\n바로 냉장고에 넣어 주세요.");
  expect(sent?.type).not.toBe("ATA");
  await edit("ORDER_DELIVERED", "phone", { isReviewed: true });
  expect(await sendArrival()).toMatchObject({ type: "ATA" });
  await shop.call(work, "POST /operator/v1/changes/{id}/undo", {
    path: { id: edited.reply.change?.id ?? 0 },
    body: { reason: "되돌림" },
  });
});

test("texts of messages: a missing or unknown variable and an old version are refused, and nothing is written", async () => {
  const before = await idOf("ORDER_SHIPPED", "push");
  const codeOf = async (text: string) => (await edit("ORDER_SHIPPED", "push", { text })).refusal.code;
  expect(await codeOf("#{상품|이/가} 떠났어요")).toBe("MESSAGE_VARIABLE_MISSING");
  expect(await codeOf("#{상품} #{택배사} #{송장번호} #{날씨}")).toBe("MESSAGE_VARIABLE_UNKNOWN");
  expect(await idOf("ORDER_SHIPPED", "push")).toEqual(before);
  const set = { text: "#{상품|이/가} 떠났어요. #{택배사} #{송장번호}" };
  const rows = [{ id: before.id, version: before.version + 1, set }];
  const old = await shop.call(work, "PATCH /operator/v1/message-templates", {
    body: { rows, reason: "새 말투" },
  });
  expect(old.refusal.code).toBe("RECORD_CHANGED");
});

test("preview of a message: filled with samples, saved or not, and refused like an edit", async () => {
  expect((await preview("ORDER_SHIPPED", "push")).reply).toMatchObject({
    title: "상품이 출발했어요",
    text: "제주 노지 감귤 5kg이 산지에서 출발했어요. CJ대한통운 601234567890로 배송을 조회할 수 있어요.",
  });
  const shown = (await preview("ORDER_DELIVERED", "phone", "[#{상호}] 왔어요\n#{주문번호} #{상품}")).reply;
  expect(shown.title).toBe("왔어요");
  expect(shown.text).toContain("48213 제주 노지 감귤 5kg\n\n주문 보기: ");
  expect(shown.samples).toContainEqual({ variable: "상품", sample: "제주 노지 감귤 5kg" });
  expect((await preview("ORDER_DELIVERED", "phone", "왔어요")).refusal.code).toBe("MESSAGE_VARIABLE_MISSING");
});

test("preview of a message: each notice on each channel has one", async () => {
  const rows = await select<{ template: string; channel: string }>(
    shop,
    "select template, channel from message_template",
  );
  for (const { template, channel } of rows) {
    const { status, reply } = await preview(template, channel);
    expect([template, channel, status, reply.text.includes("#{")]).toEqual([template, channel, 200, false]);
  }
});

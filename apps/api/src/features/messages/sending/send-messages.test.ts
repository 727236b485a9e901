import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { later, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { addNotice, dropMessagesOf, purgeMessages } from "../outbox.repository.ts";
import { sendMessages } from "./send-messages.ts";

const PHONE = "01055550101";
const NOTICE = {
  template: "ORDER_DELIVERED",
  to: PHONE,
  variables: {
    상호: "오늘의과일",
    주문번호: "12",
    상품: "노지 감귤 5kg",
    링크: "http://localhost:3000/orders/12",
  },
  key: "order 12 delivered",
  subject: "order 12",
} as const;

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 20 });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await select(shop, "delete from message_outbox");
  await shop.sandbox("/_sim/messages/clear", {});
});

test("sendMessages: an event is sent once by KakaoTalk, and its recipient is unreadable afterwards", async () => {
  expect(await add()).toBe(true);
  expect(await add()).toBe(false);
  expect(await sendMessages(shop.services)).toBe(1);
  expect(await sendMessages(shop.services)).toBe(0);
  expect(await inbox()).toMatchObject([{ type: "ATA", templateId: "ORDER_DELIVERED", to: PHONE }]);
  expect(await add()).toBe(false);
  expect(await rows()).toMatchObject([{ tries: 1, sealed: null, key_id: null, dropped_at: null }]);
});

test("message outbox: a waiting notice is stored encrypted", async () => {
  await add();
  const [{ row } = { row: "" }] = await select<{ row: string }>(
    shop,
    "select to_jsonb(m)::text as row from message_outbox m",
  );
  expect(row).not.toContain(PHONE);
  expect(row).not.toContain("감귤");
});

test("message outbox: a notice of a rolled-back transaction is not sent", async () => {
  await shop.services.db
    .transaction(async (tx) => {
      await addNotice(tx, shop.services.sealing, { ...NOTICE, now: shop.clock.now });
      throw new Error("undone");
    })
    .catch(() => undefined);
  expect(await sendMessages(shop.services)).toBe(0);
});

test("sendMessages: a provider that is down delays a notice without losing it", async () => {
  await add();
  await shop.sandbox("/_sim/messages/fail", { times: 2 });
  expect(await sendMessages(shop.services)).toBe(0);
  expect(await sendMessages(shop.services)).toBe(0);
  later(shop, 1);
  expect(await sendMessages(shop.services)).toBe(0);
  later(shop, 1);
  expect(await sendMessages(shop.services)).toBe(1);
  expect(await inbox()).toHaveLength(1);
  expect(await rows()).toMatchObject([{ tries: 3 }]);
});

test("sendMessages: concurrent processes send each notice once", async () => {
  for (let turn = 0; turn < 35; turn += 1) await add({ key: `order ${turn} delivered` });
  await Promise.all(Array.from({ length: 4 }, () => sendMessages(shop.services)));
  expect(await inbox()).toHaveLength(35);
});

test("sendMessages: expired notices and those of ended subjects are not sent", async () => {
  await add({ usefulUntil: new Date(shop.clock.now.getTime() + 60_000) });
  await add({ key: "gift 7 arrived", subject: "gift 7" });
  await shop.services.db.transaction((tx) => dropMessagesOf(tx, "gift 7", shop.clock.now));
  later(shop, 2);
  expect(await sendMessages(shop.services)).toBe(0);
  expect(await inbox()).toEqual([]);
  expect(await rows()).toMatchObject([{ sealed: null }, { sealed: null }]);
  expect(await add({ key: "too late", usefulUntil: shop.clock.now })).toBe(false);
});

test("sendMessages: a notice of an earlier version that cannot be rendered is dropped and does not block others", async () => {
  await add({ key: "order 11 paid", template: "ORDER_PAID" } as object);
  await add();
  expect(await sendMessages(shop.services)).toBe(1);
  expect(await rows()).toMatchObject([{ reason: "cannot be filled in" }, { reason: null, tries: 1 }]);
});

test("purgeMessages: settled messages are deleted, waiting ones are kept", async () => {
  await add();
  await sendMessages(shop.services);
  await add({ key: "order 13 delivered" });
  const ago = new Date(shop.clock.now.getTime() + 1000);
  expect(await purgeMessages(shop.database.db, ago, 10)).toBe(1);
  expect(await rows()).toHaveLength(1);
});

function add(change: Partial<Parameters<typeof addNotice>[2]> = {}) {
  return addNotice(shop.database.db, shop.services.sealing, {
    ...NOTICE,
    now: shop.clock.now,
    ...change,
  } as Parameters<typeof addNotice>[2]);
}

async function inbox(): Promise<object[]> {
  return (await shop.sandbox(`/_sim/messages?to=${PHONE}`)).list as object[];
}

function rows() {
  return select(shop, "select tries, sealed, key_id, dropped_at, reason from message_outbox order by id");
}

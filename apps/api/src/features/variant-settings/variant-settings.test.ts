import type { Input } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { proveEmail, signUp } from "../../testing/product-and-member-fixtures.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { applyDueChanges } from "../changes/apply-due-changes.ts";
import { recordEventToNotifyMember } from "../messages/record-event-to-notify-member.ts";
import { sendMessages } from "../messages/sending/send-messages.ts";
import { addMissingVariantSettings } from "../shop-settings/variant-settings.repository.ts";

type Fields = Input<"PATCH /operator/v1/settings">["body"]["rows"][number]["set"];

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.now = new Date("2026-11-23T02:00:00Z");
  token = (await operator(shop)).token;
});

const rowOf = async (variant: string) => {
  const { list } = (await shop.call(token, "GET /operator/v1/settings")).reply;
  const row = list.find((each) => each.variant === variant);
  if (!row) throw new Error(`${variant} has no row`);
  return row;
};
const edit = async (set: Fields, variant = "todayfruit", effectiveAt?: string) => {
  const { id, version } = await rowOf(variant);
  return shop.call(token, "PATCH /operator/v1/settings", {
    body: {
      rows: [{ id, version, set }],
      reason: "이사",
      ...(effectiveAt === undefined ? {} : { effectiveAt }),
    },
  });
};
const shown = async () => (await shop.call(null, "GET /v1/shop-settings")).reply.business;

test("each of the four variants has its row; an edited one is shown to shoppers, one of another variant is not", async () => {
  const { list } = (await shop.call(token, "GET /operator/v1/settings")).reply;
  expect(list.map(({ variant }) => variant).toSorted()).toEqual(["farmer", "market", "ru", "todayfruit"]);
  await edit({ phone: "070-1111-2222", companyName: "(주)새과일" });
  await edit({ phone: "070-3333-4444" }, "market");
  expect(await shown()).toMatchObject({ phone: "070-1111-2222", companyName: "(주)새과일" });
});

test("undo brings the values back, and a dry run writes nothing", async () => {
  const before = await shown();
  const { reply } = await edit({ address: "서울특별시 새길 1" });
  expect((await shown()).address).toBe("서울특별시 새길 1");
  await shop.call(token, "POST /operator/v1/changes/{id}/undo", {
    path: { id: reply.change?.id ?? 0 },
    body: { reason: "잘못 적음" },
  });
  expect(await shown()).toEqual(before);
  const { id, version } = await rowOf("todayfruit");
  const body = { rows: [{ id, version, set: { address: "부산광역시" } }], reason: "이사" };
  const tried = await shop.call(token, "PATCH /operator/v1/settings", { body, query: { dryRun: true } });
  expect(tried.reply.rows).toMatchObject([
    { before: { address: before.address }, after: { address: "부산광역시" } },
  ]);
  expect(await shown()).toEqual(before);
});

test("an edit of a version before is refused with the row as it is now", async () => {
  const { id, version } = await rowOf("ru");
  await edit({ supportHours: "평일 10:00~17:00" }, "ru");
  const late = await shop.call(token, "PATCH /operator/v1/settings", {
    body: { rows: [{ id, version, set: { phone: "070-5555-6666" } }], reason: "전화" },
  });
  expect([late.status, late.refusal.code]).toEqual([409, "RECORD_CHANGED"]);
  expect(late.refusal.detail?.rows).toMatchObject([
    { version: version + 1, current: { supportHours: "평일 10:00~17:00" }, changedBy: expect.any(String) },
  ]);
});

test("a scheduled edit is shown from its instant on", async () => {
  const at = "2026-12-01T00:00:00.000Z";
  await edit({ supportHours: "매일 09:00~18:00" }, "todayfruit", at);
  expect((await shown()).supportHours).not.toBe("매일 09:00~18:00");
  shop.clock.now = new Date(at);
  expect(await applyDueChanges(shop.services)).toBe(1);
  expect((await shown()).supportHours).toBe("매일 09:00~18:00");
});

test.each<[string, Fields]>([
  ["an empty name", { companyName: " " }],
  ["a business number without its ten digits", { businessNumber: "123-45-678" }],
  ["a telephone with letters", { phone: "070-CALL-NOW" }],
  ["a chat without https", { chatUrl: "http://chat.example" }],
  ["a link that runs a script", { liveShoppingUrl: "javascript:alert(1)" }],
  ["the variant itself", { variant: "market" } as object],
])("%s is refused", async (_what, set) => {
  expect((await edit(set)).refusal.code).toBe("INVALID_INPUT");
});

test("a start adds no settings where there are some, so that an operator's stay", async () => {
  await edit({ representative: "박새롬" });
  await addMissingVariantSettings(shop.database.db, [
    { ...(await shown()), variant: "todayfruit", representative: "김과일" },
  ]);
  expect((await shown()).representative).toBe("박새롬");
});

test("an e-mail ends with the business as operators keep it", async () => {
  await edit({ companyName: "(주)편지과일", phone: "070-7777-8888" });
  const member = (await signUp(shop, {})).reply.token;
  await proveEmail(shop, member);
  const me = (await shop.call(member, "GET /v2/app-users/detail")).reply;
  await recordEventToNotifyMember(shop.database.db, "오늘의과일", {
    template: "ORDER_PAID",
    userId: me.id,
    variables: {
      주문번호: "1",
      상품: "감귤 5kg",
      이름: "김하루",
      금액: "13,000원",
      출고예정일: "11월 24일 (화)",
      도착예정일: "11월 25일 (수)",
    },
    href: "/orders/1",
    key: "order 1 paid",
    subject: "order 1",
    now: shop.clock.now,
  });
  await sendMessages(shop.services);
  const { list } = await shop.sandbox(`/_sim/mails?to=${me.email}`);
  expect(list).toMatchObject([{ text: expect.stringMatching(/\(주\)편지과일 · .* · 070-7777-8888\n$/) }]);
});

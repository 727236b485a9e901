import { afterAll, beforeAll, expect, test } from "vitest";
import { purgeExpired } from "../../../jobs/purge-expired.ts";
import { confirmed } from "../../../testing/confirm-identity-by-code-steps.ts";
import { CONFIRMATION_REQUIRED_CALLS } from "../../../testing/confirmation-required-calls.ts";
import { findInAllTables } from "../../../testing/find-in-all-tables.ts";
import {
  member,
  newPhone,
  PASSWORD,
  proveEmail,
  seedRules,
} from "../../../testing/product-and-member-fixtures.ts";
import { later, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { createUndoAccountChangeHelpers } from "../../../testing/undo-account-change-helpers.ts";
import { sendMessages } from "../../messages/sending/send-messages.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 12 });
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

const { undo, show, joined, linkOf, change, changePhone } = createUndoAccountChangeHelpers(() => shop);
const SHOW = "GET /v1/account-changes/{token}";
const OWN = { owner: "김하루", bankName: "국민은행", accountNumber: "110123456789" };
const THIEFS = { owner: "공격자", bankName: "신한은행", accountNumber: "99998888777766" };
const DAY = 24 * 60;

test.each(
  CONFIRMATION_REQUIRED_CALLS.filter(({ purpose }) => purpose !== "leave").map(
    (each) => [each.notice, each] as const,
  ),
)(
  "%s: the notice's link shows the change and undoes it once, which ends the sessions and is notified",
  async (notice, { name, purpose, input }) => {
    const token = await member(shop);
    const { id, phone } = (await shop.call(token, "GET /v2/app-users/detail")).reply;
    const prepared = await input(shop, token);
    await shop.sandbox("/_sim/messages/clear", {});
    expect((await shop.call(token, name, prepared, await confirmed(shop, token, purpose))).status).toBe(200);

    await sendMessages(shop.services);
    const { list } = (await shop.sandbox(`/_sim/messages?to=${phone}`)) as { list: { text: string }[] };
    const text = list.find((each) => each.text.includes("/account/undo/"))?.text ?? "";
    if (notice !== "PASSWORD_CHANGED") expect(text).toContain(notice);
    const link = /\/account\/undo\/([\w-]{43})/.exec(text)?.[1] ?? "";

    const shown = await show(link);
    expect(shown.reply).toMatchObject({ changedAt: shop.clock.now.toISOString(), undoneAt: null });
    // Looking at it changes nothing.
    expect((await shop.call(token, "GET /v2/app-users/detail")).status).toBe(200);

    const done = await undo(link);
    expect([done.status, done.reply.kind]).toEqual([200, shown.reply.kind]);
    expect((await shop.call(token, "GET /v2/app-users/detail")).refusal.code).toBe("TOKEN_INVALID");
    expect((await undo(link)).refusal.code).toBe("UNDO_DONE");
    expect((await show(link)).reply).toMatchObject({ undoneAt: expect.any(String), former: null });
    const told = await select(
      shop,
      "select from message where user_id = $1 and template = 'ACCOUNT_RESTORED'",
      [id],
    );
    expect(told).toHaveLength(1);
  },
);

test("neither the link nor the former value is readable in any table, before and after the notice", async () => {
  const { token, id, phone } = await joined();
  await change(token, { withdrawAccount: OWN });
  await change(token, { withdrawAccount: THIEFS });
  const link = await linkOf(id);
  expect(await findInAllTables(shop, [link, OWN.accountNumber])).toEqual([]);
  await sendMessages(shop.services);
  expect(await findInAllTables(shop, [link, OWN.accountNumber])).toEqual([]);
  expect(JSON.stringify((await shop.sandbox(`/_sim/messages?to=${phone}`)).list)).toContain(link);
});

test("a stranger who changed number and e-mail first gets no link for later changes", async () => {
  const { token, id, phone, email } = await joined();
  const thiefs = newPhone();
  expect((await changePhone(token, thiefs)).status).toBe(200);
  later(shop, 1);
  expect((await change(token, { email: `thief${thiefs}@todayfruit.example` })).status).toBe(200);
  await proveEmail(shop, token);
  later(shop, 1);
  expect((await change(token, { withdrawAccount: THIEFS })).status).toBe(200);
  await sendMessages(shop.services);
  const textsTo = async (to: string) =>
    ((await shop.sandbox(`/_sim/messages?to=${to}`)) as { list: { text: string }[] }).list.map(
      ({ text }) => text,
    );
  const mailsTo = async (to: string) =>
    ((await shop.sandbox(`/_sim/mails?to=${to}`)) as { list: { text: string }[] }).list.map(
      ({ text }) => text,
    );
  const link = `/account/undo/${await linkOf(id)}`;
  for (const owners of [await textsTo(phone), await mailsTo(email)]) {
    expect(owners.some((text) => text.includes(link))).toBe(true);
  }
  for (const thiefsOwn of [await textsTo(thiefs), await mailsTo(`thief${thiefs}@todayfruit.example`)]) {
    expect(thiefsOwn.filter((text) => text.includes("/account/undo/"))).toEqual([]);
    expect(thiefsOwn.some((text) => text.includes("환불 계좌를 바꿨어요"))).toBe(true);
  }
});

test("undo keeps the session of the member who undoes; a stranger's session with the link is ended", async () => {
  const { token, id, email } = await joined();
  const thief = (await shop.call(null, "POST /v2/tokens", { body: { email, password: PASSWORD } })).reply
    .token;
  await change(thief, { withdrawAccount: THIEFS });
  expect((await undo(await linkOf(id), token)).reply.endedSessions).toBe(1);
  expect((await shop.call(token, "GET /v2/app-users/detail")).status).toBe(200);
  expect((await shop.call(thief, "GET /v2/app-users/detail")).refusal.code).toBe("TOKEN_INVALID");
});

test("two concurrent clicks undo once", async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const { token, id } = await joined();
    await change(token, { withdrawAccount: THIEFS });
    const link = await linkOf(id);
    const ends = await Promise.all([undo(link), undo(link), undo(link)]);
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const told = await select(
      shop,
      "select from message where user_id = $1 and template = 'ACCOUNT_RESTORED'",
      [id],
    );
    expect(told).toHaveLength(1);
  }
});

test("a link is valid for seven days at its own call, and the former value is deleted with it", async () => {
  const { token, id } = await joined();
  await change(token, { withdrawAccount: THIEFS });
  const link = await linkOf(id);
  for (const wrong of ["A".repeat(43), `${link.slice(0, -2)}AA`]) {
    expect((await show(wrong)).refusal.code).toBe("UNDO_LINK_NOT_FOUND");
    expect((await undo(wrong)).refusal.code).toBe("UNDO_LINK_NOT_FOUND");
  }
  expect((await shop.call(null, SHOW, { path: { token: "short" } })).refusal.code).toBe("INVALID_INPUT");
  later(shop, 7 * DAY - 1);
  expect((await show(link)).status).toBe(200);
  later(shop, 2);
  expect((await show(link)).refusal.code).toBe("UNDO_LINK_NOT_FOUND");
  expect((await undo(link)).refusal.code).toBe("UNDO_LINK_NOT_FOUND");
  await purgeExpired(shop.services);
  expect(await select(shop, "select from account_change where user_id = $1", [id])).toEqual([]);
});

test("deleting an account deletes its undoable changes", async () => {
  const { token, id } = await joined();
  await change(token, { withdrawAccount: THIEFS });
  const link = await linkOf(id);
  expect((await shop.call(token, "DELETE /v1/app-users", { body: { password: PASSWORD } })).status).toBe(200);
  expect(await select(shop, "select from account_change where user_id = $1", [id])).toEqual([]);
  expect((await undo(link)).refusal.code).toBe("UNDO_LINK_NOT_FOUND");
});

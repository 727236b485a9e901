import { afterAll, beforeAll, expect, test } from "vitest";
import { forgetWhatIsOver } from "../../../jobs/forget-what-is-over.ts";
import { sendMessages } from "../../../jobs/messages/send-messages.ts";
import { confirmed } from "../../../testing/confirmed.ts";
import { CONFIRMED_CALLS } from "../../../testing/confirmed-calls.ts";
import { everywhere } from "../../../testing/everywhere.ts";
import { member, newPhone, PASSWORD, proveEmail, seedRules, signUp } from "../../../testing/factories.ts";
import { later, select } from "../../../testing/look.ts";
import { addPerson, comeBack, joinSocially } from "../../../testing/social-people.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { undoLinkOf } from "./undo-link.presenter.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 12 });
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

const CHANGE = "PUT /v1/app-users";
const SHOW = "GET /v1/account-changes/{token}";
const UNDO = "POST /v1/account-changes/{token}/undo";
const OWN = { owner: "김하루", bankName: "국민은행", accountNumber: "110123456789" };
const THIEFS = { owner: "공격자", bankName: "신한은행", accountNumber: "99998888777766" };
const DAY = 24 * 60;

const undo = (token: string, as: string | null = null) => shop.call(as, UNDO, { path: { token } });
const show = (token: string) => shop.call(null, SHOW, { path: { token } });

async function joined() {
  const phone = newPhone();
  const email = `undo${phone}@todayfruit.example`;
  const { token } = (await signUp(shop, { phone, email })).reply;
  await proveEmail(shop, token);
  const { id } = (await shop.call(token, "GET /v2/app-users/detail")).reply;
  return { token, phone, email, id };
}

/** The secret part of the link to undo the latest change of a member. */
async function linkOf(userId: number): Promise<string> {
  const rows = await select<{ id: string }>(
    shop,
    "select id from account_change where user_id = $1 order by changed_at desc, ctid desc limit 1",
    [userId],
  );
  return undoLinkOf(shop.services.rules, rows[0]?.id ?? "").token;
}

const change = (token: string, body: object) =>
  shop.call(token, CHANGE, { body: { currentPassword: PASSWORD, ...body } });

/** Changes the number of a member by the code that is sent to the new one. */
async function changePhone(token: string, phone: string) {
  await shop.call(token, "POST /v1/auth/phone", { body: { phone, purpose: "changePhone" } });
  const { list } = (await shop.sandbox(`/_sim/messages?to=${phone}`)) as { list: { text: string }[] };
  return change(token, { phone, verificationCode: /\d{6}/.exec(list[0]?.text ?? "")?.[0] ?? "" });
}

/** Reads the refund account of a member as their page shows it. */
async function accountOf(token: string) {
  return (await shop.call(token, "GET /v1/app-users/withdraw-account")).reply.withdrawAccount;
}

test.each(
  CONFIRMED_CALLS.filter(({ purpose }) => purpose !== "leave").map((each) => [each.notice, each] as const),
)(
  "%s: its notice carries a link that shows the change, undoes it once, ends the sessions and is told",
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
      "select from message_event where user_id = $1 and template = 'ACCOUNT_RESTORED'",
      [id],
    );
    expect(told).toHaveLength(1);
  },
);

test("the link lies in no table, before and after the notice is sent, and neither does what was there before", async () => {
  const { token, id, phone } = await joined();
  await change(token, { withdrawAccount: OWN });
  await change(token, { withdrawAccount: THIEFS });
  const link = await linkOf(id);
  expect(await everywhere(shop, [link, OWN.accountNumber])).toEqual([]);
  await sendMessages(shop.services);
  expect(await everywhere(shop, [link, OWN.accountNumber])).toEqual([]);
  expect(JSON.stringify((await shop.sandbox(`/_sim/messages?to=${phone}`)).list)).toContain(link);
});

test("refund account: the one from before is put back, hidden on the page", async () => {
  const { token, id } = await joined();
  await change(token, { withdrawAccount: OWN });
  later(shop, 1);
  await change(token, { withdrawAccount: THIEFS });
  const link = await linkOf(id);
  expect((await show(link)).reply).toMatchObject({ kind: "refundAccount", former: "국민은행 ********6789" });
  expect((await undo(link)).status).toBe(200);
  expect(await accountOf(await logIn(id))).toMatchObject({
    bankName: "국민은행",
    accountNumber: "********6789",
  });
});

test("undoing an earlier change ends the later ones of the same thing; the other way round both can be undone", async () => {
  const { token, id } = await joined();
  await change(token, { withdrawAccount: OWN });
  later(shop, 1);
  await change(token, { withdrawAccount: THIEFS });
  const first = await linkOf(id);
  later(shop, 1);
  await change(token, { withdrawAccount: { ...THIEFS, accountNumber: "55554444333322" } });
  const second = await linkOf(id);
  expect((await undo(first)).status).toBe(200);
  expect((await undo(second)).refusal.code).toBe("UNDO_DONE");
  expect(await accountOf(await logIn(id))).toMatchObject({ accountNumber: "********6789" });
});

test("e-mail and phone: the former ones are put back, each as proven as it was", async () => {
  const { token, id, email, phone } = await joined();
  await change(token, { email: `thief${phone}@todayfruit.example` });
  const emailLink = await linkOf(id);
  later(shop, 1);
  expect((await changePhone(token, newPhone())).status).toBe(200);
  const phoneLink = await linkOf(id);
  expect((await show(emailLink)).reply.former).toBe("un***@todayfruit.example");
  expect((await show(phoneLink)).reply.former).toBe(`010-****-${phone.slice(-4)}`);
  expect([(await undo(emailLink)).status, (await undo(phoneLink)).status]).toEqual([200, 200]);
  const rows = await select(
    shop,
    "select email, phone, email_verified_at is not null as email_proven, phone_verified_at is not null as phone_proven from app_user where id = $1",
    [id],
  );
  expect(rows).toEqual([{ email, phone, email_proven: true, phone_proven: true }]);
});

test("a former number that is another member's now cannot be put back", async () => {
  const { token, id, phone } = await joined();
  expect((await changePhone(token, newPhone())).status).toBe(200);
  const link = await linkOf(id);
  expect((await signUp(shop, { phone })).status).toBe(200);
  expect((await undo(link)).refusal.code).toBe("UNDO_NOT_POSSIBLE");
  expect((await shop.call(token, "GET /v2/app-users/detail")).status).toBe(200);
});

test("a stranger who changed number and e-mail first gets no link for what they change next", async () => {
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

test("password: neither the new nor the former one opens the account, and a reset does", async () => {
  const { token, id, email } = await joined();
  await change(token, { password: "the thief was here" });
  const other = (
    await shop.call(null, "POST /v2/tokens", { body: { email, password: "the thief was here" } })
  ).reply.token;
  // Also the session that asks ends: it may be the one whose password was changed.
  expect((await undo(await linkOf(id), token)).reply).toEqual({ kind: "password", endedSessions: 2 });
  for (const session of [token, other]) {
    expect((await shop.call(session, "GET /v2/app-users/detail")).refusal.code).toBe("TOKEN_INVALID");
  }
  for (const password of [PASSWORD, "the thief was here"]) {
    const tried = await shop.call(null, "POST /v2/tokens", { body: { email, password } });
    expect(tried.refusal.code).toBe("LOGIN_FAILED");
  }
  await logIn(id);
});

test("the session of the member who undoes stays; a stranger's session beside the link does not help it", async () => {
  const { token, id, email } = await joined();
  const thief = (await shop.call(null, "POST /v2/tokens", { body: { email, password: PASSWORD } })).reply
    .token;
  await change(thief, { withdrawAccount: THIEFS });
  expect((await undo(await linkOf(id), token)).reply.endedSessions).toBe(1);
  expect((await shop.call(token, "GET /v2/app-users/detail")).status).toBe(200);
  expect((await shop.call(thief, "GET /v2/app-users/detail")).refusal.code).toBe("TOKEN_INVALID");
});

test("an unlinked login is linked again, also when a stranger linked theirs instead", async () => {
  const token = await joinSocially(shop, "kakaotalk");
  const { id } = (await shop.call(token, "GET /v2/app-users/detail")).reply;
  await shop.call(
    token,
    CHANGE,
    { body: { password: PASSWORD } },
    await confirmed(shop, token, "changeLogin"),
  );
  const [own] = await select<{ subject: string }>(
    shop,
    "select subject from social_account where user_id = $1",
    [id],
  );
  later(shop, 1);
  const path = { snsType: "kakaotalk" } as const;
  const unlinked = await shop.call(
    token,
    "DELETE /v1/app-users/social/{snsType}",
    { path },
    await confirmed(shop, token, "unlinkLogin"),
  );
  expect(unlinked.status).toBe(200);
  const link = await linkOf(id);
  later(shop, 1);
  const snsToken = await comeBack(shop, token, "kakaotalk", await addPerson(shop, "kakaotalk"));
  const theirs = await shop.call(
    token,
    "POST /v1/app-users/social/{snsType}",
    { path, body: { snsToken } },
    await confirmed(shop, token, "linkLogin"),
  );
  expect(theirs.status).toBe(200);
  expect((await undo(link)).status).toBe(200);
  expect(await select(shop, "select subject from social_account where user_id = $1", [id])).toEqual([own]);
});

test("a former e-mail that another member has proven since cannot be put back, and nothing is changed", async () => {
  const { token, id, email, phone } = await joined();
  await change(token, { email: `moved${phone}@todayfruit.example` });
  const link = await linkOf(id);
  const other = (await signUp(shop, { email })).reply.token;
  await proveEmail(shop, other);
  expect((await undo(link)).refusal.code).toBe("UNDO_NOT_POSSIBLE");
  expect((await shop.call(token, "GET /v2/app-users/detail")).status).toBe(200);
  // One who only typed it gives way.
  await select(shop, "update app_user set email_verified_at = null where email = $1", [email]);
  expect((await undo(link)).status).toBe(200);
  const holders = await select<{ id: number }>(shop, "select id from app_user where email = $1", [email]);
  expect(holders).toEqual([{ id }]);
});

test("of two clicks in the same instant one undoes", async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const { token, id } = await joined();
    await change(token, { withdrawAccount: THIEFS });
    const link = await linkOf(id);
    const ends = await Promise.all([undo(link), undo(link), undo(link)]);
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const told = await select(
      shop,
      "select from message_event where user_id = $1 and template = 'ACCOUNT_RESTORED'",
      [id],
    );
    expect(told).toHaveLength(1);
  }
});

test("a link is good for seven days and nowhere else, and what it would put back is destroyed with it", async () => {
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
  await forgetWhatIsOver(shop.services);
  expect(await select(shop, "select from account_change where user_id = $1", [id])).toEqual([]);
});

test("who leaves takes along what could be undone", async () => {
  const { token, id } = await joined();
  await change(token, { withdrawAccount: THIEFS });
  const link = await linkOf(id);
  expect((await shop.call(token, "DELETE /v1/app-users", { body: { password: PASSWORD } })).status).toBe(200);
  expect(await select(shop, "select from account_change where user_id = $1", [id])).toEqual([]);
  expect((await undo(link)).refusal.code).toBe("UNDO_LINK_NOT_FOUND");
});

/** Signs a member in by a new password, set as their owner does: by a code to their phone. Returns the token. */
async function logIn(id: number): Promise<string> {
  const [row] = await select<{ phone: string; email: string }>(
    shop,
    "select phone, email from app_user where id = $1",
    [id],
  );
  const { phone = "", email = "" } = row ?? {};
  later(shop, 2);
  const asker = (await shop.call(null, "POST /v2/tokens/guest", {})).reply.token;
  await shop.call(asker, "POST /v1/auth/phone", { body: { phone, purpose: "resetPassword" } });
  const { list } = (await shop.sandbox(`/_sim/messages?to=${phone}`)) as { list: { text: string }[] };
  const verificationCode = /\[(\d{6})\]/.exec(list[0]?.text ?? "")?.[1] ?? "";
  const newPassword = "an orchard by the sea";
  const reset = await shop.call(asker, "PUT /v1/auth/reset-password", {
    body: { phone, newPassword, verificationCode },
  });
  expect(reset.status).toBe(200);
  const entered = await shop.call(null, "POST /v2/tokens", { body: { email, password: newPassword } });
  expect(entered.status).toBe(200);
  return entered.reply.token;
}

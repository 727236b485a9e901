import { afterAll, beforeAll, expect, test } from "vitest";
import { confirmByCode, confirmed } from "../../../testing/confirm-identity-by-code-steps.ts";
import {
  guest,
  newPhone,
  PASSWORD,
  proveEmail,
  seedRules,
  signUp,
} from "../../../testing/product-and-member-fixtures.ts";
import { later, select } from "../../../testing/read-and-set-shop-state.ts";
import { addPerson, comeBack, joinSocially } from "../../../testing/social-login-steps.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { createMessagesPerChannel } from "../../messages/sending/create-messages-per-channel.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

const CONFIRM = "POST /v1/app-users/confirmations";
const CHANGE = "PUT /v1/app-users";
const LINK = "POST /v1/app-users/social/{snsType}";
const ACCOUNT = { owner: "공격자", bankName: "신한은행", accountNumber: "99998888777766" };
const purpose = "changeRefundAccount";

test("a password, a code to the member's phone or a linked login confirms; anything wrong is refused", async () => {
  const { token } = await joined();
  const ask = (said: object) => shop.call(token, CONFIRM, { body: { purpose, ...said } });
  expect((await ask({ password: PASSWORD })).reply).toEqual({
    confirmation: expect.any(String),
    expiresInSeconds: 300,
  });
  expect((await ask({ password: "wrong" })).refusal.code).toBe("PASSWORD_WRONG");
  expect((await ask({})).refusal.code).toBe("CONFIRM_REQUIRED");
  expect((await ask({ verificationCode: "000000" })).refusal.code).toBe("CODE_WRONG");
  expect((await confirmByCode(shop, token, purpose)).status).toBe(200);
  expect((await confirmByCode(shop, token, purpose, "000000")).refusal.code).toBe("CODE_WRONG");

  const social = await joinSocially(shop, "kakaotalk");
  const { subject } = await linkOf(social);
  const own = await comeBack(shop, social, "kakaotalk", subject);
  const byLogin = await shop.call(social, CONFIRM, { body: { purpose, snsToken: own } });
  expect(byLogin.status).toBe(200);
  const stranger = await comeBack(shop, social, "kakaotalk", await addPerson(shop, "kakaotalk"));
  const byStranger = await shop.call(social, CONFIRM, { body: { purpose, snsToken: stranger } });
  expect(byStranger.refusal.code).toBe("CONFIRM_REQUIRED");
});

test("a code to another phone, or for another purpose, does not confirm", async () => {
  const { token, phone } = await joined();
  const codeTo = async (to: string, sentFor: "confirmMember" | "resetPassword") => {
    await shop.call(token, "POST /v1/auth/phone", { body: { phone: to, purpose: sentFor } });
    const { list } = (await shop.sandbox(`/_sim/messages?to=${to}`)) as { list: { text: string }[] };
    return /\d{6}/.exec(list[0]?.text ?? "")?.[0] ?? "";
  };
  const ask = (verificationCode: string) =>
    shop.call(token, CONFIRM, { body: { purpose, verificationCode } });
  expect((await ask(await codeTo(newPhone(), "confirmMember"))).refusal.code).toBe("CODE_WRONG");
  later(shop, 2);
  expect((await ask(await codeTo(phone, "resetPassword"))).refusal.code).toBe("CODE_WRONG");
  later(shop, 2);
  const own = await codeTo(phone, "confirmMember");
  expect((await ask(own)).status).toBe(200);
  expect((await ask(own)).refusal.code).toBe("CODE_WRONG");
});

test("a confirmation is valid in its own session only", async () => {
  const { token, email } = await joined();
  const other = await shop.call(null, "POST /v2/tokens", { body: { email, password: PASSWORD } });
  const headers = await confirmed(shop, token, purpose);
  const change = (as: string) => shop.call(as, CHANGE, { body: { withdrawAccount: ACCOUNT } }, headers);
  expect((await change(other.reply.token)).refusal.code).toBe("CONFIRM_REQUIRED");
  expect((await change(token)).status).toBe(200);
});

test("a call with several purposes needs a confirmation for each, or one proof in the body", async () => {
  const { token, phone } = await joined();
  const body = { email: `both${phone}@todayfruit.example`, withdrawAccount: ACCOUNT };
  const half = await shop.call(token, CHANGE, { body }, await confirmed(shop, token, "changeLogin"));
  expect(half.refusal).toMatchObject({ code: "CONFIRM_REQUIRED", detail: { purpose } });
  const wrong = { ...body, currentPassword: "wrong" };
  const beside = await shop.call(token, CHANGE, { body: wrong }, await confirmed(shop, token, "changeLogin"));
  expect(beside.refusal.code).toBe("PASSWORD_WRONG");
  expect((await shop.call(token, CHANGE, { body: { ...body, currentPassword: PASSWORD } })).status).toBe(200);
});

test("a change of number and e-mail is notified to the former ones", async () => {
  const { token, phone, email, id } = await joined();
  await proveEmail(shop, token);
  const body = { email: `moved${phone}@todayfruit.example`, currentPassword: PASSWORD };
  expect((await shop.call(token, CHANGE, { body })).status).toBe(200);
  const told =
    "select phone, email, variables from message where user_id = $1 and template = 'ACCOUNT_CHANGED'";
  expect(await select(shop, told, [id])).toMatchObject([
    { phone, email, variables: { 내용: "이메일을 바꿨어요" } },
  ]);
  await createMessagesPerChannel(shop.services);
  expect(await select(shop, told, [id])).toMatchObject([{ phone: null, email: null, variables: {} }]);
  const queued = await select<{ channel: string }>(
    shop,
    `select channel from message_outbox where subject = $1 order by channel`,
    [`account of ${id}`],
  );
  expect(queued.map(({ channel }) => channel)).toEqual(["email", "phone"]);
});

test("a reset unlinks a login that a stranger linked lately and keeps an older one", async () => {
  const { token, phone, id } = await joined();
  const [old, thief] = [await addPerson(shop, "kakaotalk"), await addPerson(shop, "naver")];
  const link = async (snsType: "kakaotalk" | "naver", person: string) =>
    shop.call(
      token,
      LINK,
      { path: { snsType }, body: { snsToken: await comeBack(shop, token, snsType, person) } },
      await confirmed(shop, token, "linkLogin"),
    );
  expect((await link("kakaotalk", old)).status).toBe(200);
  later(shop, 8 * 24 * 60);
  expect((await link("naver", thief)).status).toBe(200);

  later(shop, 2);
  const asker = await guest(shop);
  await shop.call(asker, "POST /v1/auth/phone", { body: { phone, purpose: "resetPassword" } });
  const { list } = (await shop.sandbox(`/_sim/messages?to=${phone}`)) as { list: { text: string }[] };
  const verificationCode = /\d{6}/.exec(list[0]?.text ?? "")?.[0] ?? "";
  const body = { newPassword: "peaches in the rain", phone, verificationCode };
  expect((await shop.call(asker, "PUT /v1/auth/reset-password", { body })).status).toBe(200);

  expect((await shop.call(token, "GET /v2/app-users/detail")).refusal.code).toBe("TOKEN_INVALID");
  const enter = async (snsType: "kakaotalk" | "naver", person: string) => {
    const visitor = await guest(shop);
    const snsToken = await comeBack(shop, visitor, snsType, person);
    return shop.call(visitor, "POST /v2/tokens/oauth", { body: { snsToken, snsType } });
  };
  expect((await enter("naver", thief)).refusal.code).toBe("SOCIAL_NOT_JOINED");
  expect((await enter("kakaotalk", old)).status).toBe(200);
  const told = await select<{ what: string }>(
    shop,
    "select variables ->> '내용' as what from message where user_id = $1 and template = 'ACCOUNT_CHANGED' order by id",
    [id],
  );
  expect(told.at(-1)).toEqual({ what: "네이버 로그인을 끊었어요" });
});

async function joined() {
  const phone = newPhone();
  const email = `confirm${phone}@todayfruit.example`;
  const { token } = (await signUp(shop, { phone, email })).reply;
  const { id } = (await shop.call(token, "GET /v2/app-users/detail")).reply;
  return { token, phone, email, id };
}

async function linkOf(token: string): Promise<{ subject: string }> {
  const { id } = (await shop.call(token, "GET /v2/app-users/detail")).reply;
  const [row] = await select<{ subject: string }>(
    shop,
    "select subject from social_account where user_id = $1",
    [id],
  );
  return { subject: row?.subject ?? "" };
}

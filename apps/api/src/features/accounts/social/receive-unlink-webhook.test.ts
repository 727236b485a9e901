import { afterAll, beforeAll, expect, test } from "vitest";
import type { SnsType } from "../../../http/handler-context-types.ts";
import { confirmed } from "../../../testing/confirm-identity-by-code-steps.ts";
import {
  guest,
  newPhone,
  PASSWORD,
  provePhone,
  seedRules,
  signUp,
} from "../../../testing/product-and-member-fixtures.ts";
import { later, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

const PROVIDERS = [
  ["kakaotalk", 200],
  ["naver", 204],
] as const;
type Notice = { headers: Record<string, string>; body: string };

test.each(PROVIDERS)(
  "%s: a notice ends the link and its sessions but not the account, and a repeated one changes nothing",
  async (snsType, status) => {
    const { id, session } = await joined(snsType);
    const notice = await cutThere(snsType, id);
    expect((await hear(snsType, notice)).statusCode).toBe(status);
    expect((await shop.call(session, "GET /v2/app-users/detail")).refusal.code).toBe("TOKEN_INVALID");
    expect(await links(id)).toBe(0);
    expect(await select(shop, "select from app_user where email = $1", [mailOf(id)])).toHaveLength(1);
    expect((await hear(snsType, notice)).statusCode).toBe(status);
    expect((await hear(snsType, await cutThere(snsType, "99999999"))).statusCode).toBe(status);
  },
);

test.each(PROVIDERS)("%s: a notice without the provider's credentials ends nothing", async (snsType) => {
  const { id, session } = await joined(snsType);
  const notice = await cutThere(snsType, id);
  const { authorization: _key, ...headers } = notice.headers;
  const forged: Notice[] =
    snsType === "kakaotalk"
      ? ["", "KakaoAK", "KakaoAK guessed", "Bearer test_kakao_secret", "KakaoAK test_kakao_key"].map(
          (authorization) => ({ ...notice, headers: { ...headers, authorization } }),
        )
      : [
          { ...notice, body: notice.body.replace(/signature=./, "signature=_") },
          { ...notice, body: notice.body.replace(/timestamp=\d/, "timestamp=9") },
          { ...notice, body: notice.body.replace("test_naver_key", "other_naver_key") },
        ];
  for (const each of forged) {
    const answer = await hear(snsType, each);
    expect([answer.statusCode, answer.json().code]).toEqual([401, "NOTICE_NOT_GENUINE"]);
  }
  for (const body of ["", "user_id=", `user_id=%00${id}&clientId=%00`, notice.body.slice(0, 20)]) {
    const answer = await hear(snsType, { ...notice, body });
    expect([body, answer.statusCode]).toEqual([body, 400]);
  }
  expect(await links(id)).toBe(1);
  expect((await shop.call(session, "GET /v2/app-users/detail")).status).toBe(200);
});

test("a Kakao notice by GET ends the link, too", async () => {
  const { id } = await joined("kakaotalk");
  const { headers, body } = await cutThere("kakaotalk", id);
  const url = `/v1/auth/social/kakaotalk/unlinked?${body}`;
  const { authorization = "" } = headers;
  expect((await shop.app.inject({ url })).statusCode).toBe(401);
  expect((await shop.app.inject({ url, headers: { authorization } })).statusCode).toBe(200);
  expect(await links(id)).toBe(0);
});

test("a repeated notice from before a new link does not end the new link", async () => {
  const { id } = await joined("naver");
  const phone = newPhone();
  const { token } = (await signUp(shop, { phone })).reply;
  const notice = await cutThere("naver", id);
  await hear("naver", notice);
  later(shop, 5);
  const { snsToken } = await comeBack(token, "naver", id);
  const relinked = await shop.call(
    token,
    "POST /v1/app-users/social/{snsType}",
    {
      path: { snsType: "naver" },
      body: { snsToken },
    },
    await confirmed(shop, token, "linkLogin"),
  );
  expect(relinked.reply).toEqual({ linked: ["naver"] });
  expect((await hear("naver", notice)).statusCode).toBe(204);
  expect(await links(id)).toBe(1);
});

test("a notice keeps sessions begun by a password or another provider", async () => {
  const { id, session } = await joined("kakaotalk");
  const other = newId();
  await addPerson("naver", other);
  const second = await comeBack(session, "naver", other);
  await shop.call(
    session,
    "POST /v1/app-users/social/{snsType}",
    {
      path: { snsType: "naver" },
      body: { snsToken: second.snsToken },
    },
    await confirmed(shop, session, "linkLogin"),
  );
  const own = await comeBack(session, "kakaotalk", id);
  await shop.call(session, "PUT /v1/app-users", { body: { password: PASSWORD, snsToken: own.snsToken } });
  const byPassword = await shop.call(null, "POST /v2/tokens", {
    body: { email: mailOf(id), password: PASSWORD },
  });
  const visitor = await guest(shop);
  const again = await comeBack(visitor, "naver", other);
  const byNaver = await shop.call(visitor, "POST /v2/tokens/oauth", {
    body: { snsToken: again.snsToken, snsType: "naver" },
  });
  await hear("kakaotalk", await cutThere("kakaotalk", id));
  const isHere = async (token: string) => (await shop.call(token, "GET /v2/app-users/detail")).status;
  expect(await isHere(session)).toBe(401);
  expect([await isHere(byPassword.reply.token), await isHere(byNaver.reply.token)]).toEqual([200, 200]);
});

test("a member without any login can reset a password by phone; with a linked provider not", async () => {
  const { id, phone } = await joined("naver");
  const reset = async () => {
    const asker = await guest(shop);
    await select(shop, "delete from phone_code");
    await shop.call(asker, "POST /v1/auth/phone", { body: { phone, purpose: "resetPassword" } });
    const { list } = (await shop.sandbox(`/_sim/messages?to=${phone}`)) as { list: { text: string }[] };
    const verificationCode = /\[(\d{6})\]/.exec(list[0]?.text ?? "")?.[1] ?? "";
    const body = { newPassword: PASSWORD, phone, verificationCode };
    return shop.call(asker, "PUT /v1/auth/reset-password", { body });
  };
  const logIn = () => shop.call(null, "POST /v2/tokens", { body: { email: mailOf(id), password: PASSWORD } });
  expect((await reset()).status).toBe(200);
  expect((await logIn()).refusal.code).toBe("LOGIN_FAILED");
  await hear("naver", await cutThere("naver", id));
  expect((await reset()).status).toBe(200);
  expect((await logIn()).reply).toMatchObject({ userType: "naver" });
});

test("forms are parsed for the providers' calls only", async () => {
  const answer = await shop.app.inject({
    method: "POST",
    url: "/v2/tokens",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "email=haru%40todayfruit.example&password=guessed",
  });
  expect([answer.statusCode, answer.json().code]).toEqual([415, "MEDIA_TYPE_UNSUPPORTED"]);
});

/** Signs up at a provider, without a password. */
async function joined(snsType: SnsType) {
  const id = newId();
  await addPerson(snsType === "kakaotalk" ? "kakao" : "naver", id);
  const token = await guest(shop);
  const { snsToken } = await comeBack(token, snsType, id);
  const phone = newPhone();
  await provePhone(shop, token, phone, "signUp");
  const { reply } = await shop.call(token, "POST /v2/tokens/sign-up", {
    body: {
      email: mailOf(id),
      phone,
      name: "김하루",
      userType: snsType,
      tokenType: "oauth",
      snsType,
      snsToken,
      userSettings: { isOver14: true },
    },
  });
  return { id, phone, session: reply.token };
}

async function comeBack(token: string, snsType: SnsType, person: string) {
  const path = { snsType };
  const start = await shop.call(token, "POST /v1/auth/social/{snsType}/start", { path, body: {} });
  const back = await fetch(`${start.reply.authorizeUrl}&person=${person}`, { redirect: "manual" });
  const said = new URL(back.headers.get("location") ?? "").searchParams;
  const body = { code: said.get("code") ?? "", state: said.get("state") ?? "" };
  return (await shop.call(token, "POST /v1/auth/social/{snsType}/callback", { path, body })).reply;
}

/** Ends the link in the provider's own settings; returns the notice that the provider sends. */
async function cutThere(snsType: SnsType, id: string): Promise<Notice> {
  const provider = snsType === "kakaotalk" ? "kakao" : "naver";
  const { notice } = await shop.sandbox(`/_sim/social/${provider}/${id}/unlink`, {});
  return notice as Notice;
}

function hear(snsType: SnsType, { headers, body }: Notice) {
  return shop.app.inject({
    method: "POST",
    url: `/v1/auth/social/${snsType}/unlinked`,
    headers,
    payload: body,
  });
}

async function links(subject: string): Promise<number> {
  return (await select(shop, "select from social_account where subject = $1", [subject])).length;
}

function addPerson(provider: "kakao" | "naver", id: string) {
  const rest = {
    nickname: "새벽",
    name: "김새벽",
    isEmailVerified: true,
    mobile: "010-1234-5678",
    email: null,
  };
  return shop.sandbox(`/_sim/social/${provider}`, { ...rest, id });
}

let nextId = 3_200_000_000;
function newId(): string {
  nextId += 1;
  return String(nextId);
}

function mailOf(id: string): string {
  return `cut${id}@todayfruit.example`;
}

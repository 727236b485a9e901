import { afterAll, beforeAll, expect, test } from "vitest";
import type { SnsType } from "../../../http/handler-context-types.ts";
import { confirmed } from "../../../testing/confirm-identity-by-code-steps.ts";
import {
  guest,
  newPhone,
  proveEmail,
  provePhone,
  seedProduct,
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

const START = "POST /v1/auth/social/{snsType}/start";
const CALLBACK = "POST /v1/auth/social/{snsType}/callback";

test.each([
  ["kakaotalk", "3100000001", "haru@kakao.example"],
  ["naver", "nv-orchard-1", "sandeul@naver.example"],
] as const)(
  "%s: a new person joins with their phone, and later logs in directly",
  async (snsType, person, email) => {
    const token = await guest(shop);
    const back = await comeBack(token, snsType, person);
    expect(back.reply).toMatchObject({ isJoined: false, email, next: "/cart" });
    const { snsToken } = back.reply;
    expect((await logIn(token, snsType, snsToken)).refusal.code).toBe("SOCIAL_NOT_JOINED");
    const joined = await join(token, snsType, snsToken, email);
    expect(joined.reply).toMatchObject({ tokenType: "oauth", userType: snsType });

    const later = await guest(shop);
    const again = await comeBack(later, snsType, person);
    expect(again.reply.isJoined).toBe(true);
    const inside = await logIn(later, snsType, again.reply.snsToken);
    expect(inside.reply).toMatchObject({ tokenType: "oauth", userType: snsType });
    const detail = await shop.call(inside.reply.token, "GET /v2/app-users/detail");
    expect(detail.reply).toMatchObject({ email, userType: snsType });
  },
);

test("the posted e-mail is ignored: another person's opens nothing", async () => {
  await signUp(shop, { email: "owner@todayfruit.example" });
  const token = await guest(shop);
  const { snsToken } = (await comeBack(token, "kakaotalk", "3100000002")).reply;
  const body = { email: "owner@todayfruit.example", snsToken, snsType: "kakaotalk" } as const;
  expect((await shop.call(token, "POST /v2/tokens/oauth", { body })).refusal.code).toBe("SOCIAL_NOT_JOINED");
});

test("an e-mail with a password account is linked only after its password", async () => {
  await addPerson("kakao", { id: "3100000900", email: "both@todayfruit.example" });
  const email = "both@todayfruit.example";
  const owner = (await signUp(shop, { email })).reply.token;
  await proveEmail(shop, owner);
  const token = await guest(shop);
  const { snsToken } = (await comeBack(token, "kakaotalk", "3100000900")).reply;
  expect((await logIn(token, "kakaotalk", snsToken)).refusal.code).toBe("SOCIAL_LINK_REQUIRED");
  expect((await join(token, "kakaotalk", snsToken, email)).refusal.code).toBe("SIGN_UP_NOT_AVAILABLE");
  const inside = await shop.call(token, "POST /v2/tokens", {
    body: { email, password: "orchard in the fog" },
  });
  const linked = await shop.call(
    inside.reply.token,
    "POST /v1/app-users/social/{snsType}",
    {
      path: { snsType: "kakaotalk" },
      body: { snsToken },
    },
    await confirmed(shop, inside.reply.token, "linkLogin"),
  );
  expect(linked.reply).toEqual({ linked: ["kakaotalk"] });

  const next = await guest(shop);
  const again = await comeBack(next, "kakaotalk", "3100000900");
  expect((await logIn(next, "kakaotalk", again.reply.snsToken)).reply).toMatchObject({ userType: "email" });
});

test("a provider's account is linked to one member only", async () => {
  await addPerson("naver", { id: "nv-shared", email: null });
  const [one, other] = [await guest(shop), await guest(shop)];
  const tokens = [
    (await comeBack(one, "naver", "nv-shared")).reply.snsToken,
    (await comeBack(other, "naver", "nv-shared")).reply.snsToken,
  ] as const;
  const replies = await Promise.all([
    join(one, "naver", tokens[0], "first@todayfruit.example"),
    join(other, "naver", tokens[1], "second@todayfruit.example"),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.refusal.code).toBe("SOCIAL_TAKEN");
  expect(
    await select(
      shop,
      "select from app_user where email in ('first@todayfruit.example', 'second@todayfruit.example')",
    ),
  ).toHaveLength(1);
});

test("state: valid once, for its shopper and provider, within ten minutes", async () => {
  const token = await guest(shop);
  const [code, state] = await agree(token, "kakaotalk", "3100000001");
  const call = (as: string, snsType: SnsType, said: string) =>
    shop.call(as, CALLBACK, { path: { snsType }, body: { code, state: said } });
  expect((await call(await guest(shop), "kakaotalk", state)).refusal.code).toBe("SOCIAL_STATE_INVALID");
  expect((await call(token, "naver", state)).refusal.code).toBe("SOCIAL_STATE_INVALID");
  expect((await call(token, "kakaotalk", "guessed")).refusal.code).toBe("SOCIAL_STATE_INVALID");
  expect((await call(token, "kakaotalk", state)).status).toBe(200);
  expect((await call(token, "kakaotalk", state)).refusal.code).toBe("SOCIAL_STATE_INVALID");

  const [lateCode, lateState] = await agree(token, "kakaotalk", "3100000001");
  later(shop, 11);
  const late = await shop.call(token, CALLBACK, {
    path: { snsType: "kakaotalk" },
    body: { code: lateCode, state: lateState },
  });
  expect(late.refusal.code).toBe("SOCIAL_STATE_INVALID");
});

test("a code of another person's login is refused by PKCE", async () => {
  const [thief, owner] = [await guest(shop), await guest(shop)];
  const [stolen] = await agree(owner, "kakaotalk", "3100000001");
  const [, state] = await agree(thief, "kakaotalk", "3100000002");
  const reply = await shop.call(thief, CALLBACK, {
    path: { snsType: "kakaotalk" },
    body: { code: stolen, state },
  });
  expect(reply.refusal.code).toBe("SOCIAL_REFUSED");
});

test("the result's token is valid for ten minutes, for its shopper, once", async () => {
  const token = await guest(shop);
  const { snsToken } = (await comeBack(token, "kakaotalk", "3100000001")).reply;
  expect((await logIn(await guest(shop), "kakaotalk", snsToken)).refusal.code).toBe("SOCIAL_TOKEN_INVALID");
  expect((await logIn(token, "naver", snsToken)).refusal.code).toBe("SOCIAL_TOKEN_INVALID");
  expect((await logIn(token, "kakaotalk", snsToken)).status).toBe(200);
  expect((await logIn(token, "kakaotalk", snsToken)).refusal.code).toBe("SOCIAL_TOKEN_INVALID");
  const second = (await comeBack(token, "kakaotalk", "3100000001")).reply.snsToken;
  later(shop, 11);
  expect((await logIn(token, "kakaotalk", second)).refusal.code).toBe("SOCIAL_TOKEN_INVALID");
});

test("social login merges the guest's cart", async () => {
  const token = await guest(shop);
  const { productId, optionIds } = await seedProduct(shop.database.db);
  await shop.call(token, "POST /v1.2/app-users/shopping-carts", {
    body: { productId, optionGroups: [{ optionId: optionIds[0], optionUnit: 2 }] },
  });
  const { snsToken } = (await comeBack(token, "naver", "nv-orchard-1")).reply;
  const inside = await logIn(token, "naver", snsToken);
  const cart = await shop.call(inside.reply.token, "GET /v1.2/app-users/shopping-carts");
  expect(cart.reply.list).toHaveLength(1);
});

test("the last way to log in cannot be unlinked; with a password a link can, and the provider is notified", async () => {
  const token = await guest(shop);
  const { snsToken } = (await comeBack(token, "naver", "nv-orchard-1")).reply;
  const inside = (await logIn(token, "naver", snsToken)).reply.token;
  const unlink = async (as: string, snsType: SnsType) =>
    shop.call(
      as,
      "DELETE /v1/app-users/social/{snsType}",
      { path: { snsType } },
      await confirmed(shop, as, "unlinkLogin"),
    );
  expect((await unlink(inside, "naver")).refusal.code).toBe("SOCIAL_LAST_LOGIN");
  const withPassword = await shop.call(await guest(shop), "POST /v2/tokens", {
    body: { email: "both@todayfruit.example", password: "orchard in the fog" },
  });
  expect((await unlink(withPassword.reply.token, "kakaotalk")).reply).toEqual({ linked: [] });
});

test("a member without a password confirms a new password or number by their provider", async () => {
  await addPerson("kakao", { id: "3100000777", email: null });
  const token = await guest(shop);
  const { snsToken } = (await comeBack(token, "kakaotalk", "3100000777")).reply;
  const inside = (await join(token, "kakaotalk", snsToken, "no-password@todayfruit.example")).reply.token;
  const change = (said: { snsToken?: string }) =>
    shop.call(inside, "PUT /v1/app-users", { body: { password: "peaches in the rain", ...said } });
  expect((await change({})).refusal.code).toBe("CONFIRM_REQUIRED");
  expect((await change({ snsToken })).refusal.code).toBe("CONFIRM_REQUIRED");
  const stranger = (await comeBack(inside, "kakaotalk", "3100000002")).reply.snsToken;
  expect((await change({ snsToken: stranger })).refusal.code).toBe("CONFIRM_REQUIRED");
  const own = (await comeBack(inside, "kakaotalk", "3100000777")).reply.snsToken;
  const waysIn = async () => (await shop.call(inside, "GET /v1/app-users/social")).reply;
  expect(await waysIn()).toEqual({ linked: ["kakaotalk"], hasPassword: false });
  expect((await change({ snsToken: own })).status).toBe(200);
  expect(await waysIn()).toEqual({ linked: ["kakaotalk"], hasPassword: true });
  expect((await change({ snsToken: own })).refusal.code).toBe("CONFIRM_REQUIRED");
  const confirmed = await shop.call(inside, "PUT /v1/app-users", {
    body: { email: "by-password@todayfruit.example", currentPassword: "peaches in the rain" },
  });
  expect(confirmed.reply).toMatchObject({ email: "by-password@todayfruit.example", userType: "kakaotalk" });
});

test("a member without a password confirms a new e-mail by their provider", async () => {
  await addPerson("naver", { id: "nv-new-mail", email: null });
  const token = await guest(shop);
  const { snsToken } = (await comeBack(token, "naver", "nv-new-mail")).reply;
  const inside = (await join(token, "naver", snsToken, "old-mail@todayfruit.example")).reply.token;
  const change = (said: { snsToken?: string }) =>
    shop.call(inside, "PUT /v1/app-users", { body: { email: "new-mail@todayfruit.example", ...said } });
  expect((await change({})).refusal.code).toBe("CONFIRM_REQUIRED");
  const own = (await comeBack(inside, "naver", "nv-new-mail")).reply.snsToken;
  expect((await change({ snsToken: own })).reply.email).toBe("new-mail@todayfruit.example");
});

test("a member without a password cannot unlink both of two links concurrently", async () => {
  await addPerson("kakao", { id: "3100000778", email: null });
  const token = await guest(shop);
  const { snsToken } = (await comeBack(token, "kakaotalk", "3100000778")).reply;
  const inside = (await join(token, "kakaotalk", snsToken, "two-links@todayfruit.example")).reply.token;
  await addPerson("naver", { id: "nv-two-links", email: null });
  const second = (await comeBack(inside, "naver", "nv-two-links")).reply.snsToken;
  await shop.call(
    inside,
    "POST /v1/app-users/social/{snsType}",
    {
      path: { snsType: "naver" },
      body: { snsToken: second },
    },
    await confirmed(shop, inside, "linkLogin"),
  );
  const headers = await confirmed(shop, inside, "unlinkLogin");
  const cuts = await Promise.all(
    (["kakaotalk", "naver"] as const).map((snsType) =>
      shop.call(inside, "DELETE /v1/app-users/social/{snsType}", { path: { snsType } }, headers),
    ),
  );
  expect(cuts.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("a login never redirects outside the shop", async () => {
  for (const next of ["https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)"]) {
    const token = await guest(shop);
    const back = await comeBack(token, "kakaotalk", "3100000001", next);
    expect(back.reply.next).toBe("/");
  }
});

async function agree(
  token: string,
  snsType: SnsType,
  person: string,
  next = "/cart",
): Promise<[string, string]> {
  const { authorizeUrl } = (await shop.call(token, START, { path: { snsType }, body: { next } })).reply;
  const back = await fetch(`${authorizeUrl}&person=${person}`, { redirect: "manual" });
  const { searchParams } = new URL(back.headers.get("location") ?? "");
  return [searchParams.get("code") ?? "", searchParams.get("state") ?? ""];
}

async function comeBack(token: string, snsType: SnsType, person: string, next?: string) {
  const [code, state] = await agree(token, snsType, person, next);
  return shop.call(token, CALLBACK, { path: { snsType }, body: { code, state } });
}

function logIn(token: string, snsType: SnsType, snsToken: string) {
  return shop.call(token, "POST /v2/tokens/oauth", { body: { snsToken, snsType } });
}

async function join(token: string, snsType: SnsType, snsToken: string, email: string) {
  const phone = newPhone();
  await provePhone(shop, token, phone, "signUp");
  return shop.call(token, "POST /v2/tokens/sign-up", {
    body: {
      email,
      phone,
      name: "김하루",
      userType: snsType,
      tokenType: "oauth",
      snsType,
      snsToken,
      userSettings: { isOver14: true },
    },
  });
}

function addPerson(provider: "kakao" | "naver", person: { id: string; email: string | null }) {
  const rest = { nickname: "새벽", name: "김새벽", isEmailVerified: true, mobile: "010-1234-5678" };
  return shop.sandbox(`/_sim/social/${provider}`, { ...rest, ...person });
}

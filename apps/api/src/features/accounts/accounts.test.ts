import { afterAll, beforeAll, expect, test } from "vitest";
import {
  guest,
  member,
  newPhone,
  provePhone,
  seedProduct,
  seedRules,
  signUp,
} from "../../testing/product-and-member-fixtures.ts";
import { later, select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

const PASSWORD = "orchard in the fog";

test("a new member is logged in at once and can read their own page", async () => {
  const email = "Haru@TodayFruit.example";
  const signed = await signUp(shop, { email });
  expect(signed.reply).toMatchObject({ tokenType: "email", userType: "email" });
  const detail = await shop.call(signed.reply.token, "GET /v2/app-users/detail");
  expect(detail.reply).toMatchObject({
    email: "haru@todayfruit.example",
    name: "김하루",
    userType: "email",
    appUserGrade: { grade: 1, gradeName: "씨앗" },
    userSettings: { advertisingAlarm: false, orderDeliveryAlarm: true, advertisingAlarmUpdateDate: null },
    point: 0,
  });
  expect((await shop.call(signed.reply.token, "POST /v2/tokens/verify")).reply).toEqual({
    userType: "email",
  });
  expect((await logIn("HARU@todayfruit.example", PASSWORD)).status).toBe(200);
});

test("ten concurrent sign-ups with one e-mail: one succeeds", async () => {
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      signUp(shop, { email: index % 2 === 0 ? "Same@todayfruit.example" : "same@TODAYFRUIT.example" }),
    ),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ refusal }) => refusal.code === "SIGN_UP_NOT_AVAILABLE")).toHaveLength(9);
  expect(await select(shop, "select id from app_user where email = 'same@todayfruit.example'")).toHaveLength(
    1,
  );
});

test("a refused sign-up leaves the guest's cart unchanged", async () => {
  await signUp(shop, { email: "taken@todayfruit.example" });
  const token = await guestWithCart(2);
  const refused = await signUp(shop, { email: "taken@todayfruit.example" }, token);
  expect(refused.refusal.code).toBe("SIGN_UP_NOT_AVAILABLE");
  expect(await unitsOf(token)).toEqual([2]);
});

test.each([
  ["an e-mail that is none", { email: "not-an-email" }, "EMAIL_INVALID"],
  ["a short password", { password: "a1b2c3" }, "PASSWORD_TOO_WEAK"],
  ["a name with digits only", { name: "1" }, "NAME_INVALID"],
  ["the name of an authority", { name: "국세청" }, "FREE_TEXT_REFUSED"],
  ["a phone that is none", { phone: "12" }, "PHONE_INVALID"],
  ["who says that they are under 14", { userSettings: { isOver14: false } }, "AGE_CONFIRM_REQUIRED"],
  ["a common password", { password: "qwertyuiop1" }, "PASSWORD_COMMON"],
  ["a social sign-up without its kind", { userType: "kakaotalk" }, "SIGN_UP_KIND_NOT_AVAILABLE"],
  [
    "a social sign-up that no provider knows of",
    { userType: "kakaotalk", snsType: "kakaotalk", snsToken: "guessed" },
    "SOCIAL_TOKEN_INVALID",
  ],
] as const)("%s is refused", async (_what, change, code) => {
  expect((await signUp(shop, { email: "fresh@todayfruit.example", ...change })).refusal.code).toBe(code);
});

test("the specification's sign-up payload is accepted; one that declares an age under 14 is refused", async () => {
  const token = await guest(shop);
  const phone = newPhone();
  await provePhone(shop, token, phone, "signUp");
  const userSettings = { clientCenterReplyAlarm: true, orderDeliveryAlarm: true, advertisingAlarm: false };
  const join = (age: { isOver14?: boolean }) =>
    shop.call(token, "POST /v2/tokens/sign-up", {
      body: {
        email: "of-age@todayfruit.example",
        password: PASSWORD,
        phone,
        name: "김하루",
        userType: "email",
        tokenType: "email",
        deviceId: "phone-1",
        userSettings: { ...userSettings, ...age },
      },
    });
  expect((await join({ isOver14: false })).refusal.code).toBe("AGE_CONFIRM_REQUIRED");
  expect((await join({})).status).toBe(200);
});

test("sign-up is refused without verification of the phone, with a used one, and with a member's number", async () => {
  const token = await guest(shop);
  const phone = newPhone();
  const body = {
    email: "unproven@todayfruit.example",
    password: PASSWORD,
    phone,
    name: "김하루",
    userType: "email",
    tokenType: "email",
    userSettings: { isOver14: true },
  } as const;
  const unproven = await shop.call(token, "POST /v2/tokens/sign-up", { body });
  expect(unproven.refusal.code).toBe("PHONE_NOT_VERIFIED");
  expect((await signUp(shop, { phone }, token)).status).toBe(200);
  const again = await shop.call(token, "POST /v2/tokens/sign-up", { body });
  expect(again.refusal.code).toBe("PHONE_NOT_VERIFIED");
  expect((await signUp(shop, { phone })).refusal.code).toBe("SIGN_UP_NOT_AVAILABLE");
});

test("ten concurrent sign-ups with one phone: one succeeds", async () => {
  const phone = newPhone();
  const replies = await Promise.all(Array.from({ length: 10 }, () => signUp(shop, { phone })));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = replies.flatMap(({ status, refusal }) => (status === 200 ? [] : [refusal.code]));
  expect(refused.filter((code) => !["SIGN_UP_NOT_AVAILABLE", "TOO_MANY_REQUESTS"].includes(code))).toEqual(
    [],
  );
});

test("sign-up answers the same for a taken e-mail and a taken number, and is throttled after five", async () => {
  const [owner, phone] = [newPhone(), newPhone()];
  const email = "known-member@todayfruit.example";
  await signUp(shop, { email, phone: owner });
  expect((await signUp(shop, { phone: owner })).refusal.code).toBe("SIGN_UP_NOT_AVAILABLE");
  const answers = [];
  for (let count = 0; count < 6; count += 1)
    answers.push((await signUp(shop, { email, phone })).refusal.code);
  expect(answers).toEqual([...Array(5).fill("SIGN_UP_NOT_AVAILABLE"), "TOO_MANY_REQUESTS"]);
});

test("attempts without verification of a number do not throttle its owner", async () => {
  const [stranger, phone] = [await guest(shop), newPhone()];
  const body = {
    email: "not-proven@todayfruit.example",
    password: PASSWORD,
    phone,
    name: "김하루",
    userType: "email",
    tokenType: "email",
  } as const;
  for (let count = 0; count < 7; count += 1) {
    const tried = await shop.call(stranger, "POST /v2/tokens/sign-up", { body });
    expect(tried.refusal.code).toBe("PHONE_NOT_VERIFIED");
  }
  expect((await signUp(shop, { phone })).status).toBe(200);
});

test("consents of a new member are recorded with the version of the terms, append-only", async () => {
  await select(
    shop,
    `insert into terms_version (code, label, title, is_required, contents, effective_at)
     values ('privacy', '2', '개인정보', true, '글', $1::timestamptz - interval '2 days'),
            ('privacy', '3', '개인정보', true, '글', $1), ('privacy', '4', '개인정보', true, '글', $1::timestamptz + interval '1 day')`,
    [shop.clock.now],
  );
  const settings = { advertisingAlarm: true, nightAlarm: true, advertisingPromotion: false };
  const joined = await signUp(shop, { email: "yes@todayfruit.example", userSettings: settings });
  const { reply } = await shop.call(joined.reply.token, "GET /v2/app-users/detail");
  expect(reply.userSettings.advertisingAlarmUpdateDate).toBe(shop.clock.now.toISOString());
  const said = "select kind, is_given, version, source from consent_record where user_id = $1 order by id";
  expect(await select(shop, said, [reply.id])).toEqual([
    { kind: "termsOfService", is_given: true, version: "", source: "signUp" },
    { kind: "privacy", is_given: true, version: "3", source: "signUp" },
    { kind: "over14", is_given: true, version: "", source: "signUp" },
    { kind: "advertisingAlarm", is_given: true, version: "", source: "signUp" },
    { kind: "advertisingPromotion", is_given: false, version: "", source: "signUp" },
    { kind: "nightAlarm", is_given: true, version: "", source: "signUp" },
  ]);
  await expect(shop.database.asOwner("delete from consent_record where true")).rejects.toThrow(
    "only added to",
  );
});

test("a wrong password and an unknown e-mail get the same answer", async () => {
  await signUp(shop, { email: "known@todayfruit.example" });
  const wrong = await logIn("known@todayfruit.example", "wrong-password-1");
  const unknown = await logIn("unknown@todayfruit.example", "wrong-password-1");
  expect(wrong.status).toBe(401);
  expect({ ...wrong.refusal, requestId: "" }).toEqual({ ...unknown.refusal, requestId: "" });
});

test("login merges the guest's cart: the larger quantity of the same option stays, the rest is added", async () => {
  const email = "merge@todayfruit.example";
  const first = (await signUp(shop, { email })).reply.token;
  const shared = await seedProduct(shop.database.db, { options: 2 });
  await add(first, shared.productId, shared.optionIds[0], 1);
  const token = await guest(shop);
  await add(token, shared.productId, shared.optionIds[0], 3);
  await add(token, shared.productId, shared.optionIds[0] + 1, 2);
  const again = await logIn(email, PASSWORD, token);
  expect(await unitsOf(again.reply.token)).toEqual([3, 2]);
  expect(await unitsOf(token)).toEqual([]);
});

test("a line added during login is in one of the two carts", async () => {
  const email = "while-merging@todayfruit.example";
  await signUp(shop, { email });
  const { productId, optionIds } = await seedProduct(shop.database.db, { options: 8 });
  const token = await guest(shop);
  await add(token, productId, optionIds[0], 1);
  const [again, ...added] = await Promise.all([
    logIn(email, PASSWORD, token),
    ...optionIds.slice(1).map((optionId) => add(token, productId, optionId, 1)),
    logIn(email, PASSWORD, token),
  ]);
  expect(new Set(added.map(({ status }) => status))).toEqual(new Set([200]));
  const carts = [...(await unitsOf(again.reply.token)), ...(await unitsOf(token))];
  expect(carts).toHaveLength(8);
});

test("a token ends by logging out, and after a year", async () => {
  const [left, old] = [await member(shop), await member(shop)];
  expect((await shop.call(left, "DELETE /v2/tokens")).reply).toEqual({ isRevoked: true });
  expect((await shop.call(left, "GET /v2/app-users/detail")).refusal.code).toBe("TOKEN_INVALID");
  expect((await shop.call(left, "GET /v1.2/app-users/shopping-carts")).refusal.code).toBe("TOKEN_INVALID");
  later(shop, 365 * 24 * 60);
  const ended = await shop.call(old, "GET /v2/app-users/detail");
  later(shop, -365 * 24 * 60);
  expect(ended.refusal.code).toBe("TOKEN_INVALID");
});

test("the database stores no token and no password in clear", async () => {
  const { token } = (await signUp(shop, { email: "hashed@todayfruit.example" })).reply;
  const rows = await select(
    shop,
    `select encode(t.hash, 'escape') as hash, u.password_hash
       from access_token t join app_user u on u.id = t.user_id where u.email = 'hashed@todayfruit.example'`,
  );
  expect(JSON.stringify(rows)).toContain("$argon2id$");
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(JSON.stringify(rows)).not.toContain(PASSWORD);
});

test("an expired or malformed token in the header does not prevent getting a new one", async () => {
  const headers = { authorization: "Bearer null" };
  expect((await shop.call(null, "POST /v2/tokens/guest", {}, headers)).status).toBe(200);
  expect((await shop.call("x".repeat(43), "POST /v2/tokens/guest")).status).toBe(200);
});

function logIn(email: string, password: string, token: string | null = null) {
  return shop.call(token, "POST /v2/tokens", { body: { email, password } });
}

function add(token: string, productId: number, optionId: number, optionUnit: number) {
  const body = { productId, optionGroups: [{ optionId, optionUnit }] };
  return shop.call(token, "POST /v1.2/app-users/shopping-carts", { body });
}

async function guestWithCart(units: number): Promise<string> {
  const { productId, optionIds } = await seedProduct(shop.database.db);
  const token = await guest(shop);
  await add(token, productId, optionIds[0], units);
  return token;
}

async function unitsOf(token: string): Promise<number[]> {
  const { list } = (await shop.call(token, "GET /v1.2/app-users/shopping-carts")).reply;
  return list.flatMap((entry) =>
    entry.bundleItems.flatMap((item) => item.optionGroups.map((group) => group.optionUnit)),
  );
}

import { afterAll, beforeAll, expect, test } from "vitest";
import { createSealing } from "../../../db/sealing.ts";
import {
  guest,
  newPhone,
  PASSWORD,
  provePhone,
  seedRules,
  signUp,
} from "../../../testing/product-and-member-fixtures.ts";
import { breaches, later, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

const CHANGE = "PUT /v1/app-users";
const ACCOUNT = { owner: "김하루", bankName: "국민은행", accountNumber: "110-123-456789" };

test("a name changes at once; omitted fields stay", async () => {
  const { token, email } = await joined();
  const changed = await shop.call(token, CHANGE, { body: { name: "김보름", nickname: "보름이" } });
  expect(changed.reply).toMatchObject({ name: "김보름", nickname: "보름이", email });
  const again = await shop.call(token, CHANGE, { body: { nickname: null } });
  expect(again.reply).toMatchObject({ name: "김보름", nickname: null });
  const forged = await shop.call(token, CHANGE, { body: { nickname: "우체국 고객센터" } });
  expect([forged.refusal.code, forged.refusal.detail?.fields?.[0]?.field]).toEqual([
    "FREE_TEXT_REFUSED",
    "nickname",
  ]);
  const authority = await shop.call(token, CHANGE, { body: { name: "금융감독원" } });
  expect([authority.refusal.code, authority.refusal.detail?.fields?.[0]?.field]).toEqual([
    "FREE_TEXT_REFUSED",
    "name",
  ]);
  expect((await shop.call(token, CHANGE, { body: { name: "김세관" } })).reply).toMatchObject({
    name: "김세관",
  });
});

test("a new password requires the present one and ends every other session", async () => {
  const { token, email } = await joined();
  const other = (await logIn(email, PASSWORD)).reply.token;
  const change = (currentPassword?: string) =>
    shop.call(token, CHANGE, {
      body: { password: "peaches in the rain", ...(currentPassword ? { currentPassword } : {}) },
    });
  expect((await change()).refusal.code).toBe("CONFIRM_REQUIRED");
  expect((await change("wrong")).refusal.code).toBe("PASSWORD_WRONG");
  expect((await shop.call(other, "GET /v2/app-users/detail")).status).toBe(200);
  expect((await change(PASSWORD)).status).toBe(200);
  expect((await shop.call(token, "GET /v2/app-users/detail")).status).toBe(200);
  expect((await shop.call(other, "GET /v2/app-users/detail")).refusal.code).toBe("TOKEN_INVALID");
  expect((await logIn(email, "peaches in the rain")).status).toBe(200);
});

test("guessing the present password from an open session is throttled together with login", async () => {
  const { token, email } = await joined();
  const guess = (currentPassword: string) =>
    shop.call(token, CHANGE, { body: { password: "peaches in the rain", currentPassword } });
  for (let count = 0; count < 5; count += 1)
    expect((await guess(`guess ${count}`)).refusal.code).toBe("PASSWORD_WRONG");
  expect((await guess(PASSWORD)).refusal.code).toBe("LOGIN_BLOCKED");
  expect((await logIn(email, PASSWORD)).refusal.code).toBe("LOGIN_BLOCKED");
  later(shop, 1);
  expect((await guess(PASSWORD)).status).toBe(200);
});

test("a new number requires its code and the password", async () => {
  const { token, phone } = await joined();
  const next = newPhone();
  const change = (body: object) => shop.call(token, CHANGE, { body: { phone: next, ...body } });
  const verificationCode = await codeFor(token, next, "changePhone");
  expect((await change({ verificationCode })).refusal.code).toBe("CONFIRM_REQUIRED");
  const wrong = verificationCode === "000000" ? "000001" : "000000";
  expect((await change({ verificationCode: wrong, currentPassword: PASSWORD })).refusal.code).toBe(
    "CODE_WRONG",
  );
  const done = await change({ verificationCode, currentPassword: PASSWORD });
  expect(done.reply.phone).toBe(next);
  const again = { phone: newPhone(), verificationCode, currentPassword: PASSWORD };
  expect((await shop.call(token, CHANGE, { body: again })).refusal.code).toBe("CODE_WRONG");
  expect(await select(shop, "select from app_user where phone = $1", [phone])).toEqual([]);
});

test("a code for another purpose changes no number, and another member's number is refused", async () => {
  const [one, other] = [await joined(), await joined()];
  const next = newPhone();
  const verificationCode = await codeFor(one.token, next, "signUp");
  const body = { phone: next, verificationCode, currentPassword: PASSWORD };
  expect((await shop.call(one.token, CHANGE, { body })).refusal.code).toBe("CODE_WRONG");
  await provePhone(shop, one.token, other.phone, "changePhone");
  later(shop, 1);
  const theirs = await codeFor(one.token, other.phone, "changePhone");
  const taking = { phone: other.phone, verificationCode: theirs, currentPassword: PASSWORD };
  expect((await shop.call(one.token, CHANGE, { body: taking })).refusal.code).toBe("PHONE_TAKEN");
});

test("a new e-mail requires the password, becomes the login, and frees the former one", async () => {
  const { token, email, phone } = await joined();
  const next = `new${phone}@todayfruit.example`;
  const change = (body: object) =>
    shop.call(token, CHANGE, { body: { email: ` ${next.toUpperCase()} `, ...body } });
  expect((await change({})).refusal.code).toBe("CONFIRM_REQUIRED");
  expect((await change({ currentPassword: "wrong" })).refusal.code).toBe("PASSWORD_WRONG");
  expect((await change({ snsToken: "guessed" })).refusal.code).toBe("CONFIRM_REQUIRED");
  expect((await logIn(email, PASSWORD)).status).toBe(200);
  expect((await change({ currentPassword: PASSWORD })).reply.email).toBe(next);
  expect((await logIn(next, PASSWORD)).status).toBe(200);
  expect((await logIn(email, PASSWORD)).refusal.code).toBe("LOGIN_FAILED");
  expect((await signUp(shop, { email })).status).toBe(200);
  expect((await change({ email: "none", currentPassword: PASSWORD })).refusal.code).toBe("EMAIL_INVALID");
});

test("two concurrent changes to one e-mail: one succeeds; a taken e-mail is refused and retries are throttled", async () => {
  const [one, other, owner, asker] = [await joined(), await joined(), await joined(), await joined()];
  const want = ({ token }: { token: string }, email: string) =>
    shop.call(token, CHANGE, { body: { email, currentPassword: PASSWORD } });
  const wanted = `wanted${one.phone}@todayfruit.example`;
  const both = await Promise.all([want(one, wanted), want(other, wanted)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.refusal.code).toBe("EMAIL_NOT_AVAILABLE");

  const answers = [];
  for (let count = 0; count < 6; count += 1) answers.push((await want(asker, owner.email)).refusal.code);
  expect(answers).toEqual([...Array(5).fill("EMAIL_NOT_AVAILABLE"), "TOO_MANY_REQUESTS"]);
  expect((await logIn(owner.email, PASSWORD)).status).toBe(200);
  expect((await logIn(wanted, PASSWORD)).status).toBe(200);
  later(shop, 1);
  expect((await want(one, `${one.phone}@todayfruit.example`)).status).toBe(200);
});

test("a change is made whole or not at all", async () => {
  const { token } = await joined();
  const body = {
    name: "김새벽",
    withdrawAccount: { ...ACCOUNT, accountNumber: "12" },
    currentPassword: PASSWORD,
  };
  expect((await shop.call(token, CHANGE, { body })).refusal.code).toBe("ACCOUNT_NUMBER_INVALID");
  expect((await shop.call(token, "GET /v2/app-users/detail")).reply.name).toBe("김하루");
});

test("fields a client may not set are refused: points, grade, kind, verification", async () => {
  const { token } = await joined();
  for (const field of ["point", "grade", "userType", "emailVerifiedAt", "phoneVerifiedAt"]) {
    const body = { name: "김하루", [field]: 1_000_000 };
    expect((await shop.call(token, CHANGE, { body })).refusal.code).toBe("INVALID_INPUT");
  }
});

test("the refund account is stored encrypted, shown masked, and opens for its member only", async () => {
  const { token, id } = await joined();
  const { token: stranger, id: strangerId } = await joined();
  await shop.call(token, CHANGE, { body: { withdrawAccount: ACCOUNT, currentPassword: PASSWORD } });
  const show = (as: string) => shop.call(as, "GET /v1/app-users/withdraw-account");
  expect((await show(token)).reply.withdrawAccount).toEqual({ ...ACCOUNT, accountNumber: "********6789" });
  expect((await show(stranger)).reply.withdrawAccount).toBeNull();
  for (const clear of ["110123456789", "국민은행"]) {
    const open = "select from saved_refund_account where position(convert_to($1, 'UTF8') in sealed) > 0";
    expect(await select(shop, open, [clear])).toEqual([]);
  }
  await select(
    shop,
    `insert into saved_refund_account select $2, key_id, sealed, updated_at from saved_refund_account where user_id = $1`,
    [id, strangerId],
  );
  await expect(show(stranger)).rejects.toThrow();
  await select(shop, "delete from saved_refund_account where user_id = $1", [strangerId]);
  await shop.call(token, CHANGE, { body: { withdrawAccount: null, currentPassword: PASSWORD } });
  expect((await show(token)).reply.withdrawAccount).toBeNull();
});

test("after a key change a refund account is sealed again when it is read", async () => {
  const { token, id } = await joined();
  await shop.call(token, CHANGE, { body: { withdrawAccount: ACCOUNT, currentPassword: PASSWORD } });
  const { services } = shop;
  const before = services.sealing;
  const secret = Buffer.alloc(32, 7).toString("base64");
  const next = createSealing(`next:${secret}`, services.randomBytes);
  const ring = {
    ...next,
    open: (sealed: Parameters<typeof next.open>[0], about: string) =>
      (sealed.keyId === "next" ? next : before).open(sealed, about),
  };
  services.sealing = ring;
  const shown = await shop.call(token, "GET /v1/app-users/withdraw-account");
  services.sealing = before;
  expect(shown.reply.withdrawAccount?.accountNumber).toBe("********6789");
  expect(await select(shop, "select key_id from saved_refund_account where user_id = $1", [id])).toEqual([
    { key_id: "next" },
  ]);
});

test("consents are events: each change is recorded once, and settings and date follow", async () => {
  const { token, id } = await joined();
  const set = (body: object) => shop.call(token, "PUT /v1/app-users/settings", { body });
  expect((await set({ orderDeliveryAlarm: false })).reply).toMatchObject({
    orderDeliveryAlarm: false,
    advertisingAlarmUpdateDate: null,
  });
  const night = await set({ nightAlarm: true });
  expect(night.reply).toMatchObject({ nightAlarm: false, advertisingAlarm: false });
  const yes = await set({ advertisingAlarm: true, nightAlarm: true });
  const at = shop.clock.now.toISOString();
  expect(yes.reply).toMatchObject({
    advertisingAlarm: true,
    nightAlarm: true,
    advertisingAlarmUpdateDate: at,
  });
  expect(yes.reply.consents).toContainEqual({ kind: "nightAlarm", isGiven: true, at });
  await set({ advertisingAlarm: true });
  later(shop, 1);
  await set({ advertisingAlarm: false });
  const said = await select<{ kind: string; is_given: boolean }>(
    shop,
    "select kind, is_given from consent_record where user_id = $1 and source = 'settings' order by id",
    [id],
  );
  expect(said.map(({ kind, is_given }) => `${kind} ${is_given}`)).toEqual([
    "advertisingAlarm true",
    "nightAlarm true",
    "advertisingAlarm false",
    "nightAlarm false",
  ]);
  expect(await breaches(shop)).toEqual([]);
});

test("after twenty concurrent changes the settings equal the last event", async () => {
  const { token } = await joined();
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      shop.call(token, "PUT /v1/app-users/settings", { body: { advertisingAlarm: index % 2 === 0 } }),
    ),
  );
  expect(await breaches(shop)).toEqual([]);
});

test("checking an e-mail or a number answers its format only", async () => {
  const { email, phone } = await joined();
  const token = await guest(shop);
  const ask = async (query: { email?: string; phone?: string }) =>
    (await shop.call(token, "GET /v1/app-users", { query })).reply;
  expect(await ask({ email })).toEqual(await ask({ email: "nobody@todayfruit.example" }));
  expect(await ask({ phone })).toEqual(await ask({ phone: newPhone() }));
  expect(await ask({ email: "no e-mail" })).toEqual({ isValid: false });
  shop.database.statements.length = 0;
  await ask({ email });
  expect(shop.database.statements).toEqual(["find-buyer"]);
  expect((await shop.call(token, "GET /v1/app-users", { query: {} })).refusal.code).toBe("INVALID_INPUT");
});

test("counts and counters equal those of the detail", async () => {
  const { token } = await joined();
  const { count } = (await shop.call(token, "GET /v2/app-users/detail")).reply;
  expect((await shop.call(token, "GET /v1/app-users/counts")).reply).toEqual(count);
  expect((await shop.call(token, "GET /v1/app-users/counters")).reply).toEqual({
    newTodayfruitNotification: 0,
    shoppingCarts: 0,
  });
});

async function joined() {
  const phone = newPhone();
  const email = `profile${phone}@todayfruit.example`;
  const { token } = (await signUp(shop, { email, phone })).reply;
  const { id } = (await shop.call(token, "GET /v2/app-users/detail")).reply;
  return { token, email, phone, id };
}

function logIn(email: string, password: string) {
  return shop.call(null, "POST /v2/tokens", { body: { email, password } });
}

async function codeFor(token: string, phone: string, purpose: "changePhone" | "signUp"): Promise<string> {
  await select(shop, "update phone_code set network = 'another', created_at = created_at - interval '1 day'");
  await shop.call(token, "POST /v1/auth/phone", { body: { phone, purpose } });
  const { list } = (await shop.sandbox(`/_sim/messages?to=${phone}`)) as { list: { text: string }[] };
  return /\[(\d{6})\]/.exec(list[0]?.text ?? "")?.[1] ?? "";
}

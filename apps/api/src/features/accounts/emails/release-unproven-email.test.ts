import { afterAll, beforeAll, expect, test } from "vitest";
import { createEmailVerificationHelpers } from "../../../testing/email-verification-helpers.ts";
import {
  guest,
  newPhone,
  PASSWORD,
  proveEmail,
  seedRules,
  signUp,
} from "../../../testing/product-and-member-fixtures.ts";
import { breaches, later } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 12 });
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

const owners = createEmailVerificationHelpers(() => shop);
const { use, isProven, joined, mails, texts, linkIn, kakaoPerson, joinByKakao, enter } = owners;
const DAY = 24 * 60;

test("a member with an unverified e-mail loses it to its owner who joins by Kakao, and is notified", async () => {
  const squatter = await joined({ email: "owner1@kakao.example" });
  const { token, snsToken } = await kakaoPerson("owner1@kakao.example");
  expect((await enter(token, snsToken)).refusal.code).toBe("SOCIAL_NOT_JOINED");
  const owner = await joinByKakao(token, snsToken, "owner1@kakao.example");
  expect(owner.status).toBe(200);
  expect(await isProven(owner.reply.token)).toBe(true);

  const { email } = (await shop.call(squatter.token, "GET /v2/app-users/detail")).reply;
  expect(email).toMatch(/@no-email\.invalid$/);
  expect((await texts(squatter.phone)).some((text) => text.includes(email ?? "-"))).toBe(true);
  const entered = await shop.call(null, "POST /v2/tokens", {
    body: { email: email ?? "", password: PASSWORD },
  });
  expect(entered.status).toBe(200);
  const old = await shop.call(null, "POST /v2/tokens", {
    body: { email: "owner1@kakao.example", password: PASSWORD },
  });
  expect(old.refusal.code).toBe("LOGIN_FAILED");
  expect(await breaches(shop)).toEqual([]);
});

test("a verified e-mail is not taken away, and an e-mail unverified at Kakao takes none", async () => {
  const owner = await joined({ email: "owner2@kakao.example" });
  await proveEmail(shop, owner.token);
  const verified = await kakaoPerson("owner2@kakao.example");
  expect((await enter(verified.token, verified.snsToken)).refusal.code).toBe("SOCIAL_LINK_REQUIRED");
  const taken = await joinByKakao(verified.token, verified.snsToken, "owner2@kakao.example");
  expect(taken.refusal.code).toBe("SIGN_UP_NOT_AVAILABLE");

  await joined({ email: "owner3@kakao.example" });
  const unverified = await kakaoPerson("owner3@kakao.example", false);
  const refused = await joinByKakao(unverified.token, unverified.snsToken, "owner3@kakao.example");
  expect(refused.refusal.code).toBe("SIGN_UP_NOT_AVAILABLE");
  const other = await kakaoPerson("somebody@kakao.example");
  const typed = await joinByKakao(other.token, other.snsToken, "owner3@kakao.example");
  expect(typed.refusal.code).toBe("SIGN_UP_NOT_AVAILABLE");
});

test("logging in or linking by a provider that verified the same e-mail verifies it", async () => {
  const { token, snsToken } = await kakaoPerson("typed@kakao.example", false);
  const { reply } = await joinByKakao(token, snsToken, "typed@kakao.example");
  expect(await isProven(reply.token)).toBe(false);
  await owners.verifyAtKakao("typed@kakao.example");
  const again = await guest(shop);
  const entered = await enter(again, await owners.comeBackAgain(again));
  expect(await isProven(entered.reply.token)).toBe(true);
});

test("sign-up answers the same for a taken e-mail and number; the explanation is sent there, once a day", async () => {
  const member = await joined();
  await proveEmail(shop, member.token);
  const stranger = newPhone();
  const byEmail = await signUp(shop, { email: member.email, phone: stranger });
  const byPhone = await signUp(shop, { phone: member.phone });
  expect([byEmail.status, byEmail.refusal.code]).toEqual([byPhone.status, byPhone.refusal.code]);
  expect(byEmail.refusal.message).toBe(byPhone.refusal.message);
  await signUp(shop, { email: member.email, phone: stranger });
  await signUp(shop, { phone: member.phone });
  const letters = (await mails(member.email)).filter(({ subject }) =>
    subject.includes("이미 가입되어 있어요"),
  );
  expect(letters.map(({ text }) => text.includes("이 이메일과 비밀번호") && text.includes("/login"))).toEqual(
    [true],
  );
  const told = (await texts(member.phone)).filter((text) => text.includes("이미 가입되어 있어요"));
  expect(told.map((text) => text.includes("ma***@todayfruit.example과 비밀번호"))).toEqual([true]);
  // A person who does not own it learns nothing.
  expect((await texts(stranger)).filter((text) => text.includes("가입"))).toEqual([]);
  later(shop, DAY);
  await signUp(shop, { phone: member.phone });
  expect((await texts(member.phone)).filter((text) => text.includes("이미 가입되어 있어요"))).toHaveLength(2);
});

test("the owner of an address that another member typed gets it by the link in the mail, and joins", async () => {
  const squatter = await joined({ email: "owner4@mail.example" });
  const phone = newPhone();
  expect((await signUp(shop, { email: "owner4@mail.example", phone })).refusal.code).toBe(
    "SIGN_UP_NOT_AVAILABLE",
  );
  const link = await linkIn("owner4@mail.example", "release");
  expect((await use(link)).reply.purpose).toBe("release");
  expect((await use(link)).refusal.code).toBe("EMAIL_LINK_NOT_FOUND");
  expect((await signUp(shop, { email: "owner4@mail.example", phone })).status).toBe(200);
  expect((await shop.call(squatter.token, "GET /v2/app-users/detail")).status).toBe(200);
});

test("a concurrent proof and release of one address: one succeeds", async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    const email = `race${turn}@mail.example`;
    await joined({ email });
    const prove = await linkIn(email);
    await signUp(shop, { email });
    const release = await linkIn(email, "release");
    const ends = await Promise.all([use(prove), use(release)]);
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 404]);
  }
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { announce } from "../../../features/messages/events.repository.ts";
import { sendMessages } from "../../../jobs/messages/send-messages.ts";
import { everywhere } from "../../../testing/everywhere.ts";
import {
  guest,
  newPhone,
  PASSWORD,
  proveEmail,
  provePhone,
  seedRules,
  signUp,
} from "../../../testing/factories.ts";
import { breaches, later, select } from "../../../testing/look.ts";
import { comeBack } from "../../../testing/social-people.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
let people = 3_300_000_000;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 12 });
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

const USE = "POST /v1/email-proofs/{token}";
const SHOW = "GET /v1/email-proofs/{token}";
const AGAIN = "POST /v1/app-users/email-proofs";
const DAY = 24 * 60;

const use = (token: string) => shop.call(null, USE, { path: { token } });
const isProven = async (token: string) =>
  (await shop.call(token, "GET /v1/app-users/email-proofs")).reply.isProven;

async function joined(change: object = {}) {
  const phone = newPhone();
  const email = `mail${phone}@todayfruit.example`;
  const { token } = (await signUp(shop, { phone, email, ...change })).reply;
  const { id } = (await shop.call(token, "GET /v2/app-users/detail")).reply;
  return { token, phone, email, id };
}

/** Letters that reached an address, after everything that waits was sent. */
async function mails(to: string): Promise<{ subject: string; text: string }[]> {
  await sendMessages(shop.services);
  return (await shop.sandbox(`/_sim/mails?to=${to}`)).list as { subject: string; text: string }[];
}

async function texts(to: string): Promise<string[]> {
  await sendMessages(shop.services);
  const { list } = (await shop.sandbox(`/_sim/messages?to=${to}`)) as { list: { text: string }[] };
  return list.map(({ text }) => text);
}

async function linkIn(to: string, purpose: "prove" | "release" = "prove"): Promise<string> {
  const found = (await mails(to)).flatMap(({ text }) => /\/account\/email\/([\w.-]+)/.exec(text)?.[1] ?? []);
  return found.find((each) => each.startsWith(purpose)) ?? "";
}

/** A guest whom Kakao knows by a verified e-mail. */
async function kakaoPerson(email: string, isEmailVerified = true) {
  people += 1;
  const rest = { nickname: "새벽", name: "김새벽", mobile: "010-1234-5678" };
  await shop.sandbox("/_sim/social/kakao", { ...rest, id: String(people), email, isEmailVerified });
  const token = await guest(shop);
  return { token, snsToken: await comeBack(shop, token, "kakaotalk", String(people)) };
}

async function joinByKakao(token: string, snsToken: string, email: string, phone = newPhone()) {
  await provePhone(shop, token, phone, "signUp");
  return shop.call(token, "POST /v2/tokens/sign-up", {
    body: {
      email,
      phone,
      name: "김새벽",
      userType: "kakaotalk",
      tokenType: "oauth",
      snsType: "kakaotalk",
      snsToken,
      userSettings: { isOver14: true },
    },
  });
}

const enter = (token: string, snsToken: string) =>
  shop.call(token, "POST /v2/tokens/oauth", { body: { snsToken, snsType: "kakaotalk" } });

test("sign-up is one step, and a mail proves the address afterwards; looking at its page does not", async () => {
  const { token, email } = await joined();
  expect(await isProven(token)).toBe(false);
  const link = await linkIn(email);
  expect((await shop.call(null, SHOW, { path: { token: link } })).reply).toEqual({
    purpose: "prove",
    email: "ma***@todayfruit.example",
    isProven: false,
  });
  expect(await isProven(token)).toBe(false);
  expect((await use(link)).reply).toEqual({ purpose: "prove", email: "ma***@todayfruit.example" });
  expect(await isProven(token)).toBe(true);
  expect((await use(link)).status).toBe(200);
});

test("an address that nobody proved gets no order letters, the phone does; a proven one gets them", async () => {
  const { token, id, email } = await joined();
  const tell = (key: string) =>
    announce(shop.database.db, "오늘의과일", {
      template: "ORDER_PAID",
      userId: id,
      variables: {
        주문번호: key,
        상품: "감귤 5kg",
        이름: "김하루",
        금액: "1원",
        출고예정일: "11월 24일 (화)",
      },
      href: "/orders/1",
      key: `order ${key}`,
      subject: `order ${key}`,
      now: shop.clock.now,
    });
  const outcome = async (key: string) => {
    await sendMessages(shop.services);
    const rows = await select<{ outcome: object }>(
      shop,
      "select outcome from message_event where dedupe_key = $1",
      [`order ${key}`],
    );
    return rows[0]?.outcome;
  };
  await tell(`a${id}`);
  expect(await outcome(`a${id}`)).toMatchObject({ phone: "queued", email: "no address" });
  await use(await linkIn(email));
  await tell(`b${id}`);
  expect(await outcome(`b${id}`)).toMatchObject({ phone: "queued", email: "queued" });
  // A new address begins unproven, whichever way it changes.
  await shop.call(token, "PUT /v1/app-users", {
    body: { email: `b${email}`, currentPassword: PASSWORD },
  });
  expect(await isProven(token)).toBe(false);
  await tell(`c${id}`);
  expect(await outcome(`c${id}`)).toMatchObject({ phone: "queued", email: "no address" });
});

test("members from before the proof get letters for ninety days", async () => {
  const { id } = await joined();
  const until = new Date(shop.clock.now.getTime() + 90 * DAY * 60_000);
  await select(shop, "update app_user set email_letters_until = $2 where id = $1", [id, until]);
  const told = async (key: string) => {
    await announce(shop.database.db, "오늘의과일", {
      template: "PASSWORD_CHANGED",
      userId: id,
      variables: { 일시: "지금" },
      href: "/sessions",
      key,
      subject: key,
      now: shop.clock.now,
    });
    await sendMessages(shop.services);
    const rows = await select<{ email: string }>(
      shop,
      "select outcome ->> 'email' as email from message_event where dedupe_key = $1",
      [key],
    );
    return rows[0]?.email;
  };
  expect(await told(`letters ${id}`)).toBe("queued");
  later(shop, 91 * DAY);
  expect(await told(`no letters ${id}`)).toBe("no address");
});

test("a link is of one address, one member, one purpose and three days", async () => {
  const { token, email, id } = await joined();
  const link = await linkIn(email);
  const other = await joined();
  const wrong = [
    link.replace("prove", "release"),
    link.replace(`.${id}.`, `.${other.id}.`),
    link.replace(/\.\d{13}\./, `.${shop.clock.now.getTime() + 9_000_000_000}.`),
    `${link.slice(0, -3)}AAA`,
  ];
  for (const each of wrong) expect((await use(each)).refusal.code).toBe("EMAIL_LINK_NOT_FOUND");
  await shop.call(token, "PUT /v1/app-users", { body: { email: `c${email}`, currentPassword: PASSWORD } });
  expect((await use(link)).refusal.code).toBe("EMAIL_LINK_NOT_FOUND");
  const next = await linkIn(`c${email}`);
  later(shop, 3 * DAY + 1);
  expect((await use(next)).refusal.code).toBe("EMAIL_LINK_NOT_FOUND");
});

test("the mail is sent again on request, three times a day to one address and five of one member", async () => {
  const { token, email, id } = await joined();
  const ask = () => shop.call(token, AGAIN);
  expect([(await ask()).reply, (await ask()).reply]).toEqual([{ isSent: true }, { isSent: true }]);
  expect((await ask()).refusal.code).toBe("EMAIL_PROOF_LIMIT");
  expect(await mails(email)).toHaveLength(3);
  // Somebody else who types the same address later brings no fourth one.
  await select(shop, "update app_user set email = $2 where id = $1", [id, `gone${email}`]);
  await joined({ email });
  expect(await mails(email)).toHaveLength(3);
  const { token: busy, email: first } = await joined();
  for (const nth of ["1", "2", "3", "4", "5"]) {
    await shop.call(busy, "PUT /v1/app-users", {
      body: { email: `n${nth}${first}`, currentPassword: PASSWORD },
    });
  }
  expect(await mails(`n4${first}`)).toHaveLength(1);
  expect(await mails(`n5${first}`)).toHaveLength(0);
});

test("a squatter keeps no owner out: who comes by Kakao joins, the squatter yields and is told", async () => {
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

test("a proven e-mail yields to nobody, and an e-mail that Kakao has not verified takes none", async () => {
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

test("logging in or linking by a provider that verified the same e-mail proves it", async () => {
  const { token, snsToken } = await kakaoPerson("typed@kakao.example", false);
  const { reply } = await joinByKakao(token, snsToken, "typed@kakao.example");
  expect(await isProven(reply.token)).toBe(false);
  const rest = { nickname: "새벽", name: "김새벽", mobile: "010-1234-5678" };
  await shop.sandbox("/_sim/social/kakao", {
    ...rest,
    id: String(people),
    email: "typed@kakao.example",
    isEmailVerified: true,
  });
  const again = await guest(shop);
  const entered = await enter(again, await comeBack(shop, again, "kakaotalk", String(people)));
  expect(await isProven(entered.reply.token)).toBe(true);
});

test("sign-up answers the same of an e-mail and of a number; the truth goes there, once a day", async () => {
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
  // Who does not own it learns nothing.
  expect((await texts(stranger)).filter((text) => text.includes("가입"))).toEqual([]);
  later(shop, DAY);
  await signUp(shop, { phone: member.phone });
  expect((await texts(member.phone)).filter((text) => text.includes("이미 가입되어 있어요"))).toHaveLength(2);
});

test("the owner of an address that somebody else typed gets it by the link in the mail, and joins", async () => {
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

test("of a proof and a release of one address in the same instant one holds", async () => {
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

test("who leaves takes their address along, proven or not, and what waits to be sent to it", async () => {
  const { token, email, id } = await joined();
  await signUp(shop, { email });
  expect((await shop.call(token, "DELETE /v1/app-users", { body: { password: PASSWORD } })).status).toBe(200);
  expect(await everywhere(shop, [email])).toEqual([]);
  const rows = await select(
    shop,
    "select email_verified_at, email_letters_until from app_user where id = $1",
    [id],
  );
  expect(rows).toEqual([{ email_verified_at: null, email_letters_until: null }]);
});

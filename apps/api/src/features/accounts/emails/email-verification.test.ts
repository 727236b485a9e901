import { afterAll, beforeAll, expect, test } from "vitest";
import { createEmailVerificationHelpers } from "../../../testing/email-verification-helpers.ts";
import { findInAllTables } from "../../../testing/find-in-all-tables.ts";
import { PASSWORD, seedRules, signUp } from "../../../testing/product-and-member-fixtures.ts";
import { later, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { recordEventToNotifyMember } from "../../messages/record-event-to-notify-member.ts";
import { sendMessages } from "../../messages/sending/send-messages.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 12 });
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

const { use, isProven, joined, mails, linkIn } = createEmailVerificationHelpers(() => shop);
const SHOW = "GET /v1/email-proofs/{token}";
const AGAIN = "POST /v1/app-users/email-proofs";
const DAY = 24 * 60;

test("sign-up does not wait for the e-mail: the mail's link verifies it later, and viewing its page does not", async () => {
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

test("an unverified e-mail gets no order letters and the phone does; a verified one gets them", async () => {
  const { token, id, email } = await joined();
  const tell = (key: string) =>
    recordEventToNotifyMember(shop.database.db, "오늘의과일", {
      template: "ORDER_PAID",
      userId: id,
      variables: {
        주문번호: key,
        상품: "감귤 5kg",
        이름: "김하루",
        금액: "1원",
        출고예정일: "11월 24일 (화)",
        도착예정일: "11월 25일 (수)",
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
      "select outcome from message where dedupe_key = $1",
      [`order ${key}`],
    );
    return rows[0]?.outcome;
  };
  await tell(`a${id}`);
  expect(await outcome(`a${id}`)).toMatchObject({ phone: "queued", email: "no address" });
  await use(await linkIn(email));
  await tell(`b${id}`);
  expect(await outcome(`b${id}`)).toMatchObject({ phone: "queued", email: "queued" });
  // A new address is unverified, whichever way it changes.
  await shop.call(token, "PUT /v1/app-users", {
    body: { email: `b${email}`, currentPassword: PASSWORD },
  });
  expect(await isProven(token)).toBe(false);
  await tell(`c${id}`);
  expect(await outcome(`c${id}`)).toMatchObject({ phone: "queued", email: "no address" });
});

test("members from before verification get letters for ninety days", async () => {
  const { id } = await joined();
  const until = new Date(shop.clock.now.getTime() + 90 * DAY * 60_000);
  await select(shop, "update app_user set email_letters_until = $2 where id = $1", [id, until]);
  const told = async (key: string) => {
    await recordEventToNotifyMember(shop.database.db, "오늘의과일", {
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
      "select outcome ->> 'email' as email from message where dedupe_key = $1",
      [key],
    );
    return rows[0]?.email;
  };
  expect(await told(`letters ${id}`)).toBe("queued");
  later(shop, 91 * DAY);
  expect(await told(`no letters ${id}`)).toBe("no address");
});

test("a link is valid for one address, one member, one purpose and three days", async () => {
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

test("the mail is sent again on request, at most three times a day to one address and five of one member", async () => {
  const { token, email, id } = await joined();
  const ask = () => shop.call(token, AGAIN);
  expect([(await ask()).reply, (await ask()).reply]).toEqual([{ isSent: true }, { isSent: true }]);
  expect((await ask()).refusal.code).toBe("EMAIL_PROOF_LIMIT");
  expect(await mails(email)).toHaveLength(3);
  // Another member with the same address gets no fourth one.
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

test("deleting an account frees its e-mail, verified or not, and drops mails waiting for it", async () => {
  const { token, email, id } = await joined();
  await signUp(shop, { email });
  expect((await shop.call(token, "DELETE /v1/app-users", { body: { password: PASSWORD } })).status).toBe(200);
  expect(await findInAllTables(shop, [email])).toEqual([]);
  const rows = await select(
    shop,
    "select email_verified_at, email_letters_until from app_user where id = $1",
    [id],
  );
  expect(rows).toEqual([{ email_verified_at: null, email_letters_until: null }]);
});

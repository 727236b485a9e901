import { afterAll, beforeAll, expect, test } from "vitest";
import { confirmed } from "../../../testing/confirm-identity-by-code-steps.ts";
import {
  newPhone,
  PASSWORD,
  proveEmail,
  seedRules,
  signUp,
} from "../../../testing/product-and-member-fixtures.ts";
import { later, select } from "../../../testing/read-and-set-shop-state.ts";
import { addPerson, comeBack, joinSocially } from "../../../testing/social-login-steps.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { createUndoAccountChangeHelpers } from "../../../testing/undo-account-change-helpers.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ poolSize: 12 });
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

const { undo, show, joined, linkOf, change, changePhone, accountOf, logIn } = createUndoAccountChangeHelpers(
  () => shop,
);
const CHANGE = "PUT /v1/app-users";
const OWN = { owner: "김하루", bankName: "국민은행", accountNumber: "110123456789" };
const THIEFS = { owner: "공격자", bankName: "신한은행", accountNumber: "99998888777766" };

test("refund account: undo restores the former one, masked on the page", async () => {
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

test("undoing an earlier change ends later ones of the same kind; in reverse order both can be undone", async () => {
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

test("e-mail and phone: undo restores the former values with their verification", async () => {
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

test("a former number that another member has now cannot be restored", async () => {
  const { token, id, phone } = await joined();
  expect((await changePhone(token, newPhone())).status).toBe(200);
  const link = await linkOf(id);
  expect((await signUp(shop, { phone })).status).toBe(200);
  expect((await undo(link)).refusal.code).toBe("UNDO_NOT_POSSIBLE");
  expect((await shop.call(token, "GET /v2/app-users/detail")).status).toBe(200);
});

test("password: after undo neither the new nor the former one opens the account, and a reset does", async () => {
  const { token, id, email } = await joined();
  await change(token, { password: "the thief was here" });
  const other = (
    await shop.call(null, "POST /v2/tokens", { body: { email, password: "the thief was here" } })
  ).reply.token;
  // The requesting session ends as well: it may be the one whose password was changed.
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

test("an unlinked login is linked again, also when a stranger linked another one instead", async () => {
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

test("a former e-mail that another member verified since cannot be restored, and nothing is changed", async () => {
  const { token, id, email, phone } = await joined();
  await change(token, { email: `moved${phone}@todayfruit.example` });
  const link = await linkOf(id);
  const other = (await signUp(shop, { email })).reply.token;
  await proveEmail(shop, other);
  expect((await undo(link)).refusal.code).toBe("UNDO_NOT_POSSIBLE");
  expect((await shop.call(token, "GET /v2/app-users/detail")).status).toBe(200);
  // An unverified holder loses the e-mail.
  await select(shop, "update app_user set email_verified_at = null where email = $1", [email]);
  expect((await undo(link)).status).toBe(200);
  const holders = await select<{ id: number }>(shop, "select id from app_user where email = $1", [email]);
  expect(holders).toEqual([{ id }]);
});

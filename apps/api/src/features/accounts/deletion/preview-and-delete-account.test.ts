import { afterAll, beforeAll, expect, test } from "vitest";
import { check, openForm, pay, placeOrder } from "../../../testing/checkout-steps.ts";
import { confirmed } from "../../../testing/confirm-identity-by-code-steps.ts";
import { findInAllTables } from "../../../testing/find-in-all-tables.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import {
  ADDRESS,
  givePoints,
  newPhone,
  PASSWORD,
  seedProduct,
  seedRules,
  signUp,
} from "../../../testing/product-and-member-fixtures.ts";
import { breaches, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { purgeFormerMembers } from "./deletion.repository.ts";
import { aboutPerson } from "./preview-and-delete-account.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

const LEAVE = "DELETE /v1/app-users";

test("leaving requires the password, ends every session, and frees e-mail and number", async () => {
  const { token, email, phone } = await joined();
  const other = (await logIn(email)).reply.token;
  expect((await leave(token, "wrong")).refusal.code).toBe("PASSWORD_WRONG");
  expect((await shop.call(token, LEAVE, { body: {} })).refusal.code).toBe("CONFIRM_REQUIRED");
  expect((await leave(token)).reply).toEqual({ isWithdrawn: true });
  for (const session of [token, other])
    expect((await shop.call(session, "GET /v2/app-users/detail")).refusal.code).toBe("TOKEN_INVALID");
  expect((await logIn(email)).refusal.code).toBe("LOGIN_FAILED");
  expect((await signUp(shop, { email, phone })).status).toBe(200);
  expect(await breaches(shop)).toEqual([]);
});

test("leaving previews what is lost; points are forfeited as a ledger entry", async () => {
  const { token, id } = await joined();
  await givePoints(shop, token, 3000);
  const { productId } = await seedProduct(shop.database.db);
  await shop.call(token, "POST /v1/app-users/favorites/{id}", { path: { id: productId } });
  const preview = await shop.call(token, "GET /v1/app-users/leave-preview");
  expect(preview.reply).toEqual({
    lost: { point: 3000, coupons: 0, favorites: 1, gradeName: "씨앗" },
    blocks: [],
  });
  expect((await leave(token)).status).toBe(200);
  expect(
    await select(shop, "select amount, reason from point_entry where user_id = $1 order by id", [id]),
  ).toEqual([
    { amount: 3000, reason: "award" },
    { amount: -3000, reason: "leave" },
  ]);
  expect(await breaches(shop)).toEqual([]);
});

test("an open order and an unpaid refund prevent leaving, with the reason", async () => {
  const { token, id } = await joined();
  const { orderId } = await buy(token);
  expect((await shop.call(token, "GET /v1/app-users/leave-preview")).reply.blocks).toEqual(["openOrders"]);
  expect((await leave(token)).refusal.code).toBe("LEAVE_BLOCKED");
  expect((await shop.call(token, "GET /v2/app-users/detail")).status).toBe(200);
  await deliver(orderId);
  await select(
    shop,
    `insert into refund (payment_id, payment_key, amount, reason, created_at, next_try_at)
     select p.id, p.payment_key, 100, 'test', $2, $2 from payment p join orders o on o.id = p.order_id where o.user_id = $1`,
    [id, shop.clock.now],
  );
  expect((await shop.call(token, "GET /v1/app-users/leave-preview")).reply.blocks).toEqual(["openRefunds"]);
  expect((await leave(token)).refusal.code).toBe("LEAVE_BLOCKED");
  await select(shop, "delete from refund where done_at is null");
});

test("orders are kept without personal data, which is sealed apart for five years and then deleted", async () => {
  const { token, email, phone, id } = await joined();
  const { orderId } = await buy(token, "과수원길 77호");
  await deliver(orderId);
  await shop.call(token, "PUT /v1/app-users", {
    body: {
      withdrawAccount: { owner: "김하루", bankName: "국민은행", accountNumber: "110123456789" },
      currentPassword: PASSWORD,
    },
  });
  expect((await leave(token)).status).toBe(200);

  const rows = await select<{ address: { zonecode: string; receiverName: string }; price: number }>(
    shop,
    "select address, price from orders where user_id = $1",
    [id],
  );
  expect(rows).toMatchObject([{ address: { zonecode: "05551", receiverName: "" } }]);
  expect(rows[0]?.price).toBeGreaterThan(0);
  const [person] = await select<{ key_id: string; sealed: Uint8Array; kept_until: string }>(
    shop,
    "select key_id, sealed, kept_until::text as kept_until from retained.member where user_id = $1",
    [id],
  );
  expect(person?.kept_until).toBe("2031-11-21");
  const sealed = { keyId: person?.key_id ?? "", sealed: person?.sealed ?? new Uint8Array() };
  expect(JSON.parse(shop.services.sealing.open(sealed, aboutPerson(id)))).toMatchObject({
    email,
    phone,
    name: "김하루",
    orders: [{ address: { receiverName: "김하루", addressDetail: "과수원길 77호" } }],
  });
  expect(await findInAllTables(shop, [email, phone, "과수원길 77호"])).toEqual([]);
  expect(await breaches(shop)).toEqual([]);

  expect(await purgeFormerMembers(shop.database.db, new Date("2031-11-21T00:00:00Z"), 10)).toBe(0);
  expect(await purgeFormerMembers(shop.database.db, new Date("2031-11-22T00:00:00Z"), 10)).toBe(1);
});

test("consents end as events, and earlier events are kept", async () => {
  const { token, id } = await joined({ advertisingAlarm: true });
  await leave(token);
  const said = await select<{ kind: string; is_given: boolean }>(
    shop,
    "select kind, is_given from consent_record where user_id = $1 and source = 'leave' order by kind",
    [id],
  );
  expect(said).toEqual(
    ["advertisingAlarm", "privacy", "termsOfService"].map((kind) => ({ kind, is_given: false })),
  );
});

test("ten concurrent leaves: one succeeds, and a concurrent order is refused or prevents leaving", async () => {
  const { token, id } = await joined();
  const { productId, optionIds } = await seedProduct(shop.database.db);
  const [placed, ...left] = await Promise.all([
    placeOrder(shop, token, { productId, optionId: optionIds[0] }).catch(() => null),
    ...Array.from({ length: 3 }, () => leave(token).catch(() => null)),
  ]);
  const [{ left_at } = { left_at: null }] = await select<{ left_at: Date | null }>(
    shop,
    "select left_at from app_user where id = $1",
    [id],
  );
  expect(left_at === null).toBe(placed !== null);
  expect(left).toHaveLength(3);
  expect(await breaches(shop)).toEqual([]);
});

test("nothing can be added to a deleted account by requests in flight", async () => {
  const { token, id } = await joined();
  await leave(token);
  await expect(
    select(
      shop,
      `insert into delivery_address (user_id, is_default, selected_address, road_address, jibun_address, address_detail,
              receiver_name, phone, zonecode, memo, delivery_address_type, created_at)
       values ($1, true, '서울', '', '', '', '김하루', '01012345678', '05551', '', '', now())`,
      [id],
    ),
  ).rejects.toThrow("has left");
  await expect(select(shop, "update app_user set name = '김하루' where id = $1", [id])).rejects.toThrow(
    "deleted_member_has_no_personal_data",
  );
});

test("reviews and questions that help others are kept without a name, the rest is deleted", async () => {
  const { token, id } = await joined();
  const { productId } = await seedProduct(shop.database.db);
  const clerk = (await operator(shop)).token;
  const ask = async (contents: string, isSecret: boolean, isAnswered: boolean) => {
    const path = { id: productId };
    const asked = await shop.call(token, "POST /v1/products/{id}/questions", {
      path,
      body: { contents, isSecret },
    });
    if (!isAnswered) return;
    await shop.call(clerk, "POST /operator/v1/questions/{id}/answer", {
      path: { id: asked.reply.id },
      body: { contents: "답변이에요" },
    });
  };
  await ask("껍질째 먹나요?", false, true);
  await ask("제 주소는 어디로 보내나요?", true, true);
  await ask("아직 기다리는 문의예요", false, false);
  const mine = (
    await shop.call(token, "GET /v1/app-users/personal-data", {}, await confirmed(shop, token, "exportData"))
  ).reply.questions;
  expect(mine.map(({ contents, answer }) => [contents, answer !== null])).toEqual([
    ["껍질째 먹나요?", true],
    ["제 주소는 어디로 보내나요?", true],
    ["아직 기다리는 문의예요", false],
  ]);
  expect((await leave(token)).status).toBe(200);
  const left = await shop.call(null, "GET /v1/products/{id}/questions", { path: { id: productId } });
  expect(left.reply).toMatchObject({
    count: 1,
    list: [{ contents: "껍질째 먹나요?", nickname: "탈퇴회원", answer: { contents: "답변이에요" } }],
  });
  expect(await select(shop, "select from question_author where user_id = $1", [id])).toEqual([]);
  expect(await breaches(shop)).toEqual([]);
});

type Settings = { advertisingAlarm?: boolean };

async function joined(userSettings: Settings = {}) {
  const phone = newPhone();
  const email = `leaver${phone}@todayfruit.example`;
  const { token } = (await signUp(shop, { email, phone, userSettings })).reply;
  const { id } = (await shop.call(token, "GET /v2/app-users/detail")).reply;
  return { token, email, phone, id };
}

function leave(token: string, password = PASSWORD) {
  return shop.call(token, LEAVE, { body: { password } });
}

function logIn(email: string) {
  return shop.call(null, "POST /v2/tokens", { body: { email, password: PASSWORD } });
}

async function buy(token: string, addressDetail = "101동 1203호") {
  const { productId, optionIds } = await seedProduct(shop.database.db);
  const address = { ...ADDRESS, addressDetail };
  const form = await openForm(shop, token, [{ productId, optionId: optionIds[0] }], { address });
  const placed = (await check(shop, token, form, { address })).reply;
  await pay(shop, token, { ...placed, orderTmpId: form.id });
  return placed;
}

/** Moves an order along the state table to delivered. */
async function deliver(orderId: string): Promise<void> {
  let from = "paid";
  for (const to of ["delivery_waiting", "delivering", "delivery_end"]) {
    await select(
      shop,
      `with moved as (update orders set status = $3 where uuid = $1 returning id)
       insert into order_status_change (order_id, from_status, to_status, actor, at) select id, $2, $3, 'shop', now() from moved`,
      [orderId, from, to],
    );
    from = to;
  }
}

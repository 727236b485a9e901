import type { Input } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAccountWithBelongings } from "../../testing/account-with-belongings.ts";
import { buyThroughCart } from "../../testing/buy-through-cart.ts";
import { check, openForm } from "../../testing/checkout-steps.ts";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { guest, member, seedProduct, seedRules } from "../../testing/product-and-member-fixtures.ts";
import { breaches, select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { gradeMembers } from "../grades/grade-members.ts";
import { expireManualGrades } from "./expire-manual-grades.ts";

let shop: TestShop;
let work: Awaited<ReturnType<typeof operator>>;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
  const grades = [1, 2, 3, 4].map((grade) => ({
    grade,
    gradeName: `등급 ${grade}`,
    icon: "media/i.webp",
    purchasePointPer: grade / 2,
    thresholdPrice: (grade - 1) * 1_000_000,
    benefits: [],
  }));
  await select(shop, "update shop_rule set value = $1 where name = 'grades'", [JSON.stringify(grades)]);
  work = await operator(shop);
});
afterAll(() => shop.close());

const joined = async () => {
  const token = await member(shop);
  return { token, id: (await shop.call(token, "GET /v2/app-users/detail")).reply.id };
};
const show = (id: number, token = work.token) =>
  shop.call(token, "GET /operator/v1/members/{id}", { path: { id } });
type Set = Input<"PATCH /operator/v1/members">["body"]["rows"][number]["set"];
const edit = (id: number, version: number, set: Set) =>
  shop.call(work.token, "PATCH /operator/v1/members", {
    body: { rows: [{ id, version, set }], reason: "반품을 되풀이" },
  });
const undo = (id: number) =>
  shop.call(work.token, "POST /operator/v1/changes/{id}/undo", { path: { id }, body: { reason: "되돌림" } });

test("members are found by the beginning of name and e-mail and the end of the phone, masked, page by page", async () => {
  const { id } = await joined();
  const named = "update app_user set name = $2, email = $3, phone = $4 where id = $1";
  await select(shop, named, [id, "남궁하루", "nam.gung@mail.example", "01087652207"]);
  const find = async (query: NonNullable<Input<"GET /operator/v1/members">["query"]>) =>
    (await shop.call(work.token, "GET /operator/v1/members", { query })).reply;
  for (const query of [{ name: "남궁" }, { email: "NAM.gung" }, { phoneEnd: "2207" }]) {
    expect((await find(query)).list).toMatchObject([
      { id, name: "남**루", email: "na***@mail.example", phone: "010-****-2207", isBlocked: false },
    ]);
  }
  expect((await find({ name: "궁하" })).list).toEqual([]);
  const two = { query: { name: "남궁", phoneEnd: "2207" } };
  expect((await shop.call(work.token, "GET /operator/v1/members", two)).refusal.code).toBe("INVALID_INPUT");
  expect((await find({ name: "남%" })).list).toEqual([]);
  expect((await find({ isBlocked: true })).list).toEqual([]);
  await joined();
  const page = await find({ take: 1 });
  const next = await find({ take: 1, nextPage: page.nextPage ?? "" });
  expect(next.list.map((row) => row.id)).toEqual([id]);
  const [last] = await select<{ after: object }>(
    shop,
    "select after from operator_action where action = 'read' and subject = 'members' order by id desc limit 1",
  );
  expect(last?.after).toMatchObject({ by: ["nextPage", "take"], shown: { members: [id] }, isMasked: true });
});

test("a member's page shows what they did; a guest and who left have none", async () => {
  const own = await createAccountWithBelongings(shop, "member");
  const { id } = (await shop.call(own.token, "GET /v2/app-users/detail")).reply;
  const { reply } = await show(id);
  expect(reply).toMatchObject({ id, isMasked: true, unmaskedUntil: null, handGrade: null, earnedGrade: 1 });
  expect(reply.orders.map((order) => order.id)).toContain(own.paidOrderId);
  expect(reply.claims.map((claim) => claim.id)).toContain(own.claimId);
  expect(reply.voices.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["question", "inquiry"]));
  const devices = await shop.call(own.token, "GET /v1/app-users/sessions");
  expect(reply.sessions.map((session) => session.id)).toEqual(
    devices.reply.list.map((session) => session.id),
  );
  expect(reply.consents.length).toBeGreaterThan(0);
  const stranger = (await shop.call(await guest(shop), "GET /v2/app-users/detail")).reply.id;
  expect((await show(stranger)).refusal.code).toBe("MEMBER_NOT_FOUND");
});

test("a blocked member is logged out and neither orders nor reviews, asks and reads; undo lets them in again", async () => {
  const { token, id } = await joined();
  const { productId, optionIds } = await seedProduct(shop.database.db);
  const pick = { productId, optionId: optionIds[0] };
  const blocked = await edit(id, 1, { isBlocked: true });
  expect(blocked.reply.rows).toMatchObject([{ version: 2, after: { isBlocked: true } }]);
  expect((await shop.call(token, "GET /v2/app-users/detail")).refusal.code).toBe("TOKEN_INVALID");
  await select(shop, "update access_token set revoked_at = null where user_id = $1", [id]);
  const form = await openForm(shop, token, [pick]);
  const refused = await check(shop, token, form);
  expect(refused.refusal).toMatchObject({
    code: "MEMBER_BLOCKED",
    message: expect.stringContaining("1:1 문의"),
  });
  const review = await shop.call(token, "POST /v1/app-users/reviews", {
    body: { orderItemProductId: 1, score: 5, contents: "맛있게 잘 먹었어요 또 살게요", images: [] },
  });
  expect(review.refusal.code).toBe("MEMBER_BLOCKED");
  expect((await shop.call(token, "GET /v1/app-users/order-items")).status).toBe(200);
  expect((await edit(id, 1, { isBlocked: false })).refusal.code).toBe("RECORD_CHANGED");
  expect((await undo(blocked.reply.change?.id ?? 0)).status).toBe(200);
  expect((await check(shop, token, form)).status).toBe(200);
});

test("a grade by hand holds over the monthly grades until its day, and that of the purchases afterwards", async () => {
  const { token, id } = await joined();
  const grade = async () => (await show(id)).reply;
  const half = await edit(id, 1, { handGrade: 3 });
  expect(half.refusal.code).toBe("HAND_GRADE_INVALID");
  const unknown = await edit(id, 1, { handGrade: 9, handGradeUntil: "2099-12-31" });
  expect(unknown.refusal.code).toBe("HAND_GRADE_INVALID");
  expect((await edit(id, 1, { handGrade: 3, handGradeUntil: "2020-01-01" })).refusal.code).toBe(
    "HAND_GRADE_PAST",
  );
  const until = "2026-12-31";
  expect((await edit(id, 1, { handGrade: 3, handGradeUntil: until })).status).toBe(200);
  expect(await grade()).toMatchObject({ grade: 3, handGrade: 3, handGradeUntil: until, earnedGrade: 1 });
  expect((await shop.call(token, "GET /v2/app-users/grade-info")).status).toBe(200);
  await gradeMembers(shop.services);
  expect(await grade()).toMatchObject({ grade: 3, earnedGrade: 1 });
  await select(shop, "update app_user set grade = 2 where id = $1", [id]);
  expect(await grade()).toMatchObject({ grade: 3, earnedGrade: 2 });
  expect((await edit(id, 2, { handGrade: 4 })).status).toBe(200);
  expect((await edit(id, 3, { isBlocked: true })).status).toBe(200);
  expect(await grade()).toMatchObject({ grade: 4, earnedGrade: 2, isBlocked: true });
  shop.clock.now = new Date("2026-12-31T14:59:00Z");
  expect(await expireManualGrades(shop.services)).toBe(0);
  shop.clock.now = new Date("2026-12-31T15:00:00Z");
  expect(await expireManualGrades(shop.services)).toBe(1);
  expect(
    (await select(shop, "select grade, hand_grade, earned_grade from app_user where id = $1", [id]))[0],
  ).toEqual({
    grade: 2,
    hand_grade: null,
    earned_grade: null,
  });
  expect(await breaches(shop)).toEqual([]);
});

test("all sessions of a member are ended at once, with the reason in the trail", async () => {
  work = await operator(shop);
  const { token, id } = await joined();
  const end = (memberId: number) =>
    shop.call(work.token, "POST /operator/v1/members/{id}/sessions/end", {
      path: { id: memberId },
      body: { reason: "휴대폰을 잃어버림" },
    });
  expect((await end(id)).reply).toEqual({ ended: 1 });
  expect((await shop.call(token, "GET /v2/app-users/detail")).refusal.code).toBe("TOKEN_INVALID");
  expect((await end(2_000_000_000)).refusal.code).toBe("MEMBER_NOT_FOUND");
  expect((await show(id)).reply.actions).toMatchObject([
    { action: "members.end-sessions", reason: "휴대폰을 잃어버림" },
  ]);
});

test("points are given to many members, all or none, and taken back by undo while none is used", async () => {
  const [one, two] = [await joined(), await joined()];
  const give = (memberIds: number[], query = {}) =>
    shop.call(work.token, "POST /operator/v1/points", {
      query,
      body: { memberIds, amount: 2000, reason: "늦은 배송" },
    });
  const points = async () =>
    (await Promise.all([one, two].map(({ id }) => show(id)))).map(({ reply }) => reply.point);
  expect((await give([one.id, 2_000_000_000])).refusal.code).toBe("MEMBER_NOT_FOUND");
  expect((await give([one.id, two.id], { dryRun: true })).reply.rows).toMatchObject([
    { point: 2000 },
    { point: 2000 },
  ]);
  expect(await points()).toEqual([0, 0]);
  const given = await give([one.id, two.id, 2_000_000_000], { partial: true });
  expect(given.reply.refused).toMatchObject([{ id: 2_000_000_000, code: "MEMBER_NOT_FOUND" }]);
  expect(await points()).toEqual([2000, 2000]);
  const undone = await undo(given.reply.change?.id ?? 0);
  expect(await points()).toEqual([0, 0]);
  expect((await undo(undone.reply.id)).status).toBe(200);
  expect(await points()).toEqual([2000, 2000]);
  await buyThroughCart(shop, one.token, [{ price: 20_000 }]);
  await shop.call(work.token, "POST /operator/v1/members/{id}/points", {
    path: { id: one.id },
    body: { amount: -500, reason: "잘못 줌" },
  });
  const again = await give([two.id]);
  await shop.call(work.token, "POST /operator/v1/members/{id}/points", {
    path: { id: two.id },
    body: { amount: -2500, reason: "잘못 줌" },
  });
  expect((await undo(again.reply.change?.id ?? 0)).refusal.code).toBe("CHANGE_OVERTAKEN");
  expect(await breaches(shop)).toEqual([]);
});

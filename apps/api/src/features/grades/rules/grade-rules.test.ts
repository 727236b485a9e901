import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buyThroughCart } from "../../../testing/buy-through-cart.ts";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { member } from "../../../testing/product-and-member-fixtures.ts";
import { select } from "../../../testing/read-and-set-shop-state.ts";
import { buyAndReceive } from "../../../testing/return-request-steps.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { gradeMembers } from "../grade-members.ts";

type Fields = Input<"PATCH /operator/v1/grade-rules">["body"]["rows"][number]["set"];
type Rules = Reply<"GET /operator/v1/grade-rules">["list"][number];

const GRADES = [
  { grade: 1, gradeName: "씨앗", thresholdPrice: 0, purchasePointPer: 0.5 },
  { grade: 2, gradeName: "새싹", thresholdPrice: 100_000, purchasePointPer: 1, monthlyCouponPrice: 1000 },
].map((terms) => ({ icon: "media/i.webp", benefits: ["적립"], ...terms }));

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await createTestShop();
  token = (await operator(shop)).token;
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.now = new Date("2026-11-21T12:00:00+09:00");
  await select(shop, "delete from past_rule");
  await select(shop, "delete from shop_rule");
  await select(shop, "insert into shop_rule (name, value) values ('grades', $1::jsonb)", [
    JSON.stringify(GRADES),
  ]);
});

const rules = async (): Promise<Rules> => {
  const [row] = (await shop.call(token, "GET /operator/v1/grade-rules")).reply.list;
  if (!row) throw new Error("The shop has rules of grades");
  return row;
};
const edit = async (set: Fields) => {
  const { id, version } = await rules();
  const body = { rows: [{ id, version, set }], reason: "겨울 등급" };
  return shop.call(token, "PATCH /operator/v1/grade-rules", { body });
};
/** Returns the shop's grades with other terms of one of them. */
const gradesWith = async (grade: number, terms: object) =>
  (await rules()).grades.map((each) => (each.grade === grade ? { ...each, ...terms } : each));
const shown = async () => (await shop.call(null, "GET /v1/app-users/app-user-grade")).reply.list;

test("grade rules: an edit is shown to shoppers, and the icons stay", async () => {
  expect(await rules()).toMatchObject({ version: 1, periodMonths: 3, grades: [{ birthdayPoint: 0 }, {}] });
  const grades = await gradesWith(2, { gradeName: "떡잎", thresholdPrice: 50_000, benefits: ["2% 적립"] });
  await edit({ grades, periodMonths: 6 });
  expect((await shown())[1]).toMatchObject({
    gradeName: "떡잎",
    thresholdPrice: 50_000,
    benefits: ["2% 적립"],
    icon: "media/i.webp",
  });
  const buyer = await member(shop);
  expect((await shop.call(buyer, "GET /v2/app-users/grade-info")).reply.periodMonths).toBe(6);
});

test("grade rules: a lower threshold holds from the next grading", async () => {
  const buyer = await member(shop);
  await select(shop, "update access_token set expires_at = '2099-01-01'");
  await buyAndReceive(shop, buyer, [{ price: 40_000 }]);
  await edit({ grades: await gradesWith(2, { thresholdPrice: 30_000 }) });
  const grade = async () => (await shop.call(buyer, "GET /v2/app-users/grade-info")).reply.appUserGrade.grade;
  expect(await grade()).toBe(1);
  shop.clock.now = new Date("2026-12-01T00:10:00+09:00");
  await gradeMembers(shop.services);
  expect(await grade()).toBe(2);
});

test("grade rules: an order keeps the rate of its day, and one after an edit has the new", async () => {
  const buyer = await member(shop);
  const rateOf = async (id: number) => {
    const { reply } = await shop.call(buyer, "GET /v1.2/app-users/orders/{id}", { path: { id } });
    return [reply.purchasePointPer, reply.expectedRewardPoint];
  };
  const before = await buyThroughCart(shop, buyer, [{ price: 20_000 }]);
  const promised = await rateOf(before.id);
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  await edit({ grades: await gradesWith(1, { purchasePointPer: 5 }) });
  shop.clock.now = new Date(shop.clock.now.getTime() + 60_000);
  const after = await buyThroughCart(shop, buyer, [{ price: 20_000 }]);
  expect(await rateOf(before.id)).toEqual(promised);
  expect(promised).toEqual([0.5, 100]);
  expect(await rateOf(after.id)).toEqual([5, 1000]);
});

test.each<[string, (grades: Rules["grades"]) => Rules["grades"]]>([
  ["a first grade that not everybody reaches", (all) => all.map((g) => ({ ...g, thresholdPrice: g.grade }))],
  ["two grades from the same sum", (all) => all.map((g) => ({ ...g, thresholdPrice: 0 }))],
  ["a grade fewer", (all) => all.slice(0, 1)],
  ["a rate of three decimals", (all) => all.map((g) => ({ ...g, purchasePointPer: 0.125 }))],
])("grade rules: %s is refused, and nothing is written", async (_what, change) => {
  const before = await rules();
  const { status, refusal } = await edit({ grades: change(before.grades) });
  expect([status, refusal.code]).toEqual([400, "GRADE_RULES_INVALID"]);
  expect(await rules()).toEqual(before);
});

test("grade rules: an edit of either part is seen by the version, and undo brings both back", async () => {
  const before = await rules();
  const { reply } = await edit({ periodMonths: 12 });
  const late = await shop.call(token, "PATCH /operator/v1/grade-rules", {
    body: { rows: [{ id: before.id, version: before.version, set: { periodMonths: 1 } }], reason: "늦음" },
  });
  expect(late.status === 409 && late.refusal.code).toBe("RECORD_CHANGED");
  await edit({ grades: await gradesWith(1, { gradeName: "씨" }) });
  await shop.call(token, "POST /operator/v1/changes/{id}/undo", {
    path: { id: reply.change?.id ?? 0 },
    body: { reason: "되돌림" },
  });
  expect(await rules()).toMatchObject({ periodMonths: 3, grades: [{ gradeName: "씨" }, {}] });
});

import type { Input } from "@todayfruit/contract/all-calls";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await createTestShop();
  token = (await operator(shop)).token;
});
afterAll(() => shop.close());

type Rule = Input<"POST /operator/v1/produce-notice-rules">["body"]["rows"][number];

const RULE: Rule = {
  kind: "kiwiberry",
  storage: null,
  notice: "ripe",
  days: 3,
  name: "다래",
  title: "다래, 오늘부터 드세요",
  advice: "주름이 잡히면 다 익었어요",
};
const add = (...rows: Rule[]) =>
  shop.call(token, "POST /operator/v1/produce-notice-rules", { body: { rows, reason: "철이 왔어요" } });

test("a rule of the same kind, notice and storage is refused, also twice in a call; one of another storage is not", async () => {
  expect((await add(RULE)).status).toBe(200);
  expect((await add(RULE)).refusal.code).toBe("PRODUCE_RULE_TAKEN");
  expect((await add({ ...RULE, storage: "냉장" })).status).toBe(200);
  const other = { ...RULE, kind: "feijoa" };
  expect((await add(other, other)).refusal.code).toBe("PRODUCE_RULE_TAKEN");
});

test("the last day of what is told two days before is the second day at the earliest", async () => {
  const rule = { ...RULE, kind: "medlar", notice: "discard" as const };
  expect((await add({ ...rule, days: 1 })).refusal.code).toBe("PRODUCE_DISCARD_TOO_EARLY");
  expect((await add({ ...rule, days: 2 })).status).toBe(200);
});

test("a dry run shows the difference and writes nothing; a rule that moved is refused with both versions", async () => {
  const [row] = (await add({ ...RULE, kind: "quince" })).reply.rows;
  if (!row) throw new Error("The rule was added");
  const edit = (version: number, days: number, query = {}) =>
    shop.call(token, "PATCH /operator/v1/produce-notice-rules", {
      query,
      body: { rows: [{ id: row.id, version, set: { days } }], reason: "더 빨리 익어요" },
    });
  const tried = await edit(1, 5, { dryRun: true });
  expect(tried.reply).toMatchObject({ change: null, rows: [{ before: { days: 3 }, after: { days: 5 } }] });
  expect((await edit(1, 4)).reply.rows).toMatchObject([{ version: 2 }]);
  expect((await edit(1, 6)).refusal.code).toBe("RECORD_CHANGED");
});

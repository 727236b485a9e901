import { afterAll, beforeAll, expect, test } from "vitest";
import { operator } from "../../../testing/operator-account-and-login-steps.ts";
import { member } from "../../../testing/product-and-member-fixtures.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
let work: string;
beforeAll(async () => {
  shop = await createTestShop();
  work = (await operator(shop, "support")).token;
});
afterAll(() => shop.close());

test("a note is written, edited, deleted and brought back; the member's page shows who wrote it", async () => {
  const { id } = (await shop.call(await member(shop), "GET /v2/app-users/detail")).reply;
  const notes = async () =>
    (await shop.call(work, "GET /operator/v1/members/{id}", { path: { id } })).reply.notes;
  const contents = "사과 단단한 것 좋아하심";
  const added = await shop.call(work, "POST /operator/v1/member-notes", {
    body: { rows: [{ memberId: id, contents }], reason: "전화" },
  });
  const [row] = added.reply.rows;
  if (!row) throw new Error("The note was added");
  expect(await notes()).toEqual([
    { ...row, contents, writer: expect.stringContaining("담당"), at: shop.clock.now.toISOString() },
  ]);
  const found = await shop.call(work, "GET /operator/v1/members", { query: { hasNote: true } });
  expect(found.reply.list).toMatchObject([{ id, noteCount: 1 }]);
  await shop.call(work, "PATCH /operator/v1/member-notes", {
    body: { rows: [{ ...row, set: { contents: "전화 좋아하심" } }], reason: "고침" },
  });
  expect(await notes()).toMatchObject([{ version: 2, contents: "전화 좋아하심" }]);
  const removed = await shop.call(work, "POST /operator/v1/member-notes/delete", {
    body: { rows: [{ id: row.id, version: 2 }], reason: "지움" },
  });
  expect(await notes()).toEqual([]);
  const path = { id: removed.reply.change.id };
  await shop.call(work, "POST /operator/v1/changes/{id}/undo", { path, body: { reason: "다시" } });
  expect(await notes()).toMatchObject([{ contents: "전화 좋아하심" }]);
  const nobody = await shop.call(work, "POST /operator/v1/member-notes", {
    body: { rows: [{ memberId: 2_000_000_000, contents }], reason: "전화" },
  });
  expect(nobody.refusal.code).toBe("MEMBER_NOT_FOUND");
});

import type { Input } from "@todayfruit/contract/all-calls";
import { afterAll, beforeEach, expect, test } from "vitest";
import { operator } from "../../testing/operator-account-and-login-steps.ts";
import { CONTENT_FIELD_SAMPLES } from "../../testing/operator-calls/content-field-samples.ts";
import { member } from "../../testing/product-and-member-fixtures.ts";
import { later, select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";

type Version = Input<"POST /operator/v1/terms">["body"]["rows"][number];
const DAY_MINUTES = 24 * 60;

let shop: TestShop;
let token: string;
beforeEach(async () => {
  await shop?.close();
  shop = await createTestShop();
  token = (await operator(shop)).token;
});
afterAll(() => shop.close());

const days = (count: number) =>
  new Date(shop.clock.now.getTime() + count * DAY_MINUTES * 60_000).toISOString();
const add = (...rows: Partial<Version>[]) =>
  shop.call(token, "POST /operator/v1/terms", {
    body: { rows: rows.map((fields) => ({ ...CONTENT_FIELD_SAMPLES.terms, ...fields })), reason: "개정" },
  });
const edit = (row: { id: number; version: number } | undefined, set: Partial<Version>) =>
  shop.call(token, "PATCH /operator/v1/terms", {
    body: { rows: [{ id: row?.id ?? 0, version: row?.version ?? 0, set }], reason: "고침" },
  });
const shown = async () => {
  const { reply } = await shop.call(null, "GET /v1/terms");
  return [reply.list.map(({ version }) => version), reply.upcoming.map(({ version }) => version)];
};
const owed = async (of: string) =>
  (await shop.call(of, "GET /v1/app-users/terms")).reply.list.map(({ code, version }) => [code, version]);
const consent = (of: string, code: Version["code"], version: string) =>
  shop.call(of, "POST /v1/app-users/terms", { body: { agreed: [{ code, version }] } });

test("a version is a draft, then announced, then in force at its instant, in the order of joining", async () => {
  expect(await shown()).toEqual([[], []]);
  await add(
    { code: "marketing", label: "광고 1", effectiveAt: days(0), needsConsent: false },
    { code: "privacy", label: "개인정보 1", effectiveAt: days(0) },
    { code: "termsOfService", label: "약관 1", effectiveAt: days(0) },
  );
  const draft = (await add({ label: "약관 2" })).reply.rows[0];
  expect(await shown()).toEqual([["약관 1", "개인정보 1", "광고 1"], []]);
  expect((await edit(draft, { effectiveAt: days(7) })).status).toBe(200);
  expect(await shown()).toEqual([["약관 1", "개인정보 1", "광고 1"], ["약관 2"]]);
  later(shop, 7 * DAY_MINUTES - 1);
  expect(await shown()).toEqual([["약관 1", "개인정보 1", "광고 1"], ["약관 2"]]);
  later(shop, 1);
  expect(await shown()).toEqual([["약관 2", "개인정보 1", "광고 1"], []]);
});

test("a change is announced 7 days before, a worse one 30; the first version of a code begins at once", async () => {
  await add({ label: "1", effectiveAt: days(0) });
  const refused = await add({ label: "2", effectiveAt: days(6) });
  expect(refused.refusal).toMatchObject({
    code: "TERMS_NOTICE_TOO_SHORT",
    detail: { rows: [{ field: "effectiveAt" }] },
  });
  expect((await add({ label: "2", effectiveAt: days(29), isAdverse: true })).refusal.code).toBe(
    "TERMS_NOTICE_TOO_SHORT",
  );
  expect((await add({ label: "2", effectiveAt: days(30), isAdverse: true })).status).toBe(200);
});

test("a version that began is neither edited nor deleted; one to come is", async () => {
  const first = (await add({ label: "1", effectiveAt: days(0) })).reply.rows[0];
  const next = (await add({ label: "2", effectiveAt: days(8) })).reply.rows[0];
  expect((await edit(first, { contents: "다른 글" })).refusal.code).toBe("TERMS_BEGUN");
  const remove = (row: typeof first) =>
    shop.call(token, "POST /operator/v1/terms/delete", { body: { rows: row ? [row] : [], reason: "취소" } });
  expect((await remove(first)).refusal.code).toBe("RECORD_IN_USE");
  expect((await remove(next)).status).toBe(200);
  expect(await shown()).toEqual([["1"], []]);
});

test("labels and instants occur once in a code; consent to advertising is not asked for with the terms", async () => {
  await add({ label: "1", effectiveAt: days(0) });
  const code = async (...rows: Partial<Version>[]) => (await add(...rows)).refusal.code;
  expect(await code({ label: "1" })).toBe("TERMS_VERSION_TAKEN");
  expect(await code({ label: "2", effectiveAt: days(9) }, { label: "3", effectiveAt: days(9) })).toBe(
    "TERMS_VERSION_TAKEN",
  );
  expect(await code({ code: "marketing", label: "1" })).toBe("TERMS_CONSENT_APART");
});

test("a member is asked once for each version that needs it, and the consent keeps version and instant", async () => {
  await add({ label: "1", effectiveAt: days(0) }, { code: "privacy", label: "1", effectiveAt: days(0) });
  const buyer = await member(shop);
  expect(await owed(buyer)).toEqual([]);
  await add({ label: "2", effectiveAt: days(7) }, { label: "3", effectiveAt: days(9), needsConsent: false });
  expect((await consent(buyer, "termsOfService", "2")).refusal.code).toBe("TERMS_CHANGED");
  later(shop, 7 * DAY_MINUTES);
  expect(await owed(buyer)).toEqual([["termsOfService", "2"]]);
  later(shop, 2 * DAY_MINUTES);
  expect(await owed(buyer)).toEqual([["termsOfService", "3"]]);
  expect((await consent(buyer, "termsOfService", "2")).refusal.code).toBe("TERMS_CHANGED");
  const answers = await Promise.all([1, 2, 3].map(() => consent(buyer, "termsOfService", "3")));
  expect(answers.map(({ status, reply }) => [status, reply.list])).toEqual([1, 2, 3].map(() => [200, []]));
  expect(await owed(buyer)).toEqual([]);
  const said = await select(
    shop,
    "select kind, version, source, at from consent_record where source = 'newTerms'",
  );
  expect(said).toEqual([{ kind: "termsOfService", version: "3", source: "newTerms", at: shop.clock.now }]);
  expect(await owed(await member(shop))).toEqual([]);
});

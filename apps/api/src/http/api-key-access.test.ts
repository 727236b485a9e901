import { allCalls, type Name } from "@todayfruit/contract/all-calls";
import { type Call, isOfPeople } from "@todayfruit/contract/call-definition";
import { PERMISSIONS, PERSON_PERMISSIONS, type Permission } from "@todayfruit/domain/operators/permissions";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operator, steppedUp } from "../testing/operator-account-and-login-steps.ts";
import {
  ALL_OPERATOR_CALL_SAMPLES,
  type OperatorName,
} from "../testing/operator-calls/access/all-operator-call-samples.ts";
import {
  createRowsOwnedByFarm,
  type FarmRows,
} from "../testing/operator-calls/access/create-rows-owned-by-farm.ts";
import { isFarmName, otherFarmCallInputs } from "../testing/operator-calls/access/other-farm-call-inputs.ts";
import { seedRules } from "../testing/product-and-member-fixtures.ts";
import { createTestShop, type TestShop } from "../testing/test-shop.ts";

/** Matrix of API keys: every call of operators by keys with each permission, and by keys of farms. */

let shop: TestShop;
let boss: Awaited<ReturnType<typeof operator>>;
let foreign: FarmRows;
let keys: { all: string; none: Map<Permission, string>; farm: string };
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
  await createRowsOwnedByFarm(shop, 9101);
  foreign = await createRowsOwnedByFarm(shop, 9202);
  boss = await operator(shop);
  const proof = await steppedUp(shop, boss);
  const make = async (permissions: readonly Permission[], distributorIds?: number[]) => {
    const body = { name: "시험", permissions: [...permissions], reason: "시험" };
    const { reply } = await shop.call(
      boss.token,
      "POST /operator/v1/api-keys",
      { body: { ...body, ...(distributorIds ? { distributorIds } : {}) } as never },
      proof,
    );
    return reply.secret;
  };
  const none = new Map<Permission, string>();
  for (const permission of HELD) none.set(permission, await make(HELD.filter((held) => held !== permission)));
  keys = { all: await make(HELD), none, farm: await make(HELD, [9101]) };
});
afterAll(() => shop.close());

const HELD = PERMISSIONS.filter((permission) => !PERSON_PERMISSIONS.includes(permission));
const callOf = (name: Name): Call => allCalls[name];
const NAMES = (Object.keys(ALL_OPERATOR_CALL_SAMPLES) as OperatorName[]).filter(
  (name) => callOf(name).access === "operator",
);
const PEOPLE = NAMES.filter((name) => isOfPeople(callOf(name)));
const OPEN = NAMES.filter((name) => !PEOPLE.includes(name));

test("calls of people: sessions, operators, roles, keys, networks, the trail, health and unmasking", () => {
  expect(PEOPLE.toSorted()).toEqual(
    [
      "DELETE /operator/v1/tokens",
      "GET /operator/v1/actions",
      "GET /operator/v1/allowed-networks",
      "GET /operator/v1/api-keys",
      "GET /operator/v1/events",
      "GET /operator/v1/health",
      "GET /operator/v1/operators",
      "GET /operator/v1/roles",
      "PATCH /operator/v1/api-keys",
      "POST /operator/v1/api-keys",
      "POST /operator/v1/api-keys/{id}/revoke",
      "POST /operator/v1/api-keys/{id}/rotate",
      "POST /operator/v1/health/drills",
      "POST /operator/v1/members/{id}/personal-data",
      "POST /operator/v1/operators",
      "POST /operator/v1/operators/{id}/second-factor",
      "POST /operator/v1/orders/{id}/personal-data",
      "POST /operator/v1/roles",
      "POST /operator/v1/roles/{id}/delete",
      "POST /operator/v1/step-ups",
      "PUT /operator/v1/allowed-networks",
      "PUT /operator/v1/me/password",
      "PUT /operator/v1/operators/{id}",
      "PUT /operator/v1/roles/{id}",
      "PUT /operator/v1/roles/{id}/goodwill-limits",
    ].toSorted(),
  );
});

test.each(PEOPLE)("%s is refused to a key, also with the step-up of an operator", async (name) => {
  const proof = await steppedUp(shop, await operator(shop));
  const { status, refusal } = await shop.call(
    keys.all,
    name,
    ALL_OPERATOR_CALL_SAMPLES[name] as never,
    proof,
  );
  expect([status, refusal.code]).toEqual([403, "API_KEY_NOT_ALLOWED"]);
});

test.each(OPEN)("%s is open to a key with its permission and refused to one without", async (name) => {
  const { permission = null } = callOf(name);
  const allowed = await shop.call(keys.all, name, ALL_OPERATOR_CALL_SAMPLES[name] as never);
  expect([401, 403, 500]).not.toContain(allowed.status);
  if (permission === null) return;
  const without = await shop.call(
    keys.none.get(permission) ?? "",
    name,
    ALL_OPERATOR_CALL_SAMPLES[name] as never,
  );
  expect([without.status, without.refusal.code]).toEqual([403, "PERMISSION_REQUIRED"]);
});

test.each(OPEN)("%s by a key of a farm: closed, or without a row of another farm", async (name) => {
  if (!isFarmName(name)) {
    const { status, refusal } = await shop.call(keys.farm, name, ALL_OPERATOR_CALL_SAMPLES[name] as never);
    expect([status, refusal.code]).toEqual([403, "PERMISSION_REQUIRED"]);
    return;
  }
  const { input, expected } = otherFarmCallInputs(foreign)[name];
  const { status, refusal, reply } = await shop.call(keys.farm, name, input as never);
  if (expected.endsWith("_NOT_FOUND")) expect([status, refusal.code]).toEqual([404, expected]);
  else expect([401, 403, 500]).not.toContain(status);
  const text = JSON.stringify(reply ?? refusal);
  expect(foreign.texts.filter((each) => text.includes(each))).toEqual([]);
});

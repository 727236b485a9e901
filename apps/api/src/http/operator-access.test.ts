import { allCalls, type Name } from "@todayfruit/contract/all-calls";
import type { Call } from "@todayfruit/contract/call-definition";
import { PERMISSIONS } from "@todayfruit/domain/operators/permissions";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operator, steppedUp } from "../testing/operator-account-and-login-steps.ts";
import {
  ALL_OPERATOR_CALL_SAMPLES as INPUTS,
  type OperatorName,
} from "../testing/operator-calls/access/all-operator-call-samples.ts";
import { guest, member } from "../testing/product-and-member-fixtures.ts";
import { createTestShop, type TestShop } from "../testing/test-shop.ts";

let shop: TestShop;
let tokens: Record<"nobody" | "a bad token" | "a guest" | "a member", string | null>;
beforeAll(async () => {
  shop = await createTestShop();
  tokens = {
    nobody: null,
    "a bad token": "A".repeat(43),
    "a guest": await guest(shop),
    "a member": await member(shop),
  };
});
afterAll(() => shop.close());

const NAMES = Object.keys(INPUTS) as OperatorName[];
const CLOSED = NAMES.filter((name) => callOf(name).access === "operator");

test("every operators' call is in the matrix and declares its permission; only login is open", () => {
  expect(NAMES.toSorted()).toEqual(
    Object.keys(allCalls)
      .filter((name) => name.includes(" /operator/"))
      .toSorted(),
  );
  expect(NAMES.filter((name) => !CLOSED.includes(name))).toEqual(["POST /operator/v1/tokens"]);
  expect(CLOSED.filter((name) => callOf(name).permission === undefined)).toEqual([]);
});

test.each(
  CLOSED.flatMap((name) =>
    (["nobody", "a bad token", "a guest", "a member"] as const).map((who) => [name, who] as const),
  ),
)("%s is refused to %s", async (name, who) => {
  const { status, refusal } = await shop.call(tokens[who], name, INPUTS[name] as never);
  expect([status, refusal.code]).toEqual([401, who === "nobody" ? "LOGIN_REQUIRED" : "TOKEN_INVALID"]);
});

test.each(CLOSED)("%s is open to exactly the operators with its permission", async (name) => {
  const { permission } = callOf(name);
  const others = PERMISSIONS.filter((other) => other !== permission);
  const without = await operator(shop, others);
  const denied = await shop.call(without.token, name, INPUTS[name] as never);
  expect(denied.status === 403 && denied.refusal.code === "PERMISSION_REQUIRED").toBe(permission !== null);
  const may = await operator(shop, permission ? [permission] : []);
  const headers = callOf(name).stepUp ? await steppedUp(shop, may) : {};
  const { status } = await shop.call(may.token, name, INPUTS[name] as never, headers);
  expect([401, 403, 500]).not.toContain(status);
});

test("an operator's token opens no shopper's call", async () => {
  const { token } = await operator(shop);
  const shoppers = (Object.keys(allCalls) as Name[]).filter((name) => {
    const { access, path, body } = callOf(name);
    return (access === "buyer" || access === "member") && !path && !body && callOf(name).query === undefined;
  });
  expect(shoppers.length).toBeGreaterThan(10);
  for (const name of shoppers) {
    const { status, refusal } = await shop.call(token, name, {} as never);
    expect([name, status, refusal.code]).toEqual([name, 401, "TOKEN_INVALID"]);
  }
});

function callOf(name: Name): Call {
  return allCalls[name];
}

import { CONFIRMATION_HEADER } from "@todayfruit/contract/accounts/confirm-purposes";
import { allCalls, type Name } from "@todayfruit/contract/all-calls";
import type { Call } from "@todayfruit/contract/call-definition";
import { afterAll, beforeAll, expect, test } from "vitest";
import { OPERATOR_PASSWORD, operator, steppedUp } from "../../../testing/operator-account-and-login-steps.ts";
import {
  createOperatorCallInputs,
  type Traced,
} from "../../../testing/operator-calls/operator-call-inputs.ts";
import { later, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const NAMES = Object.entries<Call>(allCalls)
  .filter(([, { stepUp }]) => stepUp)
  .map(([name]) => name as Traced);

/** Changes no account: what it breaks is rolled back. */
const DRILL = "POST /operator/v1/health/drills";

test("every call that changes another operator's account requires a step-up", () => {
  const managing = Object.entries<Call>(allCalls)
    .filter(([name, { permission }]) => permission === "operators.manage" && !name.startsWith("GET "))
    .map(([name]) => name)
    .filter((name) => name !== DRILL);
  expect(NAMES.toSorted()).toEqual(managing.toSorted());
});

test.each(NAMES)("%s requires a fresh step-up of its own session", async (name) => {
  const own = await operator(shop);
  const other = await operator(shop);
  const input = (await createOperatorCallInputs(shop, own)[name]()) as never;
  const stale = await steppedUp(shop, own);
  later(shop, 5);
  const refused = {
    bare: {},
    wrong: { [CONFIRMATION_HEADER]: `${shop.clock.now.getTime() + 1000}.${"A".repeat(43)}` },
    stale,
    "of another operator": await steppedUp(shop, other),
    "of another session of theirs": await steppedUp(shop, { ...own, token: await secondSession(own) }),
  };
  for (const [which, headers] of Object.entries(refused)) {
    const { status, refusal } = await shop.call(own.token, name, input, headers);
    expect([which, status, refusal.code]).toEqual([which, 403, "STEP_UP_REQUIRED"]);
  }
  const right = await steppedUp(shop, own);
  expect((await shop.call(own.token, name, input, right)).status).toBe(200);
});

test("a wrong password or code is refused, counts as a failed login and is in the trail", async () => {
  const own = await operator(shop);
  const tried = async (body: { password: string; code: string }) =>
    (await shop.call(own.token, "POST /operator/v1/step-ups", { body })).refusal.code;
  expect(await tried({ password: "not my password", code: own.recoveryCodes[0] ?? "" })).toBe(
    "OPERATOR_PROOF_WRONG",
  );
  for (let turn = 0; turn < 4; turn += 1)
    expect(await tried({ password: OPERATOR_PASSWORD, code: "000000" })).toBe("OPERATOR_PROOF_WRONG");
  expect(await tried({ password: OPERATOR_PASSWORD, code: own.recoveryCodes[0] ?? "" })).toBe(
    "LOGIN_BLOCKED",
  );
  const rows = await select(
    shop,
    "select 1 from operator_action where action = 'operators.prove-failed' and subject = 'operator ' || $1",
    [own.id],
  );
  expect(rows).toHaveLength(5);
});

test("renewing a second factor ends the sessions opened with the old one", async () => {
  const boss = await operator(shop);
  const own = await operator(shop, "viewer");
  await shop.call(
    boss.token,
    "POST /operator/v1/operators/{id}/second-factor" satisfies Name,
    { path: { id: own.id }, body: { reason: "휴대폰을 잃어버림" } },
    await steppedUp(shop, boss),
  );
  expect((await shop.call(own.token, "GET /operator/v1/me")).status).toBe(401);
  expect((await shop.call(boss.token, "GET /operator/v1/me")).status).toBe(200);
});

async function secondSession({ email, recoveryCodes }: { email: string; recoveryCodes: string[] }) {
  const body = { email, password: OPERATOR_PASSWORD, code: recoveryCodes.shift() ?? "" };
  return (await shop.call(null, "POST /operator/v1/tokens", { body })).reply.token;
}

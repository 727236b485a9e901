import { afterAll, beforeAll, expect, test } from "vitest";
import { makeOperator, OPERATOR_PASSWORD, operator } from "../../testing/operator-account-and-login-steps.ts";
import { select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { codeAt } from "./second-factor/totp-and-recovery-codes.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test("each failed login is in the trail with account and network address, without what was typed", async () => {
  const { id, email, secret } = await makeOperator(shop);
  const logIn = (as: string, password: string, code: string) =>
    shop.call(null, "POST /operator/v1/tokens", { body: { email: as, password, code } });
  const code = codeAt(secret, shop.clock.now);
  await logIn(email, "not my password", code);
  await logIn(email, OPERATOR_PASSWORD, "000000");
  await logIn("nobody@todayfruit.example", OPERATOR_PASSWORD, code);

  const boss = await operator(shop);
  const { reply } = await shop.call(boss.token, "GET /operator/v1/actions", { query: { take: 10 } });
  const failed = {
    action: "operators.log-in-failed",
    operatorId: null,
    source: "stranger",
    address: "127.0.0.1",
    after: null,
  };
  expect(reply.list.filter(({ action }) => action === failed.action)).toMatchObject([
    { ...failed, subject: "operator unknown" },
    { ...failed, subject: `operator ${id}` },
    { ...failed, subject: `operator ${id}` },
  ]);
  expect(JSON.stringify(reply)).not.toContain("nobody@");
});

test("logins refused after too many failures add no unlimited rows to the trail", async () => {
  const { id, email } = await makeOperator(shop);
  for (let turn = 0; turn < 12; turn += 1) {
    await shop.call(null, "POST /operator/v1/tokens", { body: { email, password: "guess", code: "000000" } });
  }
  const rows = await select(
    shop,
    "select 1 from operator_action where subject = 'operator ' || $1 and source = 'stranger'",
    [id],
  );
  expect(rows).toHaveLength(5);
});

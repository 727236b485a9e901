import { afterAll, beforeAll, expect, test } from "vitest";
import { OPERATOR_PASSWORD, operator } from "../../testing/operator-account-and-login-steps.ts";
import { seedRules } from "../../testing/product-and-member-fixtures.ts";
import { later, select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { codeAt } from "./second-factor/totp-and-recovery-codes.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

const NEW = "a basket under the tree";

test("changing an operator's password requires the old one and a code, and ends other sessions", async () => {
  const own = await operator(shop, "viewer");
  later(shop, 1);
  const elsewhere = await logIn(own, OPERATOR_PASSWORD);
  later(shop, 1);
  const change = (password: string, code: string, newPassword = NEW) =>
    shop.call(own.token, "PUT /operator/v1/me/password", { body: { password, newPassword, code } });
  const code = codeAt(own.secret, shop.clock.now);
  expect((await change("not my password", code)).refusal.code).toBe("OPERATOR_PROOF_WRONG");
  expect((await change(OPERATOR_PASSWORD, "000000")).refusal.code).toBe("OPERATOR_PROOF_WRONG");
  expect((await change(OPERATOR_PASSWORD, code, own.email)).refusal.code).toBe("PASSWORD_COMMON");
  expect((await change(OPERATOR_PASSWORD, code)).status).toBe(200);
  expect((await change(NEW, code)).refusal.code).toBe("OPERATOR_PROOF_WRONG");

  expect((await shop.call(own.token, "GET /operator/v1/me")).status).toBe(200);
  expect((await shop.call(elsewhere.reply.token, "GET /operator/v1/me")).status).toBe(401);
  later(shop, 1);
  expect((await logIn(own, OPERATOR_PASSWORD)).refusal.code).toBe("OPERATOR_LOGIN_FAILED");
  expect((await logIn(own, NEW)).status).toBe(200);
  const actions = await select(
    shop,
    "select 1 from operator_action where action = 'operators.change-password' and subject = 'operator ' || $1",
    [own.id],
  );
  expect(actions).toHaveLength(1);
});

function logIn({ email, secret }: { email: string; secret: string }, password: string) {
  const code = codeAt(secret, shop.clock.now);
  return shop.call(null, "POST /operator/v1/tokens", { body: { email, password, code } });
}

import { afterAll, beforeAll, expect, test } from "vitest";
import {
  makeOperator,
  OPERATOR_PASSWORD,
  operator,
  steppedUp,
} from "../../testing/operator-account-and-login-steps.ts";
import { later, select } from "../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../testing/test-shop.ts";
import { codeAt } from "./second-factor/totp-and-recovery-codes.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const NEW = "a basket under the tree";

test("an operator with an initial password can read their account, must change it, and can work afterwards", async () => {
  const own = await makeOperator(shop, ["viewer"]);
  await select(shop, "update operator set must_change_password = true where id = $1", [own.id]);
  const { reply } = await shop.call(null, "POST /operator/v1/tokens", {
    body: { email: own.email, password: OPERATOR_PASSWORD, code: codeAt(own.secret, shop.clock.now) },
  });
  expect(reply.mustChangePassword).toBe(true);
  const orders = () => shop.call(reply.token, "GET /operator/v1/orders");
  expect((await orders()).refusal).toMatchObject({ statusCode: 403, code: "PASSWORD_CHANGE_REQUIRED" });
  expect((await shop.call(reply.token, "GET /operator/v1/me")).reply.mustChangePassword).toBe(true);

  later(shop, 1);
  const change = (newPassword: string) =>
    shop.call(reply.token, "PUT /operator/v1/me/password", {
      body: { password: OPERATOR_PASSWORD, newPassword, code: codeAt(own.secret, shop.clock.now) },
    });
  expect((await change(OPERATOR_PASSWORD)).refusal.code).toBe("PASSWORD_COMMON");
  expect((await change(NEW)).status).toBe(200);
  expect((await orders()).status).toBe(200);
});

test("a created account has an initial password, and the command line works with it", async () => {
  const boss = await operator(shop);
  const { reply } = await shop.call(
    boss.token,
    "POST /operator/v1/operators",
    { body: { email: "new@todayfruit.example", name: "새 담당", password: NEW, roles: ["viewer"] } },
    await steppedUp(shop, boss),
  );
  const [made] = await select<{ must_change_password: boolean }>(
    shop,
    "select must_change_password from operator where id = $1",
    [reply.id],
  );
  expect(made).toEqual({ must_change_password: true });
});

test.each(["aaaaaaaaaaaa", "123456789012", "qwertyuiop12", "new2@todayfruit.example"])(
  "the common password %s is refused for a new account",
  async (password) => {
    const boss = await operator(shop);
    const made = await shop.call(
      boss.token,
      "POST /operator/v1/operators",
      { body: { email: "new2@todayfruit.example", name: "새 담당", password, roles: ["viewer"] } },
      await steppedUp(shop, boss),
    );
    expect(made.refusal.code).toBe("PASSWORD_COMMON");
  },
);

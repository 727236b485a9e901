import { afterAll, beforeAll, expect, test } from "vitest";
import { PASSWORD, signUp } from "../../apps/api/src/testing/product-and-member-fixtures.ts";
import { later, select } from "../../apps/api/src/testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../apps/api/src/testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test("credential stuffing: ten thousand tries on a hundred accounts open none, and the owners log in within minutes", async () => {
  const emails = Array.from({ length: 100 }, (_, index) => `stuffed${index}@todayfruit.example`);
  await signUp(shop, { email: emails[0] ?? "" });
  await select(
    shop,
    `insert into app_user (user_type, email, password_hash, name, phone, phone_verified_at, created_at)
     select 'email', given.email, u.password_hash, u.name, '010' || (50000000 + n), u.created_at, u.created_at
       from unnest($1::text[]) with ordinality as given (email, n), app_user u
      where u.email = $2`,
    [emails.slice(1), emails[0]],
  );
  const outcomes = new Map<string, number>();
  for (let round = 0; round < 100; round += 1) {
    const answers = await Promise.all(emails.map((email) => logIn(email, `guess ${round}`)));
    for (const { status, refusal } of answers) {
      const outcome = status === 200 ? "in" : refusal.code;
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  }
  expect(outcomes.get("in")).toBeUndefined();
  expect(outcomes.get("LOGIN_FAILED")).toBeLessThan(1000);
  later(shop, 5);
  const owners = await Promise.all(emails.slice(0, 10).map((email) => logIn(email, PASSWORD)));
  expect(owners.map(({ status }) => status)).toEqual(owners.map(() => 200));
}, 120_000);

function logIn(email: string, password: string) {
  return shop.call(null, "POST /v2/tokens", { body: { email, password } });
}

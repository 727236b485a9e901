import { afterAll, beforeAll, expect, test } from "vitest";
import { guest, newPhone, PASSWORD, signUp } from "../../apps/api/src/testing/product-and-member-fixtures.ts";
import { later, select } from "../../apps/api/src/testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../apps/api/src/testing/test-shop.ts";
import { computeTimingAdvantage } from "./compute-timing-advantage.ts";

/**
 * Times do not reveal whether an account exists: of 500 pairs of an existing and a missing one, guessing by the slower
 * answer is right about half of the time. The order within a pair alternates, so that a busy machine slows both alike.
 */

const PAIRS = 500;
/** Advantage that chance alone exceeds in less than one of a thousand million runs of 500 pairs. */
const BY_CHANCE = 0.12;

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test("advantage: detects a difference of a tenth of the time", () => {
  const noise = (index: number) => ((index * 7919) % 100) / 100;
  const there = Array.from({ length: PAIRS }, (_, index) => 22 + noise(index));
  const missing = Array.from({ length: PAIRS }, (_, index) => 20 + noise(index + 31));
  expect(computeTimingAdvantage(there, missing)).toBeGreaterThan(BY_CHANCE);
  expect(computeTimingAdvantage(there, there)).toBe(0);
});

test("login: a wrong password takes as long for a missing account as for an existing one", async () => {
  const emails = Array.from({ length: 50 }, (_, index) => `timed${index}@todayfruit.example`);
  await signUp(shop, { email: "first-timed@todayfruit.example" });
  await select(
    shop,
    `insert into app_user (user_type, email, password_hash, name, phone, phone_verified_at, created_at)
     select 'email', given.email, u.password_hash, u.name, '010' || (60000000 + n), u.created_at, u.created_at
       from unnest($1::text[]) with ordinality as given (email, n), app_user u
      where u.email = 'first-timed@todayfruit.example'`,
    [emails],
  );
  const bodies = { there: new Set<string>(), missing: new Set<string>() };
  const logIn = async (kind: "there" | "missing", index: number) => {
    const email = kind === "there" ? (emails[index % 50] ?? "") : `missing${index % 50}@todayfruit.example`;
    const answer = await shop.call(null, "POST /v2/tokens", { body: { email, password: "not this one" } });
    bodies[kind].add(JSON.stringify([answer.status, { ...answer.refusal, requestId: "" }]));
  };
  const { there, missing } = await measure(logIn, () => select(shop, "delete from login_failure"));
  expect(bodies.there).toEqual(bodies.missing);
  expect(bodies.there.size).toBe(1);
  expect(Math.abs(computeTimingAdvantage(there, missing))).toBeLessThan(BY_CHANCE);
}, 120_000);

test("password reset: a code for a missing number takes as long as for a member's", async () => {
  const phone = newPhone();
  await signUp(shop, { phone, password: PASSWORD });
  const token = await guest(shop);
  const other = newPhone();
  const send = async (kind: "there" | "missing") => {
    const body = { phone: kind === "there" ? phone : other, purpose: "resetPassword" } as const;
    const answer = await shop.call(token, "POST /v1/auth/phone", { body });
    expect(answer.reply).toEqual({ expiresInSeconds: 180, resendAfterSeconds: 60 });
  };
  const { there, missing } = await measure(send, () => select(shop, "delete from phone_code"), 1);
  expect(Math.abs(computeTimingAdvantage(there, missing))).toBeLessThan(BY_CHANCE);
}, 120_000);

/** Measures both kinds in ms; `reset` clears the limits every few pairs. */
async function measure(
  ask: (kind: "there" | "missing", index: number) => Promise<void>,
  reset: () => Promise<unknown>,
  resetEvery = 20,
): Promise<{ there: number[]; missing: number[] }> {
  const times = { there: [] as number[], missing: [] as number[] };
  for (let index = 0; index < PAIRS + 20; index += 1) {
    if (index % resetEvery === 0) {
      await reset();
      later(shop, 20);
    }
    const kinds = index % 2 === 0 ? (["there", "missing"] as const) : (["missing", "there"] as const);
    for (const kind of kinds) {
      const begin = performance.now();
      await ask(kind, index);
      // The first requests warm up connections and code.
      if (index >= 20) times[kind].push(performance.now() - begin);
    }
  }
  return times;
}

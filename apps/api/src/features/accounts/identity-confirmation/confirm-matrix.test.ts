import { CONFIRM_PURPOSES, CONFIRMATION_HEADER } from "@todayfruit/contract/accounts/confirm-purposes";
import { allCalls } from "@todayfruit/contract/all-calls";
import type { Call } from "@todayfruit/contract/call-definition";
import { afterAll, beforeAll, expect, test } from "vitest";
import { confirmed } from "../../../testing/confirm-identity-by-code-steps.ts";
import { CONFIRMATION_REQUIRED_CALLS } from "../../../testing/confirmation-required-calls.ts";
import { member, seedRules } from "../../../testing/product-and-member-fixtures.ts";
import { select } from "../../../testing/read-and-set-shop-state.ts";
import { joinSocially } from "../../../testing/social-login-steps.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await seedRules(shop.database.db);
});
afterAll(() => shop.close());

const MEMBERS = {
  "a password": () => member(shop),
  "no password": () => joinSocially(shop, "kakaotalk"),
};
const KINDS = Object.keys(MEMBERS) as (keyof typeof MEMBERS)[];

test("the matrix has every purpose of every call marked in the contract, and no other", () => {
  const marked = Object.entries(allCalls as Record<string, Call>).flatMap(([name, { confirm = [] }]) =>
    confirm.map((purpose) => `${name} ${purpose}`),
  );
  const tried = CONFIRMATION_REQUIRED_CALLS.map(({ name, purpose }) => `${name} ${purpose}`);
  expect([...new Set(tried)].sort()).toEqual(marked.sort());
  expect([...new Set(CONFIRMATION_REQUIRED_CALLS.map(({ purpose }) => purpose))].sort()).toEqual(
    [...CONFIRM_PURPOSES].sort(),
  );
});

test.each(
  CONFIRMATION_REQUIRED_CALLS.flatMap((each) =>
    KINDS.map((kind) => [each.name, each.notice, kind, each] as const),
  ),
)(
  "%s (%s) of a member with %s requires the right confirmation, and is notified",
  async (name, notice, kind, { purpose, input }) => {
    const token = await MEMBERS[kind]();
    const { id } = (await shop.call(token, "GET /v2/app-users/detail")).reply;
    const stale = await confirmed(shop, token, purpose);
    shop.clock.now = new Date(shop.clock.now.getTime() + 5 * 60_000);
    const prepared = await input(shop, token);
    const before = await noticesOf(id);

    const other =
      CONFIRM_PURPOSES[(CONFIRM_PURPOSES.indexOf(purpose) + 1) % CONFIRM_PURPOSES.length] ?? "leave";
    const refused = {
      bare: {},
      wrong: { [CONFIRMATION_HEADER]: `${shop.clock.now.getTime() + 1000}.${"A".repeat(43)}` },
      unreadable: { [CONFIRMATION_HEADER]: "confirmed" },
      stale,
      "of another purpose": await confirmed(shop, token, other),
      "of another member": await confirmed(shop, await member(shop), purpose),
    };
    for (const [which, headers] of Object.entries(refused)) {
      const { status, refusal } = await shop.call(token, name, prepared as never, headers);
      expect([which, status, refusal.code, refusal.detail]).toEqual([
        which,
        403,
        "CONFIRM_REQUIRED",
        { purpose },
      ]);
    }
    expect(await noticesOf(id)).toEqual(before);

    const right = await confirmed(shop, token, purpose);
    expect((await shop.call(token, name, prepared as never, right)).status).toBe(200);
    expect((await noticesOf(id)).filter((each) => !before.includes(each))).toEqual([notice]);
  },
);

async function noticesOf(userId: number): Promise<string[]> {
  const rows = await select<{ notice: string }>(
    shop,
    `select coalesce(variables ->> '내용', template) as notice from message where user_id = $1
     union all
     select template from message_outbox where subject = $2`,
    [userId, `leaving of ${userId}`],
  );
  return rows.map(({ notice }) => notice).filter((notice) => !notice.includes("동의"));
}

import { afterAll, beforeAll, expect, test } from "vitest";
import { confirmed } from "../../../testing/confirm-identity-by-code-steps.ts";
import { findInAllTables } from "../../../testing/find-in-all-tables.ts";
import { guest, newPhone, provePhone } from "../../../testing/product-and-member-fixtures.ts";
import { later, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";
import { unlinkAtProviders } from "../social/unlinking/unlink-at-providers.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

test.each([
  ["kakaotalk", "kakao", "3100000001"],
  ["naver", "naver", "nv-orchard-1"],
] as const)(
  "%s is notified of a member who left, repeatedly until it answers",
  async (snsType, provider, person) => {
    const token = await guest(shop);
    const start = await shop.call(token, "POST /v1/auth/social/{snsType}/start", {
      path: { snsType },
      body: {},
    });
    const back = await fetch(`${start.reply.authorizeUrl}&person=${person}`, { redirect: "manual" });
    const { searchParams } = new URL(back.headers.get("location") ?? "");
    const returned = await shop.call(token, "POST /v1/auth/social/{snsType}/callback", {
      path: { snsType },
      body: { code: searchParams.get("code") ?? "", state: searchParams.get("state") ?? "" },
    });
    const { snsToken } = returned.reply;
    const phone = newPhone();
    await provePhone(shop, token, phone, "signUp");
    const joinedBy = await shop.call(token, "POST /v2/tokens/sign-up", {
      body: {
        email: `${person}@leaves.example`,
        phone,
        name: "김하루",
        userType: snsType,
        tokenType: "oauth",
        snsType,
        snsToken,
        userSettings: { isOver14: true },
      },
    });
    expect(await findInAllTables(shop, ["refresh-"])).toEqual([]);
    const headers = await confirmed(shop, joinedBy.reply.token, "leave");
    const left = await shop.call(joinedBy.reply.token, "DELETE /v1/app-users", { body: {} }, headers);
    expect(left.status).toBe(200);
    expect(await findInAllTables(shop, [person])).toEqual([]);

    const { services } = shop;
    const real = services.social[snsType];
    const asked: string[] = [];
    services.social[snsType] = {
      ...real,
      unlink: async ({ subject }) => {
        asked.push(subject);
        return { kind: "failed", reason: "down" };
      },
    };
    expect(await unlinkAtProviders(services)).toBe(0);
    expect(await unlinkAtProviders(services)).toBe(0);
    services.social[snsType] = real;
    expect(asked).toEqual([person]);
    later(shop, 3);
    expect(await unlinkAtProviders(services)).toBe(1);
    expect(await select(shop, "select from pending_social_unlink")).toEqual([]);
    const people = await shop.sandbox(`/_sim/social/${provider}/linked`);
    expect(people.list).not.toContain(person);
  },
);

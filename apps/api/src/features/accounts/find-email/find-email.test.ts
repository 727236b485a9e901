import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { guest, newPhone, signUp } from "../../../testing/product-and-member-fixtures.ts";
import { later, select } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
let asker: string;
let phone: string;
beforeAll(async () => {
  shop = await createTestShop();
});
beforeEach(async () => {
  asker = await guest(shop);
  phone = newPhone().replaceAll("-", "");
  later(shop, 1);
});
afterAll(() => shop.close());

type Purpose = "findEmail" | "resetPassword";

async function codeFor(purpose: Purpose | undefined): Promise<string> {
  await shop.call(asker, "POST /v1/auth/phone", { body: { phone, ...(purpose && { purpose }) } });
  const { list } = (await shop.sandbox(`/_sim/messages?to=${phone}`)) as { list: { text: string }[] };
  return /\[(\d{6})\]/.exec(list[0]?.text ?? "")?.[1] ?? "";
}

const find = (verificationCode: string, purpose?: Purpose, token = asker) =>
  shop.call(token, "POST /v1/auth/find-email", {
    body: { phone, verificationCode, ...(purpose && { purpose }) },
  });

test("the code of a number shows the masked e-mail of its member, once", async () => {
  await signUp(shop, { phone, email: "haru.kim@todayfruit.example" });
  later(shop, 1);
  const code = await codeFor("findEmail");
  const { reply } = await find(code);
  expect(reply.accounts).toEqual([
    {
      email: "ha***@todayfruit.example",
      userType: "email",
      joinedOn: expect.stringMatching(/^2026-11-2\d$/),
    },
  ]);
  expect((await find(code)).refusal.code).toBe("CODE_WRONG");
});

test("a wrong code is refused alike, whether or not the number has a member", async () => {
  const stranger = await find("000000");
  await signUp(shop, { phone, email: `known-${phone}@todayfruit.example` });
  const known = await find("000000");
  expect([known.status, known.refusal.code, known.refusal.message]).toEqual([
    stranger.status,
    stranger.refusal.code,
    stranger.refusal.message,
  ]);
});

test("a number without a member, or one that its member did not verify, shows no account", async () => {
  expect((await find(await codeFor("findEmail"))).reply.accounts).toEqual([]);
  await signUp(shop, { phone, email: `unproven-${phone}@todayfruit.example` });
  await select(shop, "update app_user set phone_verified_at = null where phone = $1", [phone]);
  later(shop, 1);
  expect((await find(await codeFor("findEmail"))).reply.accounts).toEqual([]);
});

test("a code to reset a password shows the e-mail and still resets the password", async () => {
  await signUp(shop, { phone, email: `reset-${phone}@todayfruit.example` });
  later(shop, 1);
  const verificationCode = await codeFor("resetPassword");
  expect((await find(verificationCode, "resetPassword")).reply.accounts).toHaveLength(1);
  const body = { newPassword: "사과 한 상자 주세요", verificationCode, phone };
  expect((await shop.call(asker, "PUT /v1/auth/reset-password", { body })).reply.isReset).toBe(true);
  expect((await find(verificationCode, "resetPassword")).refusal.code).toBe("CODE_WRONG");
});

test("a code for something else, without a purpose or of another shopper shows nothing", async () => {
  const unspecified = await codeFor(undefined);
  expect((await find(unspecified)).refusal.code).toBe("CODE_WRONG");
  later(shop, 1);
  const code = await codeFor("findEmail");
  expect((await find(code, "resetPassword")).refusal.code).toBe("CODE_WRONG");
  expect((await find(code, "findEmail", await guest(shop))).refusal.code).toBe("CODE_WRONG");
  expect((await find(code)).status).toBe(200);
});

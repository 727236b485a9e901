import { afterAll, beforeAll, expect, test } from "vitest";
import { guest, newPhone, provePhone, signUp } from "../../../testing/product-and-member-fixtures.ts";
import { later } from "../../../testing/read-and-set-shop-state.ts";
import { createTestShop, type TestShop } from "../../../testing/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const PASSWORD = "orchard in the fog";

test("after five wrong passwords login pauses for seconds, for known and unknown accounts alike, then the owner gets in", async () => {
  await signUp(shop, { email: "owner@todayfruit.example" });
  for (const email of ["owner@todayfruit.example", "nobody@todayfruit.example"]) {
    for (let count = 0; count < 5; count += 1)
      expect((await logIn(email, "wrong")).refusal.code).toBe("LOGIN_FAILED");
    expect((await logIn(email, PASSWORD)).refusal.code).toBe("LOGIN_BLOCKED");
  }
  later(shop, 0.25);
  expect((await logIn("owner@todayfruit.example", PASSWORD)).status).toBe(200);
  expect((await logIn("nobody@todayfruit.example", PASSWORD)).refusal.code).toBe("LOGIN_FAILED");
});

test("race: of forty concurrent guesses five are tried, and a right one among the rest is refused", async () => {
  const email = "raced@todayfruit.example";
  await signUp(shop, { email });
  const guesses = Array.from({ length: 40 }, (_, index) =>
    logIn(email, index < 39 ? `guess ${index}` : PASSWORD),
  );
  const codes = (await Promise.all(guesses)).map(({ status, refusal }) =>
    status === 200 ? "in" : refusal.code,
  );
  expect(codes.filter((code) => code !== "LOGIN_BLOCKED").length).toBeLessThanOrEqual(6);
  expect(codes.filter((code) => code === "LOGIN_FAILED").length).toBeLessThanOrEqual(5);
});

test("a reset needs the code of the phone, ends every session, and does not reveal whether a member has the number", async () => {
  const phone = newPhone();
  const email = "forgetful@todayfruit.example";
  const session = (await signUp(shop, { email, phone })).reply.token;
  later(shop, 1);
  const asker = await guest(shop);
  const codes = [];
  for (const number of [phone, newPhone()]) {
    await shop.call(asker, "POST /v1/auth/phone", { body: { phone: number, purpose: "resetPassword" } });
    const verificationCode = await latestCode(number);
    const body = { newPassword: "another orchard", phone: number, verificationCode };
    codes.push(body);
    const reset = await shop.call(asker, "PUT /v1/auth/reset-password", { body });
    expect(reset.reply).toEqual({ isReset: true });
    later(shop, 1);
  }
  const [used] = codes;
  if (!used) throw new Error("no code");
  expect((await shop.call(asker, "PUT /v1/auth/reset-password", { body: used })).refusal.code).toBe(
    "CODE_WRONG",
  );
  expect((await shop.call(session, "GET /v2/app-users/detail")).refusal.code).toBe("TOKEN_INVALID");
  expect((await logIn(email, PASSWORD)).refusal.code).toBe("LOGIN_FAILED");
  expect((await logIn(email, "another orchard")).status).toBe(200);
});

test("a code for joining does not reset a password", async () => {
  const phone = newPhone();
  await signUp(shop, { phone });
  const asker = await guest(shop);
  await provePhone(shop, asker, phone, "signUp");
  const body = { newPassword: "another orchard", phone, verificationCode: "000000" };
  expect((await shop.call(asker, "PUT /v1/auth/reset-password", { body })).refusal.code).toBe("CODE_WRONG");
});

function logIn(email: string, password: string) {
  return shop.call(null, "POST /v2/tokens", { body: { email, password } });
}

async function latestCode(phone: string): Promise<string> {
  const { list } = (await shop.sandbox(`/_sim/messages?to=${phone}`)) as { list: { text: string }[] };
  return /\[(\d{6})\]/.exec(list[0]?.text ?? "")?.[1] ?? "";
}

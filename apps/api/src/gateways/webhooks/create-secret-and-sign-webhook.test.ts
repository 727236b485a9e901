import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { newWebhookSecret, signWebhook } from "./create-secret-and-sign-webhook.ts";

/** Vector that the reference libraries of Standard Webhooks publish. */
const VECTOR = {
  secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
  seconds: 1_614_265_330,
  body: '{"test": 2432232314}',
  signature: "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
};

test("signWebhook: the vector of the Standard Webhooks specification", () => {
  expect(signWebhook([VECTOR.secret], VECTOR)).toBe(VECTOR.signature);
});

test("signWebhook: two secrets give two signatures, separated by a space", () => {
  const other = newWebhookSecret(randomBytes);
  const signed = signWebhook([other, VECTOR.secret], VECTOR).split(" ");
  expect(signed).toEqual([signWebhook([other], VECTOR), VECTOR.signature]);
});

test("signWebhook: id, instant and body are signed", () => {
  for (const change of [{ id: "msg_2" }, { seconds: 1_614_265_331 }, { body: "{}" }])
    expect(signWebhook([VECTOR.secret], { ...VECTOR, ...change })).not.toBe(VECTOR.signature);
});

test("newWebhookSecret: 32 random bytes in base64 behind the prefix of the specification", () => {
  const secret = newWebhookSecret(randomBytes);
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(Buffer.from(secret.slice(6), "base64")).toHaveLength(32);
});

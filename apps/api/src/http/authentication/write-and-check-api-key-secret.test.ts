import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { bearerOf } from "./read-and-hash-bearer-token.ts";
import { isApiKeySecret, newApiKeySecret } from "./write-and-check-api-key-secret.ts";

test("newApiKeySecret: a prefix of its own, 256 bits and a checksum; a bearer token", () => {
  const secret = newApiKeySecret(randomBytes);
  expect(secret).toMatch(/^tfk_[A-Za-z0-9_-]{43}_[0-9a-f]{8}$/);
  expect(secret).not.toMatch(/^(test|live)_/);
  expect(isApiKeySecret(secret)).toBe(true);
  expect(bearerOf(`Bearer ${secret}`)).toBe(secret);
  expect(newApiKeySecret(randomBytes)).not.toBe(secret);
});

test("isApiKeySecret: a changed character, a shortened secret and a session's token are none", () => {
  const secret = newApiKeySecret(() => new Uint8Array(32));
  const wrong = `${secret.slice(0, 10)}B${secret.slice(11)}`;
  expect([wrong, secret.slice(0, -1), secret.toUpperCase(), "A".repeat(43)].map(isApiKeySecret)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(bearerOf(`Bearer ${secret.slice(0, -1)}`)).toBeNull();
});

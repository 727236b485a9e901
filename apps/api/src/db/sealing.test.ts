import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { createSealing, keyFromSecret } from "./sealing.ts";

const [first, second] = [key("k1"), key("k2")];
const ACCOUNT = "110-123-456789 김하루";

test("a decrypted text equals the original, which is not visible in the stored bytes", () => {
  const sealing = createSealing(first, randomBytes);
  const sealed = sealing.seal(ACCOUNT, "account 1");
  expect(sealing.open(sealed, "account 1")).toBe(ACCOUNT);
  expect(Buffer.from(sealed.sealed).toString("utf8")).not.toContain("123456");
  expect(sealing.seal(ACCOUNT, "account 1").sealed).not.toEqual(sealed.sealed);
});

test("a sealed text of another row, or with a changed bit, cannot be opened", () => {
  const sealing = createSealing(first, randomBytes);
  const sealed = sealing.seal(ACCOUNT, "account 1");
  expect(() => sealing.open(sealed, "account 2")).toThrow();
  const changed = Buffer.from(sealed.sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => sealing.open({ ...sealed, sealed: changed }, "account 1")).toThrow();
});

test("the newest key seals, the older still opens, and its texts are known as old", () => {
  const before = createSealing(first, randomBytes).seal(ACCOUNT, "account 1");
  const after = createSealing(`${second},${first}`, randomBytes);
  expect(after.open(before, "account 1")).toBe(ACCOUNT);
  expect(after.isOld(before)).toBe(true);
  const anew = after.seal(ACCOUNT, "account 1");
  expect([anew.keyId, after.isOld(anew)]).toEqual(["k2", false]);
  expect(() => createSealing(second, randomBytes).open(before, "account 1")).toThrow("k1");
});

test("a shop without keys derives the same one from its secret each time", () => {
  const sealed = createSealing(keyFromSecret("a secret"), randomBytes).seal(ACCOUNT, "account 1");
  expect(createSealing(keyFromSecret("a secret"), randomBytes).open(sealed, "account 1")).toBe(ACCOUNT);
  expect(() => createSealing(keyFromSecret("another"), randomBytes).open(sealed, "account 1")).toThrow();
});

function key(id: string): string {
  return `${id}:${randomBytes(32).toString("base64")}`;
}

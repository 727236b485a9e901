import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { filePassword } from "./file-password.ts";

test("a password has four groups of five signs that are not taken for one another", () => {
  for (let round = 0; round < 200; round += 1)
    expect(filePassword(randomBytes)).toMatch(/^[a-km-np-z2-9]{5}(-[a-km-np-z2-9]{5}){3}$/);
});

test("each of the 32 signs is as likely as the others", () => {
  const all = Array.from({ length: 256 }, (_, byte) => byte);
  const seen = new Map<string, number>();
  for (let from = 0; from < 256; from += 20) {
    const bytes = Uint8Array.from({ length: 20 }, (_, index) => all[(from + index) % 256] ?? 0);
    for (const sign of filePassword(() => bytes).replaceAll("-", ""))
      seen.set(sign, (seen.get(sign) ?? 0) + 1);
  }
  expect(seen.size).toBe(32);
});

import { expect, test } from "vitest";
import { isConsentPutOff, putOffConsent } from "./put-off-consent-storage.ts";

test("consent is put off for the versions that were shown, and asked for again with another version", () => {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const shown = [{ code: "termsOfService", version: "2" }];
  expect(isConsentPutOff(store, shown)).toBe(false);
  putOffConsent(store, shown);
  expect(isConsentPutOff(store, shown)).toBe(true);
  expect(isConsentPutOff(store, [{ code: "termsOfService", version: "3" }])).toBe(false);
});

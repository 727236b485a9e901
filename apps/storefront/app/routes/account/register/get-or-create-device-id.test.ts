import { expect, test } from "vitest";
import { getOrCreateDeviceId } from "./get-or-create-device-id.ts";

test("getOrCreateDeviceId: is made once and kept in the browser", () => {
  const values = new Map<string, string>();
  const store = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  expect([getOrCreateDeviceId(store, () => "one"), getOrCreateDeviceId(store, () => "another")]).toEqual([
    "one",
    "one",
  ]);
});

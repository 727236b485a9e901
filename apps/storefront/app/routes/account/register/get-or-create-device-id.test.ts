import { expect, test } from "vitest";
import { deviceId } from "./get-or-create-device-id.ts";

test("deviceId: is made once and kept in the browser", () => {
  const values = new Map<string, string>();
  const store = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  expect([deviceId(store, () => "one"), deviceId(store, () => "another")]).toEqual(["one", "one"]);
});

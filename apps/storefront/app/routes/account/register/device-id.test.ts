import { expect, test } from "vitest";
import { deviceId } from "./device-id.ts";

test("deviceId: is made once and kept in the browser", () => {
  const values = new Map<string, string>();
  const store = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  let count = 0;
  const random = () => `id-${(count += 1)}`;
  expect([deviceId(store, random), deviceId(store, random)]).toEqual(["id-1", "id-1"]);
});

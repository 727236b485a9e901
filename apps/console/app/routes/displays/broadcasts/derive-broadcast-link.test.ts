import { expect, test } from "vitest";
import { deriveBroadcastLink } from "./derive-broadcast-link.ts";

test("the link of a broadcast is its path with the number of the broadcast", () => {
  expect(deriveBroadcastLink({ id: 3, path: "/products/20001" })).toBe("/products/20001?live=3");
  expect(deriveBroadcastLink({ id: 3, path: "/category/fruit?sub=1001" })).toBe(
    "/category/fruit?sub=1001&live=3",
  );
});

import { expect, test } from "vitest";
import { boundCalls } from "../../app.ts";
import { limitOf } from "./call-concurrency-limits.ts";

const limits = Object.fromEntries(boundCalls.map((bound) => [bound.name, limitOf(bound)]));

test.each([
  ["GET /v1/products/{id}", "browse", "browse"],
  ["POST /v1.2/app-users/shopping-carts", "buy", "buy"],
  ["POST /v4/app-users/order-tmp/chk/{id}", "buy", "buy"],
  ["POST /v1/payments/confirm", "outside", "buy"],
  ["POST /v1/payments/webhooks/toss", "outside", "background"],
  ["GET /operator/v1/orders", "operate", "background"],
])("%s uses permits of %s and the pool %s", (name, kind, pool) => {
  expect(limits[name]).toMatchObject({ kind, pool });
});

test("each step of a purchase has priority over the step before it", () => {
  const steps = [
    "POST /v2/tokens/guest",
    "POST /v1.2/app-users/shopping-carts",
    "POST /v1.2/app-users/shopping-carts/order-item-tmp",
    "POST /v4/app-users/order-tmp",
    "PATCH /v4/app-users/order-tmp/calculate/{id}",
    "POST /v4/app-users/order-tmp/chk/{id}",
  ].map((name) => limits[name]?.priority ?? -1);
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(new Set(steps).size).toBe(steps.length);
});

test("every call has a longest wait for its permit", () => {
  for (const [name, { patienceMs }] of Object.entries(limits))
    expect([name, patienceMs > 0]).toEqual([name, true]);
});

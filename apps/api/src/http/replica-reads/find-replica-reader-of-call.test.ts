import { allCalls } from "@todayfruit/contract/all-calls";
import type { Call, CallName } from "@todayfruit/contract/call-definition";
import { expect, test } from "vitest";
import { findReplicaReaderOfCall } from "./find-replica-reader-of-call.ts";

const calls = (Object.entries(allCalls) as [CallName, Call][]).map(([name, call]) => ({ name, call }));
const readersOf = (isOne: (each: { name: CallName; call: Call }) => boolean) =>
  new Set(calls.filter(isOne).map(findReplicaReaderOfCall));

test("every kept public reply is read from replicas", () => {
  expect(readersOf(({ call }) => call.cached !== undefined)).toEqual(new Set(["public"]));
});

test("no call that changes something, streams events or has a secret in its path is read from replicas", () => {
  expect(
    readersOf(({ name, call }) => !name.startsWith("GET ") || call.events === true || call.secret === true),
  ).toEqual(new Set([null]));
});

test("operators' statistics and exports are read from replicas, and none of their other lists", () => {
  const read = calls.filter(
    ({ name, call }) => call.access === "operator" && findReplicaReaderOfCall({ name, call }),
  );
  expect(read.map(({ name }) => name).sort()).toEqual([
    "GET /operator/v1/analytics",
    "GET /operator/v1/exports/coupons",
    "GET /operator/v1/exports/dispatches",
    "GET /operator/v1/exports/members",
    "GET /operator/v1/exports/options",
    "GET /operator/v1/exports/orders",
    "GET /operator/v1/exports/prices",
    "GET /operator/v1/exports/products",
    "GET /operator/v1/exports/stock",
    "GET /operator/v1/reports/cohorts",
    "GET /operator/v1/reports/contents",
    "GET /operator/v1/reports/funnel",
    "GET /operator/v1/reports/gifts",
    "GET /operator/v1/reports/liabilities",
    "GET /operator/v1/reports/sales",
    "GET /operator/v1/reports/searches",
    "GET /operator/v1/reports/tax",
    "GET /operator/v1/settlements/{id}/statement",
  ]);
});

test("a buyer's checkout, payment and refund are read from the primary, and their lists from replicas", () => {
  const of = (name: CallName) => calls.filter((each) => each.name === name).map(findReplicaReaderOfCall);
  expect(of("GET /v4/app-users/order-tmp/{id}")).toEqual([null]);
  expect(of("GET /v1/payments/{orderId}")).toEqual([null]);
  expect(of("GET /v1/app-users/orders/{id}/refund-preview")).toEqual([null]);
  expect(of("GET /v1.2/app-users/shopping-carts")).toEqual(["buyer"]);
  expect(of("GET /v1/app-users/reviews")).toEqual(["buyer"]);
});

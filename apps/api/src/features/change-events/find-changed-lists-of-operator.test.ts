import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { PERMISSIONS } from "@todayfruit/domain/operators/permissions";
import { expect, test } from "vitest";
import { findChangedListsOfOperator } from "./find-changed-lists-of-operator.ts";

const MANAGER = { permissions: PERMISSIONS, distributorIds: null };
const FARM = { permissions: PERMISSIONS, distributorIds: [12] };

test("a noun is for those who may read its list, and a farm's own rows for the farm", () => {
  expect(findChangedListsOfOperator(MANAGER, { noun: "claims", farms: null })).toEqual(["claims"]);
  expect(
    findChangedListsOfOperator({ ...MANAGER, permissions: ["orders.read"] }, { noun: "claims", farms: null }),
  ).toEqual([]);
  expect(findChangedListsOfOperator(FARM, { noun: "orders", farms: [11, 12] })).toEqual(["orders"]);
  expect(findChangedListsOfOperator(FARM, { noun: "orders", farms: [11] })).toEqual([]);
  expect(findChangedListsOfOperator(FARM, { noun: "orders", farms: null })).toEqual([]);
  expect(findChangedListsOfOperator(FARM, { noun: "coupons", farms: [12] })).toEqual([]);
});

test("a change of unknown extent names every list that the operator may read, and a farm's no others", () => {
  expect(
    findChangedListsOfOperator({ ...MANAGER, permissions: ["members.read"] }, { noun: "*", farms: null }),
  ).toEqual(["member-notes", "members", "messages", "subscriptions"]);
  expect(findChangedListsOfOperator(FARM, { noun: "*", farms: null })).toContain("orders");
  expect(findChangedListsOfOperator(FARM, { noun: "*", farms: null })).not.toContain("members");
});

/** Nouns of the trail whose acts change no list of records. */
const UNLISTED = ["data", "images"];

test("every noun of the trail is shown by a list", () => {
  const folder = path.resolve(import.meta.dirname, "..");
  const files = globSync("**/*.ts", { cwd: folder, exclude: (name) => name.endsWith(".test.ts") });
  const nouns = new Set(
    files.flatMap((file) =>
      [...readFileSync(path.join(folder, file), "utf8").matchAll(/action: "([a-z-]+)\.[a-zA-Z-]+"/g)].map(
        ([, noun = ""]) => noun,
      ),
    ),
  );
  expect(nouns.size).toBeGreaterThan(20);
  const unknown = [...nouns].filter(
    (noun) => findChangedListsOfOperator(MANAGER, { noun, farms: null }).length === 0,
  );
  expect(unknown.toSorted()).toEqual(UNLISTED);
});

import { expect, test } from "vitest";
import { variantNames } from "./choose-variant.ts";
import { face as farmer } from "./farmer/face.ts";
import { face as market } from "./market/face.ts";
import { face as ru } from "./ru/face.ts";
import { face as todayfruit } from "./todayfruit/face.ts";
import { defineVariant } from "./variant.ts";

const faces = [todayfruit, market, farmer, ru];

test("faces: every name has its face", () => {
  expect(faces.map((face) => face.name)).toEqual(variantNames);
});

test("faces: the bottom navigation has the specification's paths", () => {
  const paths = faces.map((face) => face.bottomNavigation.map((tab) => tab.path));
  expect(paths).toEqual([
    ["/", "/notifications", "/my-todayfruit"],
    ["/", "/category-list", "/notifications", "/my-todayfruit"],
    ["/", "/category-list", "/notifications", "/my-todayfruit"],
    ["/category-list", "/", "/", "/", "/my-todayfruit"],
  ]);
});

test("faces: farmer and ru have no shop-entry inquiry, and only market prefixes the chat member", () => {
  expect(faces.map((face) => face.support.shopEntry !== null)).toEqual([true, true, false, false]);
  expect(faces.map((face) => face.support.chatMemberIdPrefix !== "")).toEqual([false, true, false, false]);
});

test("faces: each has its own app per platform with a valid URL", () => {
  const addresses = faces.flatMap(({ apps }) => [apps.ios, apps.android]);
  expect(new Set(addresses).size).toBe(2 * faces.length);
  const wrong = { ...market, apps: { ...market.apps, ios: "http://apps.example/market" } };
  expect(() => defineVariant(wrong)).toThrow("market.apps.ios of the variant is no https address");
  const blank = { ...market, apps: { ...market.apps, android: "" } };
  expect(() => defineVariant(blank)).toThrow("market.apps.android of the variant is blank");
});

test("defineVariant: throws for a blank business detail", () => {
  const blank = { ...todayfruit, business: { ...todayfruit.business, businessNumber: " " } };
  expect(() => defineVariant(blank)).toThrow("todayfruit.business.businessNumber of the variant is blank");
});

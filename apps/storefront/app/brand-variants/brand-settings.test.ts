import { expect, test } from "vitest";
import displays from "../../../../data/catalog/displays.json" with { type: "json" };
import { VARIANT_NAMES } from "./choose-build-variant.ts";
import { defineVariant } from "./define-variant.ts";
import { variant as farmer } from "./farmer/brand-settings.ts";
import { variant as market } from "./market/brand-settings.ts";
import { variant as ru } from "./ru/brand-settings.ts";
import { variant as todayfruit } from "./todayfruit/brand-settings.ts";

const variants = [todayfruit, market, farmer, ru];

test("variants: every name has its variant", () => {
  expect(variants.map((variant) => variant.name)).toEqual(VARIANT_NAMES);
});

test("variants: the bottom navigation has the specification's paths", () => {
  const paths = variants.map((variant) => variant.bottomNavigation.map((tab) => tab.path));
  expect(paths).toEqual([
    ["/", "/notifications", "/my-todayfruit"],
    ["/", "/category-list", "/notifications", "/my-todayfruit"],
    ["/", "/category-list", "/notifications", "/my-todayfruit"],
    ["/category-list", "/", "/", "/", "/my-todayfruit"],
  ]);
});

test("variants: no two tabs of a variant lead to one place, and those of the home page exist in the sample data", () => {
  for (const { bottomNavigation } of variants) {
    const places = bottomNavigation.map(({ path, homeTab = "" }) => `${path} ${homeTab}`);
    expect(new Set(places).size).toBe(places.length);
  }
  const keys = displays.mainNavigation.map(({ key }) => key);
  const named = variants.flatMap(({ bottomNavigation }) =>
    bottomNavigation.flatMap((tab) => tab.homeTab ?? []),
  );
  expect(named.filter((key) => !keys.includes(key))).toEqual([]);
});

test("variants: farmer and ru have no shop-entry inquiry, and only market prefixes the chat member", () => {
  expect(variants.map((variant) => variant.support.shopEntry !== null)).toEqual([true, true, false, false]);
  expect(variants.map((variant) => variant.support.chatMemberIdPrefix !== "")).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

test("variants: each has its own app per platform with a valid URL", () => {
  const addresses = variants.flatMap(({ apps }) => [apps.ios, apps.android]);
  expect(new Set(addresses).size).toBe(2 * variants.length);
  const wrong = { ...market, apps: { ...market.apps, ios: "http://apps.example/market" } };
  expect(() => defineVariant(wrong)).toThrow("market.apps.ios of the variant is no https address");
  const blank = { ...market, apps: { ...market.apps, android: "" } };
  expect(() => defineVariant(blank)).toThrow("market.apps.android of the variant is blank");
});

test("defineVariant: throws for a blank business detail", () => {
  const blank = { ...todayfruit, business: { ...todayfruit.business, businessNumber: " " } };
  expect(() => defineVariant(blank)).toThrow("todayfruit.business.businessNumber of the variant is blank");
});

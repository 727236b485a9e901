import { expect, test } from "vitest";
import { appStoresForDevice } from "./app-stores-for-device.ts";

const APPS = { ios: "https://apps.example/ios", android: "https://apps.example/android" };

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15", ["App Store"]],
  ["Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15", ["App Store"]],
  ["Mozilla/5.0 (Linux; Android 15; SM-S921N) AppleWebKit/537.36", ["Google Play"]],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36", ["App Store", "Google Play"]],
])("appStoresForDevice: %s gets %s", (userAgent, names) => {
  const stores = appStoresForDevice(userAgent, APPS);
  expect(stores.map(({ name }) => name)).toEqual(names);
  for (const { name, url } of stores) expect(url).toBe(name === "App Store" ? APPS.ios : APPS.android);
});

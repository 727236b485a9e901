import { expect, test } from "vitest";
import { detectPlatform } from "./detect-platform.ts";

test("detectPlatform: distinguishes the native apps from the web", () => {
  expect(detectPlatform("Mozilla/5.0 (Linux; Android 16) Chrome/140")).toBe("web");
  expect(detectPlatform("Mozilla/5.0 … todayfruit-android/2.1")).toBe("android");
  expect(detectPlatform("Mozilla/5.0 … Todayfruit-iOS/2.1")).toBe("ios");
});

test("detectPlatform: throws for an app with an unknown name", () => {
  expect(() => detectPlatform("todayfruit-windows/1")).toThrow(/^platform을 확인해 주세요/);
});

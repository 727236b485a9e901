import { expect, test } from "vitest";
import { platformOf } from "./platform.ts";

test("platformOf: distinguishes the native apps from the web", () => {
  expect(platformOf("Mozilla/5.0 (Linux; Android 16) Chrome/140")).toBe("web");
  expect(platformOf("Mozilla/5.0 … todayfruit-android/2.1")).toBe("android");
  expect(platformOf("Mozilla/5.0 … Todayfruit-iOS/2.1")).toBe("ios");
});

test("platformOf: throws for an app with an unknown name", () => {
  expect(() => platformOf("todayfruit-windows/1")).toThrow(/^platform을 확인해 주세요/);
});

import { expect, test } from "vitest";
import { createSessionToken } from "./session-token.ts";

function browser(cookies = "") {
  const kept = new Map<string, string>();
  const written: string[] = [];
  const stores = {
    local: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    readCookies: () => cookies,
    writeCookie: (cookie: string) => void written.push(cookie),
  };
  return { written, kept, openTab: () => createSessionToken(() => stores) };
}

test("autoLogin keeps the token for other tabs and writes the cookie of the specification", () => {
  const { openTab, written } = browser();
  openTab().keepMember("m1");
  expect(openTab().current()).toBe("m1");
  expect(written).toEqual(["token=m1; Max-Age=31536000; Path=/; Secure; SameSite=Strict"]);
});

test("without autoLogin only this tab carries the token", () => {
  const { openTab, written, kept } = browser();
  const tab = openTab();
  tab.lendToTab("m2");
  expect(tab.current()).toBe("m2");
  expect(openTab().current()).toBeNull();
  expect([written.length, kept.size]).toEqual([0, 0]);
});

test("the cookie stands in where local storage was cleared", () => {
  expect(browser("a=1; token=m3; b=2").openTab().stored()).toBe("m3");
  expect(browser("mytoken=x").openTab().stored()).toBeNull();
});

test("a guest's token outlives the tab without a cookie, and signing out leaves nothing", () => {
  const { openTab, written } = browser();
  const tab = openTab();
  tab.keepGuest("g1");
  expect([openTab().current(), written.length]).toEqual(["g1", 0]);
  tab.forget();
  expect([tab.current(), openTab().current()]).toEqual([null, null]);
  expect(written).toEqual(["token=; Max-Age=0; Path=/; Secure; SameSite=Strict"]);
});

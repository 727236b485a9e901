import { expect, test } from "vitest";
import { createSessionToken } from "./session-token-storage.ts";

function browser(cookies = "") {
  const kept = new Map<string, string>();
  const written: string[] = [];
  /** Tab with its own storage; `load` opens a page in it, as a reload or a return from the provider does. */
  const openTab = () => {
    const ofTab = new Map<string, string>();
    const stores = {
      local: storeIn(kept),
      tab: storeIn(ofTab),
      readCookies: () => cookies,
      writeCookie: (cookie: string) => void written.push(cookie),
    };
    const load = () => createSessionToken(() => stores);
    return Object.assign(load(), { load });
  };
  return { written, kept, openTab };
}

function storeIn(kept: Map<string, string>) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test("session token: autoLogin shares it with other tabs and sets the specification's cookie", () => {
  const { openTab, written } = browser();
  openTab().keepMember("m1");
  expect(openTab().current()).toBe("m1");
  expect(written).toEqual(["token=m1; Max-Age=31536000; Path=/; Secure; SameSite=Strict"]);
});

test("session token: without autoLogin only this tab has it", () => {
  const { openTab, written, kept } = browser();
  const tab = openTab();
  tab.lendToTab("m2");
  expect(tab.current()).toBe("m2");
  expect(tab.load().current()).toBe("m2");
  expect(openTab().current()).toBeNull();
  expect([written.length, kept.size]).toEqual([0, 0]);
});

test("session token: the cookie replaces a cleared local storage", () => {
  expect(browser("a=1; token=m3; b=2").openTab().resume()).toBe("m3");
  expect(browser("mytoken=x").openTab().resume()).toBeNull();
});

test("session token: a guest's outlives the tab without a cookie, and signing out removes it", () => {
  const { openTab, written } = browser();
  const tab = openTab();
  tab.keepGuest("g1");
  expect([openTab().current(), written.length]).toEqual(["g1", 0]);
  tab.forget();
  expect([tab.current(), openTab().current()]).toEqual([null, null]);
  expect(written).toEqual(["token=; Max-Age=0; Path=/; Secure; SameSite=Strict"]);
});

test("session token: a tab's own comes before the shared one and never refreshes its cookie", () => {
  const { openTab, written } = browser();
  const tab = openTab();
  tab.keepGuest("g2");
  tab.lendToTab("m4");
  expect([tab.resume(), openTab().resume()]).toEqual(["m4", "g2"]);
  tab.refreshMember();
  expect(written).toEqual([]);
});

test("session token: one lent to a page is dropped when the session starts again", () => {
  const { openTab } = browser();
  const tab = openTab();
  tab.keepMember("m5");
  tab.lendToPage("g3");
  expect(tab.current()).toBe("g3");
  expect([tab.resume(), tab.current()]).toEqual(["m5", "m5"]);
});

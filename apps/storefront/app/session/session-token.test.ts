import { expect, test } from "vitest";
import { createSessionToken } from "./session-token.ts";

function browser(cookies = "") {
  const kept = new Map<string, string>();
  const written: string[] = [];
  /** A tab with its own storage; `load` opens a page in it, as a reload or the way back from the provider does. */
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
  expect(tab.load().current()).toBe("m2");
  expect(openTab().current()).toBeNull();
  expect([written.length, kept.size]).toEqual([0, 0]);
});

test("the cookie stands in where local storage was cleared", () => {
  expect(browser("a=1; token=m3; b=2").openTab().resume()).toBe("m3");
  expect(browser("mytoken=x").openTab().resume()).toBeNull();
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

test("a tab's token goes before a kept one, and its cookie is never refreshed", () => {
  const { openTab, written } = browser();
  const tab = openTab();
  tab.keepGuest("g2");
  tab.lendToTab("m4");
  expect([tab.resume(), openTab().resume()]).toEqual(["m4", "g2"]);
  tab.refreshMember();
  expect(written).toEqual([]);
});

test("what was lent to a page is put aside when the session starts again", () => {
  const { openTab } = browser();
  const tab = openTab();
  tab.keepMember("m5");
  tab.lendToPage("g3");
  expect(tab.current()).toBe("g3");
  expect([tab.resume(), tab.current()]).toEqual(["m5", "m5"]);
});

import { expect, test } from "vitest";
import { currentAttribution, rememberAttribution } from "./attribution.ts";

const DAY = 86_400_000;

function store(kept = new Map<string, string>()) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test("what a link says goes along for seven days, and no other part of its query", () => {
  const kept = store();
  rememberAttribution(kept, "?utm_source=live&utm_campaign=%EA%B7%A4&sub=3", 0);
  expect(currentAttribution(kept, 7 * DAY)).toEqual({ utm_source: "live", utm_campaign: "귤" });
  expect(currentAttribution(kept, 7 * DAY + 1)).toEqual({});
});

test("the last link that says so counts as a whole; an address that says nothing changes nothing", () => {
  const kept = store();
  rememberAttribution(kept, "?utm_source=live&utm_term=a", 0);
  rememberAttribution(kept, "?page=2", 1);
  rememberAttribution(kept, "?utm_source=%20&utm_medium=", 1);
  expect(currentAttribution(kept, 2)).toEqual({ utm_source: "live", utm_term: "a" });
  rememberAttribution(kept, "?utm_source=mail", 3);
  expect(currentAttribution(kept, 4)).toEqual({ utm_source: "mail" });
});

test("what is longer than the shop takes is cut", () => {
  const kept = store();
  rememberAttribution(kept, `?utm_content=${"x".repeat(300)}`, 0);
  expect(currentAttribution(kept, 0).utm_content).toHaveLength(100);
});

test.each(["", "{", "7", "null", "[]", '{"at":"x","utm_source":"live"}', '{"utm_source":"live"}'])(
  "a store that holds %o says nothing",
  (text) => {
    expect(currentAttribution(store(new Map([["attribution", text]])), 0)).toEqual({});
  },
);

import { expect, test } from "vitest";
import { readCurrentAttribution } from "./read-current-attribution.ts";
import { rememberAttribution } from "./remember-attribution.ts";

const DAY = 86_400_000;

function store(kept = new Map<string, string>()) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test("attribution: a link's campaign is kept for seven days, other parameters are not", () => {
  const kept = store();
  rememberAttribution(kept, "?utm_source=live&utm_campaign=%EA%B7%A4&sub=3", 0);
  expect(readCurrentAttribution(kept, 7 * DAY)).toEqual({ utm_source: "live", utm_campaign: "귤" });
  expect(readCurrentAttribution(kept, 7 * DAY + 1)).toEqual({});
});

test("attribution: the last link with a campaign replaces the whole; one without changes nothing", () => {
  const kept = store();
  rememberAttribution(kept, "?utm_source=live&utm_term=a", 0);
  rememberAttribution(kept, "?page=2", 1);
  rememberAttribution(kept, "?utm_source=%20&utm_medium=", 1);
  expect(readCurrentAttribution(kept, 2)).toEqual({ utm_source: "live", utm_term: "a" });
  rememberAttribution(kept, "?utm_source=mail", 3);
  expect(readCurrentAttribution(kept, 4)).toEqual({ utm_source: "mail" });
});

test("attribution: values longer than the server accepts are cut", () => {
  const kept = store();
  rememberAttribution(kept, `?utm_content=${"x".repeat(300)}`, 0);
  expect(readCurrentAttribution(kept, 0).utm_content).toHaveLength(100);
});

test("attribution: the last link from a video or broadcast is kept for seven days beside the campaign", () => {
  const kept = store();
  rememberAttribution(kept, "?utm_source=mail&video=12", 0);
  rememberAttribution(kept, "?live=3", 60_000);
  rememberAttribution(kept, "?video=0", 61_000);
  rememberAttribution(kept, "?video=abc", 61_000);
  rememberAttribution(kept, "?video=1e400", 61_000);
  expect(readCurrentAttribution(kept, 90_500)).toEqual({ utm_source: "mail", live: 3, touch_age: 30 });
  rememberAttribution(kept, "?video=12", 100_000);
  expect(readCurrentAttribution(kept, 100_000 + 7 * DAY)).toEqual({ video: 12, touch_age: 604_800 });
  expect(readCurrentAttribution(kept, 100_001 + 7 * DAY)).toEqual({});
});

test("attribution: a link from a video and a broadcast is of the broadcast", () => {
  const kept = store();
  rememberAttribution(kept, "?video=12&live=3", 0);
  expect(readCurrentAttribution(kept, 0)).toEqual({ live: 3, touch_age: 0 });
});

test.each([
  "{",
  '{"at":0,"kind":"page","id":3}',
  '{"at":0,"kind":"live","id":"3"}',
  '{"kind":"live","id":3}',
])("a stored touch that is %o says nothing", (text) => {
  expect(readCurrentAttribution(store(new Map([["attributionContent", text]])), 0)).toEqual({});
});

test.each(["", "{", "7", "null", "[]", '{"at":"x","utm_source":"live"}', '{"utm_source":"live"}'])(
  "a store that holds %o says nothing",
  (text) => {
    expect(readCurrentAttribution(store(new Map([["attribution", text]])), 0)).toEqual({});
  },
);

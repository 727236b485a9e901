import { expect, test } from "vitest";
import { findCurrentNavigationEntry } from "./find-current-navigation-entry.ts";
import { NAVIGATION } from "./navigation-entries.ts";

test.each([
  ["/", "오늘"],
  ["/orders/812", "주문"],
  ["/settings/points", "설정"],
  ["/settings/calendar", "쉬는 날·마감"],
  ["/inbox/reviews/3", "문의·후기"],
  ["/messages/campaigns", "메시지"],
  ["/texts/terms", "공지·약관"],
  ["/popups", "진열"],
  ["/nowhere", undefined],
])("the screen at %s is of %s", (pathname, label) => {
  expect(findCurrentNavigationEntry(NAVIGATION, pathname)?.label).toBe(label);
});

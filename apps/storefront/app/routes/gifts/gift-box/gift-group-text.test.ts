import { GIFT_GROUP_STATUSES } from "@todayfruit/domain/gifts/group-status";
import { expect, test } from "vitest";
import { groupBadge, groupNote, namesText } from "./gift-group-text.ts";

test.each([
  [["박소담", "이나무"], 5, "박소담, 이나무님 외 3명께 보냈어요"],
  [["박소담"], 1, "박소담님께 보냈어요"],
  [[], 2, "2명께 보냈어요"],
])("namesText: %j of %i gives %s", (receiverNames, receiverCount, text) => {
  expect(namesText({ receiverNames, receiverCount })).toBe(text);
});

test("groupBadge: every state of a gift group has its own label", () => {
  expect(new Set(GIFT_GROUP_STATUSES.map((status) => groupBadge(status).label)).size).toBe(4);
});

test("groupNote: missing addresses with their last day, then that all are there, and nothing once it is over", () => {
  const group = { giftGroupStatus: "in_progress", expireDate: "2026-12-04T15:00:00.000Z" } as const;
  expect(groupNote({ ...group, emptyAddressCount: 2 })).toEqual({
    text: "2명이 12월 5일 (토)까지 주소를 적어야 해요",
    isUrgent: true,
  });
  expect(groupNote({ ...group, emptyAddressCount: 0 })?.isUrgent).toBe(false);
  expect(groupNote({ ...group, giftGroupStatus: "complete", emptyAddressCount: 0 })).toBeNull();
  expect(groupNote({ ...group, expireDate: null, emptyAddressCount: 1 })).toBeNull();
});

import { GIFT_GROUP_STATUSES } from "@todayfruit/domain/gifts/derive-gift-group-status-and-counts";
import { expect, test } from "vitest";
import { groupBadge, groupNote, namesText } from "./gift-group-badge-and-texts.ts";

const NOW = Date.parse("2026-11-27T03:00:00Z");

test.each([
  [["박소담", "이나무"], 5, "박소담, 이나무님 외 3명께 보냈어요"],
  [["박소담"], 1, "박소담님께 보냈어요"],
  [[], 2, "2명께 보냈어요"],
])("namesText: %j of %i gives %s", (receiverNames, receiverCount, text) => {
  expect(namesText({ receiverNames, receiverCount, notifyAt: null }, NOW)).toBe(text);
});

test("a gift for a later day: whom it is for and when it is sent, until it is", () => {
  const notifyAt = "2026-12-24T00:00:00.000Z";
  const names = { receiverNames: ["박소담"], receiverCount: 1, notifyAt };
  expect(namesText(names, NOW)).toBe("박소담님께 보낼 선물이에요");
  expect(namesText(names, Date.parse(notifyAt))).toBe("박소담님께 보냈어요");
  const group = {
    giftGroupStatus: "in_progress",
    emptyAddressCount: 1,
    expireDate: "2026-12-31T00:00:00.000Z",
    notifyAt,
  } as const;
  expect([groupBadge(group, NOW).label, groupBadge(group, Date.parse(notifyAt)).label]).toEqual([
    "예약",
    "보내는 중",
  ]);
  expect(groupNote(group, NOW)).toEqual({ text: "12월 24일 (목) 오전 9시에 보내요", isUrgent: false });
  expect(groupNote(group, Date.parse(notifyAt))?.text).toBe("1명이 12월 31일 (목)까지 주소를 적어야 해요");
});

test("groupBadge: every state of a gift group has its own label", () => {
  const labels = GIFT_GROUP_STATUSES.map(
    (giftGroupStatus) => groupBadge({ giftGroupStatus, notifyAt: null }, NOW).label,
  );
  expect(new Set(labels).size).toBe(4);
});

test("groupNote: missing addresses with their last day, then that all are there, and nothing once it is over", () => {
  const group = {
    giftGroupStatus: "in_progress",
    expireDate: "2026-12-04T15:00:00.000Z",
    notifyAt: null,
  } as const;
  expect(groupNote({ ...group, emptyAddressCount: 2 }, NOW)).toEqual({
    text: "2명이 12월 5일 (토)까지 주소를 적어야 해요",
    isUrgent: true,
  });
  expect(groupNote({ ...group, emptyAddressCount: 0 }, NOW)?.isUrgent).toBe(false);
  expect(groupNote({ ...group, giftGroupStatus: "complete", emptyAddressCount: 0 }, NOW)).toBeNull();
  expect(groupNote({ ...group, expireDate: null, emptyAddressCount: 1 }, NOW)).toBeNull();
});

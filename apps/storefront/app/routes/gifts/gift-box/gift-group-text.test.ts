import { GIFT_GROUP_STATUSES } from "@todayfruit/domain/gifts/group-status";
import { expect, test } from "vitest";
import { groupBadge, namesText } from "./gift-group-text.ts";

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

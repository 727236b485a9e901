import { expect, test } from "vitest";
import { isAssignedSecondCampaignText } from "./is-assigned-second-campaign-text.ts";

const USERS = Array.from({ length: 10_000 }, (_, at) => at + 1);
const sharing = (campaignId: number, share: number | null) =>
  USERS.filter((userId) => isAssignedSecondCampaignText({ campaignId, userId }, share));

test.each([1, 10, 25, 50])("second text: %s percent of the members get it, within one percent", (share) => {
  const count = sharing(7, share).length / 100;
  expect(Math.abs(count - share)).toBeLessThan(1);
});

test("second text: nobody gets it without a share, and a member gets the same text each time", () => {
  expect(sharing(7, null)).toEqual([]);
  expect(sharing(7, 50)).toEqual(sharing(7, 50));
});

test("second text: other members get it in another campaign", () => {
  const first = new Set(sharing(7, 50));
  const both = sharing(8, 50).filter((userId) => first.has(userId)).length;
  expect(both / first.size).toBeGreaterThan(0.4);
  expect(both / first.size).toBeLessThan(0.6);
});

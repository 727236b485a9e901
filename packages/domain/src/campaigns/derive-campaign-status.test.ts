import { expect, test } from "vitest";
import { type CampaignProgress, deriveCampaignStatus } from "./derive-campaign-status.ts";

const AT = new Date("2026-11-21T03:00:00Z");
const NEW: CampaignProgress = { isCancelled: false, sendAt: null, startedAt: null, finishedAt: null };

test.each<[string, Partial<CampaignProgress>]>([
  ["draft", {}],
  ["scheduled", { sendAt: AT }],
  ["cancelled", { sendAt: AT, isCancelled: true }],
  ["sending", { sendAt: AT, startedAt: AT }],
  ["cancelled", { sendAt: AT, startedAt: AT, isCancelled: true }],
  ["sent", { sendAt: AT, startedAt: AT, finishedAt: AT }],
  ["sent", { sendAt: AT, startedAt: AT, finishedAt: AT, isCancelled: true }],
])("campaign status: %s for %j", (status, progress) => {
  expect(deriveCampaignStatus({ ...NEW, ...progress })).toBe(status);
});

export const CAMPAIGN_STATUSES = ["draft", "scheduled", "sending", "sent", "cancelled"] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

export type CampaignProgress = {
  isCancelled: boolean;
  sendAt: Date | null;
  startedAt: Date | null;
  finishedAt: Date | null;
};

/**
 * Returns the status of a campaign.
 *
 * @example deriveCampaignStatus({ isCancelled: false, sendAt: null, startedAt: null, finishedAt: null }) // "draft"
 */
export function deriveCampaignStatus({
  isCancelled,
  sendAt,
  startedAt,
  finishedAt,
}: CampaignProgress): CampaignStatus {
  if (finishedAt) return "sent";
  if (isCancelled) return "cancelled";
  if (startedAt) return "sending";
  return sendAt ? "scheduled" : "draft";
}

/**
 * Reports whether a member gets the second text of a campaign. The same member and campaign give the same answer, and
 * the members who get it differ from campaign to campaign.
 *
 * @param otherShare percent of the members who get it; `null`: none
 * @example isAssignedSecondCampaignText({ campaignId: 7, userId: 1 }, 50)
 */
export function isAssignedSecondCampaignText(
  { campaignId, userId }: { campaignId: number; userId: number },
  otherShare: number | null,
): boolean {
  return otherShare !== null && percentOf(`${campaignId}:${userId}`) < otherShare;
}

/** Spreads texts over 0–99 evenly by FNV-1a with a final mix. */
function percentOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return ((hash ^ (hash >>> 16)) >>> 0) % 100;
}

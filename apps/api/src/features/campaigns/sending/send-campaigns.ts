import { isAssignedSecondCampaignText } from "@todayfruit/domain/campaigns/is-assigned-second-campaign-text";
import type { Tx } from "../../../db/database.ts";
import type { Services } from "../../../http/handler-context-types.ts";
import { forEachDueRow } from "../../../jobs/queue/for-each-due-row.ts";
import { recordEventToNotifyMember } from "../../messages/record-event-to-notify-member.ts";
import {
  addRecipients,
  advanceCampaign,
  type DueCampaign,
  listDueCampaigns,
  listNextRecipients,
  lockDueCampaign,
} from "./campaigns-and-recipients.repository.ts";

/** Time after which the advertisement of a campaign expires, in ms. */
const USEFUL_MS = 86_400_000;

type Sender = Pick<Services, "db" | "log" | "now" | "rules">;

/**
 * Queues the campaigns that are due, for members of their segments who consent to advertising: each member once, in
 * ascending ids, a page per transaction, so that a crash repeats nothing. Delivery checks the consents again and keeps
 * what may not be sent at night until eight. Several may run it concurrently; a campaign that fails delays no other.
 *
 * @param take members of a page
 * @returns number of campaigns looked at
 */
export async function sendCampaigns(services: Sender, take = 200): Promise<number> {
  const at = services.now();
  return forEachDueRow(
    services.log,
    "send-campaigns",
    (after) => listDueCampaigns(services.db, at, after),
    (id) => sendCampaign(services, id, take),
  );
}

async function sendCampaign({ db, now, rules }: Sender, id: number, take: number): Promise<void> {
  for (let count = take; count > 0; ) {
    count = await db.transaction(async (tx) => {
      const campaign = await lockDueCampaign(tx, id, now());
      return campaign ? sendPage(tx, campaign, { shopName: rules.shopName, now: now(), take }) : 0;
    });
  }
}

/** @returns number of members */
async function sendPage(
  tx: Tx,
  campaign: DueCampaign,
  { shopName, now, take }: { shopName: string; now: Date; take: number },
): Promise<number> {
  const ids = await listNextRecipients(tx, campaign.id, { now, take });
  const recipients = ids.map((id) => ({
    id,
    isOther: isAssignedSecondCampaignText({ campaignId: campaign.id, userId: id }, campaign.other_share),
  }));
  for (const { id, isOther } of recipients) {
    await recordEventToNotifyMember(tx, shopName, {
      template: "ADVERTISEMENT",
      userId: id,
      variables: { 내용: (isOther ? campaign.other_text : null) ?? campaign.text },
      href: "/settings",
      key: `campaign ${campaign.id} to ${id}`,
      subject: `campaign ${campaign.id}`,
      channels: campaign.channels,
      now,
      usefulUntil: new Date(now.getTime() + USEFUL_MS),
    });
  }
  if (recipients.length > 0) await addRecipients(tx, campaign.id, recipients, now);
  const progress = { lastUserId: ids.at(-1) ?? null, isFinished: ids.length < take };
  await advanceCampaign(tx, { id: campaign.id, ...progress, at: now });
  return ids.length;
}

import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { deriveCampaignStatus } from "@todayfruit/domain/campaigns/derive-campaign-status";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { findCampaign, listCampaignResults } from "./campaign-facts-and-results.repository.ts";

type Call = "GET /operator/v1/campaigns/{id}";
type TextResult = Reply<Call>["results"]["text"];

const NONE: TextResult = { recipients: 0, buyers: 0, paid: 0 };

/** Returns the status of a campaign, how many members would get it now and what its recipients bought. */
export async function showCampaignProgress(
  { path }: Input<Call>,
  { db, now }: OperatorContext,
): Promise<Answer<Call>> {
  const row = await findCampaign(db, path.id, now());
  if (!row) return refuse("RECORD_NOT_FOUND");
  const results = await listCampaignResults(db, path.id);
  const resultOf = (isOther: boolean): TextResult => {
    const found = results.find(({ is_other }) => is_other === isOther);
    return found ? { recipients: found.recipients, buyers: found.buyers, paid: found.paid } : NONE;
  };
  return ok({
    status: deriveCampaignStatus({
      isCancelled: row.is_cancelled,
      sendAt: row.send_at,
      startedAt: row.started_at,
      finishedAt: row.finished_at,
    }),
    startedAt: row.started_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
    audience: {
      members: row.members,
      consented: row.consented,
      consentedAtNight: row.consented_at_night,
    },
    results: { text: resultOf(false), otherText: resultOf(true) },
  });
}

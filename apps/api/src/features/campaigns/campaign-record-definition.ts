import type { CampaignFields } from "@todayfruit/contract/campaigns/campaigns.calls";
import { compareRecordFields } from "@todayfruit/domain/record-edits/compare-record-fields";
import type { Static } from "typebox";
import type { Tx } from "../../db/database.ts";
import { dropEventsOf } from "../messages/message-events-and-routing.repository.ts";
import { dropMessagesOf } from "../messages/outbox.repository.ts";
import type { EditedRecord } from "../record-edits/editable-record-types.ts";
import { buildTableRecord } from "../record-edits/tables/build-table-record.ts";
import { type CampaignFactRow, listCampaignFacts } from "./campaign-facts-and-results.repository.ts";

type Fields = Static<typeof CampaignFields>;
type Refusal = "CAMPAIGN_TEXTS_INCOMPLETE" | "DISTRIBUTOR_UNKNOWN" | "CAMPAIGN_STARTED";

/** Fields that are edited after the campaign has started. */
const ALWAYS_EDITABLE = ["name", "isCancelled"];

const RECORD = buildTableRecord<"campaign", Fields, Refusal>({
  noun: "campaigns",
  subject: "campaign",
  permission: "coupons.manage",
  table: "campaign",
  columns: {
    name: ["name", "text"],
    text: ["text", "text"],
    otherText: ["other_text", "text"],
    otherShare: ["other_share", "integer"],
    channels: ["channels", "text[]"],
    leastGrade: ["least_grade", "integer"],
    orderedWithinDays: ["ordered_within_days", "integer"],
    notOrderedForDays: ["not_ordered_for_days", "integer"],
    boughtOf: ["bought_of", "bigint"],
    sendAt: ["send_at", "timestamptz"],
    isCancelled: ["is_cancelled", "boolean"],
  },
  usedBy: "t.started_at is not null",
  async check(tx, rows) {
    const facts = await listCampaignFacts(
      tx,
      rows.map(({ id, edited: { boughtOf } }) => ({ id, boughtOf })),
    );
    const factsOf = new Map(facts.map((row) => [row.id, row]));
    return rows.flatMap((row) => refusalsOf(row, factsOf.get(row.id)));
  },
});

/** Campaign as a record that operators edit until it starts. Cancelled later, what is not delivered is dropped. */
export const campaignRecordDefinition: typeof RECORD = {
  ...RECORD,
  async write(tx, rows, at) {
    await RECORD.write(tx, rows, at);
    for (const { id, fields, edited } of rows) {
      if (edited.isCancelled && !fields.isCancelled) await dropAdvertisements(tx, id, at);
    }
  },
};

async function dropAdvertisements(tx: Tx, id: number, at: Date): Promise<void> {
  const subject = `campaign ${id}`;
  // Events first: while one becomes messages, this waits, and the messages are dropped afterwards.
  await dropEventsOf(tx, subject, at);
  await dropMessagesOf(tx, subject, at);
}

function refusalsOf(
  { id, fields, edited }: EditedRecord<Fields>,
  facts: CampaignFactRow | undefined,
): { id: number; code: Refusal; field: string | null }[] {
  const changed = Object.keys(compareRecordFields(fields, edited)?.after ?? {});
  const fixed = changed.find((field) => !ALWAYS_EDITABLE.includes(field));
  const resumed = changed.includes("isCancelled") && !edited.isCancelled;
  if (facts?.is_started && (fixed !== undefined || resumed)) {
    return [{ id, code: "CAMPAIGN_STARTED", field: fixed ?? "isCancelled" }];
  }
  if ((edited.otherText === null) !== (edited.otherShare === null)) {
    return [{ id, code: "CAMPAIGN_TEXTS_INCOMPLETE", field: "otherText" }];
  }
  return facts?.is_farm_unknown ? [{ id, code: "DISTRIBUTOR_UNKNOWN", field: "boughtOf" }] : [];
}

import type { SubscriptionFields } from "@todayfruit/contract/subscriptions/operator-subscriptions.calls";
import type { Static } from "typebox";
import type { Tx } from "../../../db/database.ts";
import { loadDeliveryCalendar } from "../../delivery-promises/load-delivery-calendar.ts";
import { findOffers } from "../../offers/find-offers.repository.ts";
import type { EditableRecord, EditedRecord, RowRefusal } from "../../record-edits/editable-record-types.ts";
import { announceChangedByShop } from "../notices/announce-changed-by-shop.ts";
import { endSubscription, pauseSubscription, resumeSubscription } from "../skip-pause-or-end-subscription.ts";
import { findSubscription } from "../subscriptions.repository.ts";
import { lockSubscriptions } from "./operator-subscriptions.repository.ts";

type Fields = Static<typeof SubscriptionFields>;
type Refusal = "SUBSCRIPTION_ENDED" | "SUBSCRIPTION_NOT_OFFERED" | "CYCLE_CHARGING";

/** Subscription as a record that operators pause, resume and end for its buyer, who is told. One that ended stays so. */
export const subscriptionRecordDefinition: EditableRecord<Fields, Refusal> = {
  noun: "subscriptions",
  subject: "subscription",
  permission: "orders.note",
  async lock(tx, ids) {
    const rows = await lockSubscriptions(tx, ids);
    return rows.map(({ id, version, status }) => ({ id, version, fields: { status } }));
  },
  async check(tx, rows) {
    const refused: RowRefusal<Refusal>[] = [];
    for (const { id, fields, edited } of rows) {
      const code = fields.status === edited.status ? null : await whyNot(tx, id, edited.status);
      if (code) refused.push({ id, code, field: "status" });
    }
    return refused;
  },
  async write(tx, rows, at) {
    for (const row of rows) if (row.fields.status !== row.edited.status) await move(tx, row, at);
  },
};

async function whyNot(tx: Tx, id: number, status: Fields["status"]): Promise<Refusal | null> {
  const row = await findSubscription(tx, id);
  if (!row || row.status === "ended") return "SUBSCRIPTION_ENDED";
  if (row.cycle_status === "charging") return "CYCLE_CHARGING";
  if (status !== "active") return null;
  const offers = await findOffers(tx, [row.option_id], row.user_id);
  return offers.has(row.option_id) ? null : "SUBSCRIPTION_NOT_OFFERED";
}

async function move(tx: Tx, { id, edited }: EditedRecord<Fields>, at: Date): Promise<void> {
  const row = await findSubscription(tx, id);
  if (!row) throw new Error("A subscription that is locked does not disappear");
  const offer = (await findOffers(tx, [row.option_id], row.user_id)).get(row.option_id) ?? null;
  const facts = { now: at, calendar: await loadDeliveryCalendar(tx) };
  if (edited.status === "ended") await endSubscription(tx, row, at);
  if (edited.status === "paused") {
    await pauseSubscription(tx, row, { cycles: null, reason: "operator" }, { ...facts, offer });
  }
  if (edited.status === "active" && offer) await resumeSubscription(tx, row, offer, facts);
  await announceChangedByShop(tx, row, edited.status, at);
}

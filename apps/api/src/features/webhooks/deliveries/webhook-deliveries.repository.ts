import type { TEST_EVENT, WebhookEvent } from "@todayfruit/domain/webhooks/webhook-event-names";
import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";
import { requireOneRow } from "../../../db/require-one-row.ts";

export type DeliveryRow = RowOf<typeof LIST>;

const LIST = statement(
  "list-webhook-deliveries",
  `select d.id, d.endpoint_id, e.url, v.message_id, d.type, d.subject, d.status, d.attempts, v.occurred_at,
          d.attempted_at, d.next_attempt_at, d.response_status, d.response_body, d.error, d.duration_ms
     from webhook_delivery d
     join webhook_event v on v.id = d.event_id
     left join webhook_endpoint e on e.id = d.endpoint_id
    where d.id < $1 and v.occurred_at is not null and ($2::bigint is null or d.endpoint_id = $2) and ($3::text is null or d.type = $3)
      and ($4::text is null or d.status = $4)
    order by d.id desc limit $5`,
).narrow<{ type: WebhookEvent | typeof TEST_EVENT; url: string | null }>();

type Filters = {
  before: number;
  endpointId: number | null;
  event: string | null;
  status: string | null;
  take: number;
};

/** Lists deliveries before an id, the newest first. */
export function listDeliveries(db: Runner, by: Filters): Promise<DeliveryRow[]> {
  return db.run(LIST, [by.before, by.endpointId, by.event, by.status, by.take]);
}

const ADD = statement(
  "add-webhook-delivery",
  `with event as (
     insert into webhook_event (type, subject, data, occurred_at, distributed_at) values ($2, $3, $4::jsonb, $5, $5)
     returning id, message_id
   )
   insert into webhook_delivery (event_id, endpoint_id, type, subject, next_attempt_at, created_at)
   select id, $1, $2, $3, $5, $5 from event
   returning id, (select message_id from event) as message_id`,
).narrow<{ message_id: string }>();

/** Adds an event with its delivery to one endpoint. */
export async function addDelivery(
  tx: Tx,
  endpointId: number,
  event: { type: string; subject: string; data: object; now: Date },
): Promise<{ id: number; message_id: string }> {
  const { type, subject, data, now } = event;
  return requireOneRow(await tx.run(ADD, [endpointId, type, subject, JSON.stringify(data), now]));
}

const LOCK = statement(
  "lock-webhook-delivery",
  `select d.endpoint_id, d.status, d.attempts, v.message_id
     from webhook_delivery d join webhook_event v on v.id = d.event_id where d.id = $1 for update of d`,
);

/** Locks a delivery. */
export async function lockDelivery(tx: Tx, id: number): Promise<RowOf<typeof LOCK> | null> {
  const [row] = await tx.run(LOCK, [id]);
  return row ?? null;
}

const RESEND = statement(
  "resend-webhook-delivery",
  `update webhook_delivery set status = 'pending', attempts = 0, next_attempt_at = $2, claim = null where id = $1`,
);

/** Makes a delivery due now with all of its attempts; the result of an attempt at work is dropped. */
export async function resendDelivery(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.run(RESEND, [id, now]);
}

const PURGE = statement(
  "purge-webhook-deliveries",
  `with old as (
     delete from webhook_delivery where id in (
       select id from webhook_delivery where created_at < $1 order by created_at limit $2 for update skip locked)
     returning 1
   )
   select count(*)::int as count from old`,
).narrow<{ count: number }>();

/** Deletes up to `take` deliveries that were made before an instant, also those that still wait; returns the count. */
export async function purgeDeliveries(db: Runner, before: Date, take: number): Promise<number> {
  return requireOneRow(await db.run(PURGE, [before, take])).count;
}

const PURGE_EVENTS = statement(
  "purge-webhook-events",
  `with old as (
     delete from webhook_event where id in (
       select v.id from webhook_event v
        where v.distributed_at < $1 and not exists (select from webhook_delivery d where d.event_id = v.id)
        order by v.distributed_at limit $2 for update skip locked)
     returning 1
   )
   select count(*)::int as count from old`,
).narrow<{ count: number }>();

/** Deletes up to `take` events that were distributed before an instant and have no delivery; returns the count. */
export async function purgeEvents(db: Runner, before: Date, take: number): Promise<number> {
  return requireOneRow(await db.run(PURGE_EVENTS, [before, take])).count;
}

import { type Runner, statement } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";
import { PAUSE } from "./outbox.repository.ts";

const OPEN = statement(
  "open-batch",
  `with batch as (
     insert into message_batch (id, state, created_at, check_at) values ($1, 'filling', $3, $4) returning id
   )
   update message_outbox m set batch_id = batch.id from batch
    where m.id = any($2::bigint[]) and m.batch_id is null and m.next_try_at is not null
   returning m.id`,
);

/**
 * Puts messages into a batch before the provider is called; returns the ids taken, without those of another batch or
 * already settled.
 */
export async function openBatch(
  db: Runner,
  batchId: string,
  ids: readonly number[],
  { now, lookAt }: { now: Date; lookAt: Date },
): Promise<ReadonlySet<number>> {
  return new Set((await db.run(OPEN, [batchId, ids, now, lookAt])).map(({ id }) => id));
}

const BEGIN = statement(
  "begin-sending-batch",
  `with whole as (
     select count(*) = cardinality($2::bigint[]) as is_whole from message_outbox
      where batch_id = $1 and next_try_at is not null
   ), begun as (
     update message_batch set state = 'sending', check_at = $4
      where id = $1 and state = 'filling' and (select is_whole from whole) returning id
   ), named as (
     update message_outbox m set provider_message_id = n.provider_message_id
       from unnest($2::bigint[], $3::text[]) as n (id, provider_message_id), begun
      where m.id = n.id
   )
   select count(*)::int as begun from begun`,
);

/**
 * Marks a batch as possibly sent. Returns `false` when it was abandoned, or one of its messages has been settled
 * meanwhile.
 *
 * @param sent message ids with the provider's ids: the whole batch
 */
export async function beginSending(
  db: Runner,
  batchId: string,
  sent: readonly { id: number; messageId: string }[],
  lookAt: Date,
): Promise<boolean> {
  const [ids, messageIds] = [sent.map(({ id }) => id), sent.map(({ messageId }) => messageId)];
  return requireOneRow(await db.run(BEGIN, [batchId, ids, messageIds, lookAt])).begun === 1;
}

const FINISH = statement(
  "finish-batch",
  `with batch as (
     update message_batch set state = 'sent', check_at = null where id = $1 and state = 'sending' returning id
   ), sent as (
     update message_outbox m set sent_at = $2, next_try_at = null, key_id = null, sealed = null
       from batch where m.batch_id = batch.id and m.next_try_at is not null
     returning 1
   )
   select count(*)::int as count from sent`,
);

/** Marks all messages of a batch as sent and deletes their recipients; returns the count. */
export async function finishBatch(db: Runner, batchId: string, now: Date): Promise<number> {
  return requireOneRow(await db.run(FINISH, [batchId, now])).count;
}

const ABANDON = statement(
  "abandon-batch",
  `with batch as (
     update message_batch set state = 'abandoned', check_at = null
      where id = $1 and state in ('filling', 'sending') returning id
   )
   update message_outbox m set batch_id = null, provider_message_id = null, next_try_at = $2::timestamptz + ${PAUSE}
     from batch where m.batch_id = batch.id and m.next_try_at is not null`,
);

/** Abandons a batch of which nothing was or will be sent; its messages are due again in another. */
export async function abandonBatch(db: Runner, batchId: string, now: Date): Promise<void> {
  await db.run(ABANDON, [batchId, now]);
}

export type OpenBatch = { id: string; state: "filling" | "sending"; count: number };

const CLAIM = statement(
  "claim-batches",
  `with due as (
     update message_batch set check_at = $2::timestamptz + ${PAUSE}, tries = tries + 1
      where id in (select id from message_batch where check_at <= $1 order by check_at limit 20 for update skip locked)
     returning id, state
   )
   select due.*, (select count(*)::int from message_outbox m where m.batch_id = due.id and m.next_try_at is not null) as count
     from due`,
).narrow<Pick<OpenBatch, "state">>();

/** Claims overdue batches for one process until an instant. */
export function dequeueBatches(db: Runner, now: Date, until: Date): Promise<OpenBatch[]> {
  return db.run(CLAIM, [now, until]);
}

const LOOK = statement(
  "look-at-batch",
  "update message_batch set check_at = $2 where id = $1 and state = 'sending'",
);

export async function scheduleBatchCheck(db: Runner, batchId: string, lookAt: Date): Promise<void> {
  await db.run(LOOK, [batchId, lookAt]);
}

const FORGET = statement(
  "purge-batches",
  `delete from message_batch
    where id in (select b.id from message_batch b
                  where b.created_at < $1 and b.check_at is null
                    and not exists (select from message_outbox m where m.batch_id = b.id)
                  order by b.created_at limit $2)
   returning id`,
);

export async function purgeBatches(db: Runner, before: Date, take: number): Promise<number> {
  return (await db.run(FORGET, [before, take])).length;
}

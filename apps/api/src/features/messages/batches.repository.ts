import { type Runner, statement } from "../../db/database.ts";
import { one } from "../../db/one.ts";
import { PAUSE } from "./outbox.repository.ts";

const OPEN = statement(
  "open-batch",
  `with batch as (
     insert into message_batch (id, state, created_at, look_at) values ($1, 'filling', $3, $4) returning id
   )
   update message_outbox m set batch_id = batch.id from batch
    where m.id = any($2::bigint[]) and m.batch_id is null and m.next_try_at is not null
   returning m.id`,
);

/** Puts messages into a batch before the provider hears of them; answers which: what another holds or ended is in none. */
export async function openBatch(
  db: Runner,
  batchId: string,
  ids: readonly string[],
  { now, lookAt }: { now: Date; lookAt: Date },
): Promise<ReadonlySet<string>> {
  return new Set((await db.run(OPEN, [batchId, ids, now, lookAt])).map(({ id }) => id));
}

const BEGIN = statement(
  "begin-sending-batch",
  `with whole as (
     select count(*) = cardinality($2::bigint[]) as is_whole from message_outbox
      where batch_id = $1 and next_try_at is not null
   ), begun as (
     update message_batch set state = 'sending', look_at = $4
      where id = $1 and state = 'filling' and (select is_whole from whole) returning id
   ), named as (
     update message_outbox m set message_id = n.message_id
       from unnest($2::bigint[], $3::text[]) as n (id, message_id), begun
      where m.id = n.id
   )
   select count(*)::int as begun from begun`,
);

/**
 * From here on a batch may have gone. `false`: somebody gave it up, or something of it has ended meanwhile.
 *
 * @param sent our ids with what the provider calls each: all that is in it
 */
export async function beginSending(
  db: Runner,
  batchId: string,
  sent: readonly { id: string; messageId: string }[],
  lookAt: Date,
): Promise<boolean> {
  const [ids, messageIds] = [sent.map(({ id }) => id), sent.map(({ messageId }) => messageId)];
  return one(await db.run(BEGIN, [batchId, ids, messageIds, lookAt])).begun === 1;
}

const FINISH = statement(
  "finish-batch",
  `with batch as (
     update message_batch set state = 'sent', look_at = null where id = $1 and state = 'sending' returning id
   ), sent as (
     update message_outbox m set sent_at = $2, next_try_at = null, key_id = null, sealed = null
       from batch where m.batch_id = batch.id and m.next_try_at is not null
     returning 1
   )
   select count(*)::int as count from sent`,
);

/** All of a batch is sent; says how many messages that were. To whom they went is forgotten here. */
export async function finishBatch(db: Runner, batchId: string, now: Date): Promise<number> {
  return one(await db.run(FINISH, [batchId, now])).count;
}

const ABANDON = statement(
  "abandon-batch",
  `with batch as (
     update message_batch set state = 'abandoned', look_at = null
      where id = $1 and state in ('filling', 'sending') returning id
   )
   update message_outbox m set batch_id = null, message_id = null, next_try_at = $2::timestamptz + ${PAUSE}
     from batch where m.batch_id = batch.id and m.next_try_at is not null`,
);

/** Nothing of a batch was sent or ever will be: its messages come again in another one. */
export async function abandonBatch(db: Runner, batchId: string, now: Date): Promise<void> {
  await db.run(ABANDON, [batchId, now]);
}

export type OpenBatch = { id: string; state: "filling" | "sending"; count: number };

const CLAIM = statement(
  "claim-batches",
  `with due as (
     update message_batch set look_at = $2::timestamptz + ${PAUSE}, tries = tries + 1
      where id in (select id from message_batch where look_at <= $1 order by look_at limit 20 for update skip locked)
     returning id, state
   )
   select due.*, (select count(*)::int from message_outbox m where m.batch_id = due.id and m.next_try_at is not null) as count
     from due`,
).narrow<Pick<OpenBatch, "state">>();

/** Batches that nobody saw to in their time, each for one process until an instant. */
export function claimBatches(db: Runner, now: Date, until: Date): Promise<OpenBatch[]> {
  return db.run(CLAIM, [now, until]);
}

const LOOK = statement(
  "look-at-batch",
  "update message_batch set look_at = $2 where id = $1 and state = 'sending'",
);

export async function lookAtBatch(db: Runner, batchId: string, lookAt: Date): Promise<void> {
  await db.run(LOOK, [batchId, lookAt]);
}

const FORGET = statement(
  "forget-batches",
  `delete from message_batch
    where id in (select b.id from message_batch b
                  where b.created_at < $1 and b.look_at is null
                    and not exists (select from message_outbox m where m.batch_id = b.id)
                  order by b.created_at limit $2)
   returning id`,
);

export async function forgetBatches(db: Runner, before: Date, take: number): Promise<number> {
  return (await db.run(FORGET, [before, take])).length;
}

import type { Channel, OperatorTemplate } from "@todayfruit/domain/messages/message-routes-and-outcomes";
import type { MessageVariables, TemplateName } from "@todayfruit/domain/messages/templates/all-templates";
import { type Runner, statement, type Tx } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";
import type { SealedText, Sealing } from "../../db/sealing.ts";

export type NewNotice<N extends TemplateName = TemplateName> = {
  template: N;
  /** Korean mobile number, digits only. */
  to: string;
  variables: MessageVariables<N>;
  /** Deduplication key, e.g. `gift 12 arrived`: a notice is sent once. */
  key: string;
  /** Subject, e.g. `gift 12`; when it ends, its unsent notices are dropped. */
  subject: string;
  now: Date;
  /** Expiry; defaults to three days. */
  usefulUntil?: Date;
};

const DAY_MS = 86_400_000;
const USEFUL_DAYS = 3;

const ADD = statement(
  "add-message",
  `insert into message_outbox (dedupe_key, template, subject, key_id, sealed, created_at, expires_at, next_try_at)
   values ($1, $2, $3, $4, $5, $6, $7, $6)
       on conflict (dedupe_key) do nothing
   returning id`,
);

/**
 * Queues a notice in the transaction that causes it, so that it is sent exactly when that commits. A notice queued
 * before is not queued again.
 *
 * @returns whether it is new
 */
export async function addNotice<N extends TemplateName>(
  tx: Runner,
  sealing: Sealing,
  { template, to, variables, key, subject, now, usefulUntil }: NewNotice<N>,
): Promise<boolean> {
  const { keyId, sealed } = sealing.seal(JSON.stringify({ to, variables }), aboutMessage(key));
  const until = usefulUntil ?? new Date(now.getTime() + USEFUL_DAYS * DAY_MS);
  if (until <= now) return false;
  return (await tx.run(ADD, [key, template, subject, keyId, sealed, now, until])).length > 0;
}

const ADD_LETTER = statement(
  "add-operator-letter",
  `insert into message_outbox
     (channel, dedupe_key, template, subject, key_id, sealed, created_at, expires_at, next_try_at)
   values ('email', $1, $2, $3, $4, $5, $6, $7, $6)
       on conflict (dedupe_key) do nothing
   returning id`,
);
const LETTER_HOURS = 3;

/** Queues a mail to an operator, once for its key; it is old after three hours. */
export async function addOperatorLetter<N extends OperatorTemplate>(
  tx: Runner,
  sealing: Sealing,
  { template, to, variables, key, subject, now }: Omit<NewNotice<N>, "usefulUntil">,
): Promise<boolean> {
  const { keyId, sealed } = sealing.seal(JSON.stringify({ to, variables }), aboutMessage(key));
  const until = new Date(now.getTime() + LETTER_HOURS * 3_600_000);
  return (await tx.run(ADD_LETTER, [key, template, subject, keyId, sealed, now, until])).length > 0;
}

/** Associated data that binds a sealed notice to its key. */
export function aboutMessage(key: string): string {
  return `message ${key}`;
}

/** Pause until the next try in seconds: 15, doubled with each try, at most half an hour. */
export const PAUSE = "least(1800, 15 * 2 ^ least(tries - 1, 10)) * interval '1 second'";

export type DueMessage = SealedText & {
  id: number;
  dedupe_key: string;
  template: string;
  message_id: number | null;
  expires_at: Date;
  /** For mail: when it was handed over without a reply; `null` when its last try certainly sent nothing. */
  send_started_at: Date | null;
};

const CLAIM = statement(
  "claim-messages",
  `update message_outbox set next_try_at = $4, tries = tries + 1
    where id in (select id from message_outbox where channel = $1 and batch_id is null and next_try_at <= $2
                  order by next_try_at, id limit $3 for update skip locked)
      and key_id is not null and sealed is not null
   returning id, dedupe_key, template, message_id, key_id as "keyId", sealed, expires_at, send_started_at`,
);

/**
 * Claims due messages of a channel, the oldest first, each for one process; those of a crashed process are due again at
 * `until`.
 */
export async function dequeueMessages(
  db: Runner,
  { channel, now, take, until }: { channel: Channel; now: Date; take: number; until: Date },
): Promise<DueMessage[]> {
  const claimed = await db.run(CLAIM, [channel, now, take, until]);
  return claimed.sort((one, other) => one.id - other.id);
}

const BEGIN = statement(
  "begin-message",
  "update message_outbox set send_started_at = $2 where id = $1 and next_try_at is not null",
);

/** Records that a mail is about to be handed over, so that after a crash its result counts as unknown. */
export async function beginMessage(db: Runner, id: number, now: Date): Promise<void> {
  await db.run(BEGIN, [id, now]);
}

const TOLD_BY_PHONE = statement(
  "told-by-phone",
  `select exists (select from message_outbox
                   where message_id = $1 and channel = 'phone' and sent_at is not null) as told`,
);

/** Returns whether the text or notice of an event was sent. */
export async function wasNotifiedByPhone(db: Runner, eventId: number): Promise<boolean> {
  return requireOneRow(await db.run(TOLD_BY_PHONE, [eventId])).told;
}

const FINISH = statement(
  "finish-message",
  `update message_outbox set sent_at = $3, provider_message_id = $2, next_try_at = null, key_id = null, sealed = null
    where id = $1 and next_try_at is not null`,
);

/** Marks a message as accepted by the provider and deletes its recipient. */
export async function finishMessage(db: Runner, id: number, messageId: string, now: Date): Promise<void> {
  await db.run(FINISH, [id, messageId, now]);
}

const PUT_OFF = statement(
  "put-messages-off",
  `update message_outbox
      set next_try_at = coalesce($3, $2::timestamptz + ${PAUSE}), send_started_at = case when $4 then send_started_at end
    where id = any($1::bigint[]) and next_try_at is not null and batch_id is null`,
);

/**
 * Postpones messages.
 *
 * @param until fixed instant; by default a pause that grows with the tries
 * @param mayHaveArrived the reply to a mail was lost, so the result of the try is unknown
 */
export async function putMessagesOff(
  db: Runner,
  ids: readonly number[],
  now: Date,
  until: Date | null = null,
  mayHaveArrived = false,
): Promise<void> {
  await db.run(PUT_OFF, [ids, now, until, mayHaveArrived]);
}

const DROP = statement(
  "drop-message",
  `update message_outbox
      set dropped_at = $3, reason = left($2, 60), next_try_at = null, batch_id = null, key_id = null, sealed = null
    where id = $1 and next_try_at is not null`,
);

/** Drops a message, with the reason. */
export async function dropMessage(db: Runner, id: number, reason: string, now: Date): Promise<void> {
  await db.run(DROP, [id, reason, now]);
}

const DROP_OF = statement(
  "drop-messages-of",
  `update message_outbox
      set dropped_at = $2, reason = 'over', next_try_at = null, key_id = null, sealed = null
    where subject = $1 and next_try_at is not null`,
);

/** Drops the unsent messages of a subject that has ended. */
export async function dropMessagesOf(tx: Tx, subject: string, now: Date): Promise<void> {
  await tx.run(DROP_OF, [subject, now]);
}

export type Report = { messageId: string; report: "delivered" | "text" | "failed"; code: string };

const REPORT = statement(
  "report-messages",
  // A notice delivered as a text fell back; a message sent as a text was delivered.
  `update message_outbox m
      set report = case when r.report <> 'text' then r.report when m.template = 'ADVERTISEMENT' then 'delivered' else 'fallback' end,
          report_code = r.code, reported_at = $4
     from unnest($1::text[], $2::text[], $3::text[]) as r (provider_message_id, report, code)
    where m.channel = 'phone' and m.provider_message_id = r.provider_message_id
   returning m.id`,
);

/** Records delivery reports, ignoring unknown messages; returns the number of known ones. */
export async function reportMessages(db: Runner, reports: readonly Report[], now: Date): Promise<number> {
  const each = (pick: (report: Report) => string) => reports.map(pick);
  const known = await db.run(REPORT, [
    each(({ messageId }) => messageId),
    each(({ report }) => report),
    each(({ code }) => code),
    now,
  ]);
  return known.length;
}

const COUNT = statement(
  "count-messages",
  `select c.channel, count(m.id)::int as waiting, count(m.id) filter (where m.tries > 1)::int as failing,
          coalesce(extract(epoch from $1::timestamptz - min(m.created_at)), 0)::int as oldest
     from unnest('{phone,push,email}'::text[]) as c (channel)
     left join message_outbox m on m.channel = c.channel and m.next_try_at is not null
    group by c.channel`,
).narrow<{ channel: Channel }>();

/**
 * Counts the waiting messages of each channel, those with failed tries, and the age of the oldest in seconds as of
 * `now`.
 */
export function countMessages(db: Runner, now: Date) {
  return db.run(COUNT, [now]);
}

const FORGET = statement(
  "purge-messages",
  `delete from message_outbox
    where id in (select id from message_outbox where created_at < $1 and next_try_at is null and message_id is null
                  order by created_at limit $2 for update skip locked)
   returning id`,
);

/** Deletes up to `take` old settled notices; returns the count. */
export async function purgeMessages(db: Runner, before: Date, take: number): Promise<number> {
  return (await db.run(FORGET, [before, take])).length;
}

import type { Channel } from "@todayfruit/domain/messages/routes";
import type { MessageVariables, TemplateName } from "@todayfruit/domain/messages/write-message";
import { type Runner, statement, type Tx } from "../../db/database.ts";
import { one } from "../../db/one.ts";
import type { SealedText, Sealing } from "../../db/sealed-text.ts";

export type NewNotice<N extends TemplateName = TemplateName> = {
  template: N;
  /** A Korean mobile number, digits only. */
  to: string;
  variables: MessageVariables<N>;
  /** The event that is told, e.g. `gift 12 arrived`: once, whoever says it how often. */
  key: string;
  /** What it is about, e.g. `gift 12`: what ends takes along what was not sent of it. */
  subject: string;
  now: Date;
  /** From then on it would tell old news; after three days when left out. */
  usefulUntil?: Date;
};

const DAY_MS = 86_400_000;
const USEFUL_DAYS = 3;

const ADD = statement(
  "add-message",
  `insert into message_outbox (dedupe_key, template, subject, key_id, sealed, created_at, useful_until, next_try_at)
   values ($1, $2, $3, $4, $5, $6, $7, $6)
       on conflict (dedupe_key) do nothing
   returning id`,
);

/**
 * Writes a notice down, in the transaction of what it tells: it is sent when, and only when, that is kept. What was
 * written down before is not written again.
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

/** What a sealed notice belongs to. */
export function aboutMessage(key: string): string {
  return `message ${key}`;
}

/** How long it is until the next try, in seconds: 15, then twice as long each time, up to half an hour. */
export const PAUSE = "least(1800, 15 * 2 ^ least(tries - 1, 10)) * interval '1 second'";

export type DueMessage = SealedText & {
  id: string;
  dedupe_key: string;
  template: string;
  event_id: string | null;
  useful_until: Date;
  /** Of a letter: when it was handed over without an answer; `null` when its last try surely took nothing. */
  begun_at: Date | null;
};

const CLAIM = statement(
  "claim-messages",
  `update message_outbox set next_try_at = $4, tries = tries + 1
    where id in (select id from message_outbox where channel = $1 and batch_id is null and next_try_at <= $2
                  order by next_try_at, id limit $3 for update skip locked)
      and key_id is not null and sealed is not null
   returning id, dedupe_key, template, event_id, key_id as "keyId", sealed, useful_until, begun_at`,
);

/**
 * Messages of a channel that are due, the first written first, each for one process; those of a process that dies are due
 * again at `until`.
 */
export async function claimMessages(
  db: Runner,
  { channel, now, take, until }: { channel: Channel; now: Date; take: number; until: Date },
): Promise<DueMessage[]> {
  const claimed = await db.run(CLAIM, [channel, now, take, until]);
  return claimed.sort((one, other) => Number(one.id) - Number(other.id));
}

const BEGIN = statement(
  "begin-message",
  "update message_outbox set begun_at = $2 where id = $1 and next_try_at is not null",
);

/** Written down before a letter is handed over: whoever finds it after a crash knows that its end is not known. */
export async function beginMessage(db: Runner, id: string, now: Date): Promise<void> {
  await db.run(BEGIN, [id, now]);
}

const TOLD_BY_PHONE = statement(
  "told-by-phone",
  `select exists (select from message_outbox
                   where event_id = $1 and channel = 'phone' and sent_at is not null) as told`,
);

/** Whether the text or notice of an event has left. */
export async function wasToldByPhone(db: Runner, eventId: string): Promise<boolean> {
  return one(await db.run(TOLD_BY_PHONE, [eventId])).told;
}

const FINISH = statement(
  "finish-message",
  `update message_outbox set sent_at = $3, message_id = $2, next_try_at = null, key_id = null, sealed = null
    where id = $1 and next_try_at is not null`,
);

/** Somebody has taken it; to whom it went is forgotten here. */
export async function finishMessage(db: Runner, id: string, messageId: string, now: Date): Promise<void> {
  await db.run(FINISH, [id, messageId, now]);
}

const PUT_OFF = statement(
  "put-messages-off",
  `update message_outbox
      set next_try_at = coalesce($3, $2::timestamptz + ${PAUSE}), begun_at = case when $4 then begun_at end
    where id = any($1::bigint[]) and next_try_at is not null and batch_id is null`,
);

/**
 * @param until an instant of its own; without one after a pause that grows with the tries
 * @param mayHaveArrived the answer of a letter was lost, so the end of its try is not known
 */
export async function putMessagesOff(
  db: Runner,
  ids: readonly string[],
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

/** It is never sent, and why. */
export async function dropMessage(db: Runner, id: string, reason: string, now: Date): Promise<void> {
  await db.run(DROP, [id, reason, now]);
}

const DROP_OF = statement(
  "drop-messages-of",
  `update message_outbox
      set dropped_at = $2, reason = 'over', next_try_at = null, key_id = null, sealed = null
    where subject = $1 and next_try_at is not null`,
);

/** What was not sent about something that has ended is not sent any more. */
export async function dropMessagesOf(tx: Tx, subject: string, now: Date): Promise<void> {
  await tx.run(DROP_OF, [subject, now]);
}

export type Report = { messageId: string; report: "delivered" | "text" | "failed"; code: string };

const REPORT = statement(
  "report-messages",
  // A notice that arrived as a text fell back; what was sent as a text arrived.
  `update message_outbox m
      set report = case when r.report <> 'text' then r.report when m.template = 'ADVERTISEMENT' then 'delivered' else 'fallback' end,
          report_code = r.code, reported_at = $4
     from unnest($1::text[], $2::text[], $3::text[]) as r (message_id, report, code)
    where m.channel = 'phone' and m.message_id = r.message_id
   returning m.id`,
);

/** Writes down what became of messages; what nobody knows is passed over. Says how many were known. */
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

/** What waits on each channel, what of it was tried in vain, and the age of the oldest in seconds as of `now`. */
export function countMessages(db: Runner, now: Date) {
  return db.run(COUNT, [now]);
}

const FORGET = statement(
  "forget-messages",
  `delete from message_outbox
    where id in (select id from message_outbox where created_at < $1 and next_try_at is null and event_id is null
                  order by created_at limit $2 for update skip locked)
   returning id`,
);

/** Deletes up to `take` notices that were settled long ago; says how many. */
export async function forgetMessages(db: Runner, before: Date, take: number): Promise<number> {
  return (await db.run(FORGET, [before, take])).length;
}

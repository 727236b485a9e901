import {
  type Channel,
  type EventTemplate,
  type Outcome,
  ROUTES,
} from "@todayfruit/domain/messages/message-routes-and-outcomes";
import { type Runner, statement, type Tx } from "../../db/database.ts";

const ADD_EVENT = statement(
  "add-event",
  `with event as (
     insert into message
       (dedupe_key, template, user_id, subject, href, variables, phone, email, channels, created_at, expires_at,
        account_change_id)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9, $10, $11, $16)
         on conflict (dedupe_key) do nothing
     returning id, user_id
   ), told as (
     insert into notification (user_id, list_type, kind, title, body, href, dedupe_key, created_at, image)
     select e.user_id, $12, $13, $14, $15, $5, $1, $10, $17
       from event e join app_user u on u.id = e.user_id
      where $12::text is not null and u.user_type <> 'guest' and u.left_at is null
         on conflict (user_id, dedupe_key) do nothing
   )
   select id from event`,
);

/** Event as stored, with its entry among the member's notifications; `list` is `null` when it has none. */
export type EventValues = {
  key: string;
  template: EventTemplate;
  userId: number;
  subject: string;
  href: string;
  variables: object;
  phone: string | null;
  email: string | null;
  channels: readonly Channel[];
  createdAt: Date;
  usefulUntil: Date;
  list: string | null;
  kind: string | null;
  title: string;
  body: string;
  /** Picture of the notification; `null`: none. */
  image: string | null;
  changeId: string | null;
};

/** Adds an event and its notification, once per key; returns whether it is new. */
export async function addEvent(tx: Runner, e: EventValues): Promise<boolean> {
  const added = await tx.run(ADD_EVENT, [
    e.key,
    e.template,
    e.userId,
    e.subject,
    e.href,
    JSON.stringify(e.variables),
    e.phone,
    e.email,
    e.channels,
    e.createdAt,
    e.usefulUntil,
    e.list,
    e.kind,
    e.title,
    e.body,
    e.changeId,
    e.image,
  ]);
  return added.length > 0;
}

export type DueEvent = {
  id: number;
  user_id: number;
  dedupe_key: string;
  template: EventTemplate;
  subject: string;
  href: string;
  variables: Record<string, string>;
  channels: Channel[];
  created_at: Date;
  expires_at: Date;
  has_left: boolean;
  order_delivery_alarm: boolean;
  client_center_reply_alarm: boolean;
  advertising_alarm: boolean;
  phone: string | null;
  email: string | null;
  devices: string[];
  account_change_id: string | null;
};

const LOCK_DUE = statement(
  "lock-due-events",
  `select e.id, e.user_id, e.dedupe_key, e.template, e.subject, e.href, e.variables, e.channels, e.created_at, e.expires_at,
          u.left_at is not null as has_left, u.order_delivery_alarm, u.client_center_reply_alarm, u.advertising_alarm,
          case when e.template <> 'ADVERTISEMENT' or u.phone_verified_at is not null then coalesce(e.phone, u.phone) end as phone,
          coalesce(e.email, case when u.email_verified_at is not null or u.email_letters_until > $1 then u.email end) as email,
          e.account_change_id,
          array(select d.id::text from push_device d join access_token t on t.hash = d.session_hash
                 where d.user_id = u.id and t.revoked_at is null and t.expires_at > $1 order by d.id) as devices
     from message e join app_user u on u.id = e.user_id
    where e.routed_at is null and e.template = any($3)
    order by e.id limit $2
      for no key update of e skip locked`,
).narrow<Pick<DueEvent, "channels" | "template" | "variables">>();

/**
 * Locks events without messages, each for one process, with the contact data of their members. Skips templates of a
 * later version of the shop, which a process of that version handles.
 */
export function lockDueEvents(tx: Tx, now: Date, take: number): Promise<DueEvent[]> {
  return tx.run(LOCK_DUE, [now, take, Object.keys(ROUTES)]);
}

export type RoutedMessage = {
  eventId: number;
  channel: Channel;
  key: string;
  template: string;
  subject: string;
  keyId: string;
  sealed: Uint8Array;
  createdAt: Date;
  usefulUntil: Date;
};

const ADD = statement(
  "add-messages-of-events",
  `insert into message_outbox
     (message_id, channel, dedupe_key, template, subject, key_id, sealed, created_at, expires_at, next_try_at)
   select m.*, $10 from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bytea[],
                               $8::timestamptz[], $9::timestamptz[]) as m
       on conflict (dedupe_key) do nothing`,
);

const ROUTED = statement(
  "route-events",
  `update message e set routed_at = $3, outcome = o.outcome::jsonb, variables = '{}', phone = null, email = null
     from unnest($1::bigint[], $2::text[]) as o (id, outcome) where e.id = o.id`,
);

/** Stores the messages of events and the outcome per channel, and deletes the events' variables. */
export async function routeEvents(
  tx: Tx,
  routed: readonly { id: number; outcome: Partial<Record<Channel, Outcome>> }[],
  messages: readonly RoutedMessage[],
  now: Date,
): Promise<void> {
  const each = <T>(pick: (message: RoutedMessage) => T) => messages.map(pick);
  if (messages.length > 0)
    await tx.run(ADD, [
      each(({ eventId }) => eventId),
      each(({ channel }) => channel),
      each(({ key }) => key),
      each(({ template }) => template),
      each(({ subject }) => subject),
      each(({ keyId }) => keyId),
      each(({ sealed }) => sealed),
      each(({ createdAt }) => createdAt),
      each(({ usefulUntil }) => usefulUntil),
      now,
    ]);
  await tx.run(ROUTED, [
    routed.map(({ id }) => id),
    routed.map(({ outcome }) => JSON.stringify(outcome)),
    now,
  ]);
}

const DROP = statement(
  "drop-events-of",
  `update message set routed_at = $2, outcome = '{}', variables = '{}', phone = null, email = null
    where subject = $1 and routed_at is null`,
);

/** Drops the events of a subject that have no messages yet: none is created. */
export async function dropEventsOf(tx: Tx, subject: string, now: Date): Promise<void> {
  await tx.run(DROP, [subject, now]);
}

const CONSENTS = statement(
  "consents-of-advertised",
  `select e.id, u.advertising_alarm and u.left_at is null as advertising_alarm, u.night_alarm
     from message e join app_user u on u.id = e.user_id where e.id = any($1::bigint[])`,
);

/** Returns the current advertising consents of the events' members, by event id. */
export async function findConsents(db: Runner, eventIds: readonly number[]) {
  const rows = await db.run(CONSENTS, [eventIds]);
  return new Map(
    rows.map((row) => [row.id, { advertisingAlarm: row.advertising_alarm, nightAlarm: row.night_alarm }]),
  );
}

const FORGET = statement(
  "purge-routed-messages",
  `delete from message
    where id in (select e.id from message e
                  where e.created_at < $1 and e.routed_at is not null
                    and not exists (select from message_outbox m where m.message_id = e.id and m.next_try_at is not null)
                  order by e.created_at limit $2 for update skip locked)
   returning id`,
);

/** Deletes up to `take` old events with their messages, which are all settled; returns the count. */
export async function purgeMessageEvents(db: Runner, before: Date, take: number): Promise<number> {
  return (await db.run(FORGET, [before, take])).length;
}

import {
  CHANNELS,
  type Channel,
  type EventTemplate,
  type Outcome,
  ROUTES,
  type Route,
} from "@todayfruit/domain/messages/routes";
import { type EventVariables, writeEvent } from "@todayfruit/domain/messages/write-event";
import { type Runner, statement, type Tx } from "../../db/database.ts";

/** What is filled in by whoever tells it; the shop's name and the link are added. */
export type OwnVariables<N extends EventTemplate> = Omit<EventVariables<N>, "상호" | "링크">;

export type NewEvent<N extends EventTemplate = EventTemplate> = {
  template: N;
  userId: number;
  variables: OwnVariables<N>;
  /** The page that it leads to, from the root of the shop. */
  href: string;
  /** What happened, e.g. `order 12 paid`: told once, whoever says it how often. */
  key: string;
  /** What it is about, e.g. `order 12`. */
  subject: string;
  now: Date;
  /** From then on it would tell old news; after three days when left out. */
  usefulUntil?: Date;
  /** The number that an order named; the member's own when left out. */
  phone?: string | null;
  /** The address before a change of it; the member's own when left out. */
  email?: string | null;
  /** Of these channels those that its template has; all of them when left out. */
  channels?: readonly Channel[];
  /** Id of the change of an account that it tells; its text and its letter carry the link that undoes it. */
  changeId?: string;
};

const DAY_MS = 86_400_000;
const USEFUL_DAYS = 3;

const ANNOUNCE = statement(
  "announce",
  `with event as (
     insert into message_event
       (dedupe_key, template, user_id, subject, href, variables, phone, email, channels, created_at, useful_until,
        account_change_id)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9, $10, $11, $16)
         on conflict (dedupe_key) do nothing
     returning id, user_id
   ), told as (
     insert into notification (user_id, list_type, kind, title, body, href, dedupe_key, created_at)
     select e.user_id, $12, $13, $14, $15, $5, $1, $10
       from event e join app_user u on u.id = e.user_id
      where $12::text is not null and u.user_type <> 'guest' and u.left_at is null
         on conflict (user_id, dedupe_key) do nothing
   )
   select id from event`,
);

/**
 * Something happened that a member is to know. It is written down in the transaction of what happened, with its place in
 * the shop; a job sends it by every channel that reaches them when that is kept.
 *
 * @returns whether it is new
 */
export async function announce<N extends EventTemplate>(
  tx: Runner,
  shopName: string,
  event: NewEvent<N>,
): Promise<boolean> {
  const { inbox }: Route = ROUTES[event.template];
  const filled = { ...event.variables, 상호: shopName, 링크: event.href } as EventVariables<N>;
  const { title, body } = writeEvent(event.template, filled);
  const added = await tx.run(ANNOUNCE, [
    event.key,
    event.template,
    event.userId,
    event.subject,
    event.href,
    JSON.stringify(event.variables),
    event.phone ?? null,
    event.email ?? null,
    event.channels ?? CHANNELS,
    event.now,
    event.usefulUntil ?? new Date(event.now.getTime() + USEFUL_DAYS * DAY_MS),
    inbox?.list ?? null,
    inbox?.kind ?? null,
    title,
    body,
    event.changeId ?? null,
  ]);
  return added.length > 0;
}

export type DueEvent = {
  id: string;
  user_id: number;
  dedupe_key: string;
  template: EventTemplate;
  subject: string;
  href: string;
  variables: Record<string, string>;
  channels: Channel[];
  created_at: Date;
  useful_until: Date;
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
  `select e.id, e.user_id, e.dedupe_key, e.template, e.subject, e.href, e.variables, e.channels, e.created_at, e.useful_until,
          u.left_at is not null as has_left, u.order_delivery_alarm, u.client_center_reply_alarm, u.advertising_alarm,
          case when e.template <> 'ADVERTISEMENT' or u.phone_verified_at is not null then coalesce(e.phone, u.phone) end as phone,
          coalesce(e.email, case when u.email_verified_at is not null or u.email_letters_until > $1 then u.email end) as email,
          e.account_change_id,
          array(select d.id::text from push_device d join access_token t on t.hash = d.session_hash
                 where d.user_id = u.id and t.revoked_at is null and t.expires_at > $1 order by d.id) as devices
     from message_event e join app_user u on u.id = e.user_id
    where e.routed_at is null and e.template = any($3)
    order by e.id limit $2
      for no key update of e skip locked`,
).narrow<Pick<DueEvent, "channels" | "template" | "variables">>();

/**
 * Locks events that nobody made messages of yet, each for one process, with how their members can be reached. What a later
 * version of the shop tells waits for a process of that version.
 */
export function lockDueEvents(tx: Tx, now: Date, take: number): Promise<DueEvent[]> {
  return tx.run(LOCK_DUE, [now, take, Object.keys(ROUTES)]);
}

export type RoutedMessage = {
  eventId: string;
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
     (event_id, channel, dedupe_key, template, subject, key_id, sealed, created_at, useful_until, next_try_at)
   select m.*, $10 from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bytea[],
                               $8::timestamptz[], $9::timestamptz[]) as m
       on conflict (dedupe_key) do nothing`,
);

const ROUTED = statement(
  "route-events",
  `update message_event e set routed_at = $3, outcome = o.outcome::jsonb, variables = '{}', phone = null, email = null
     from unnest($1::bigint[], $2::text[]) as o (id, outcome) where e.id = o.id`,
);

/** Writes the messages of events, and what became of each event on each channel; what was filled in is forgotten here. */
export async function routeEvents(
  tx: Tx,
  routed: readonly { id: string; outcome: Partial<Record<Channel, Outcome>> }[],
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

const CONSENTS = statement(
  "consents-of-advertised",
  `select e.id, u.advertising_alarm and u.left_at is null as advertising_alarm, u.night_alarm
     from message_event e join app_user u on u.id = e.user_id where e.id = any($1::bigint[])`,
);

/** What the members of advertisements agree to at this moment, by the ids of the events. */
export async function findConsents(db: Runner, eventIds: readonly string[]) {
  const rows = await db.run(CONSENTS, [eventIds]);
  return new Map(
    rows.map((row) => [row.id, { advertisingAlarm: row.advertising_alarm, nightAlarm: row.night_alarm }]),
  );
}

const FORGET = statement(
  "forget-message-events",
  `delete from message_event
    where id in (select e.id from message_event e
                  where e.created_at < $1 and e.routed_at is not null
                    and not exists (select from message_outbox m where m.event_id = e.id and m.next_try_at is not null)
                  order by e.created_at limit $2 for update skip locked)
   returning id`,
);

/** Deletes up to `take` events of long ago with their messages, which are all settled; says how many. */
export async function forgetMessageEvents(db: Runner, before: Date, take: number): Promise<number> {
  return (await db.run(FORGET, [before, take])).length;
}

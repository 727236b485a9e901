import { type Runner, statement } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";

/** Common fields of a batch's events. */
export type EventSource = {
  session: string;
  visitor: string;
  isComeback: boolean;
  platform: string;
  referrer: string;
  utmSource: string;
  utmMedium: string;
  utmCampaign: string;
  /** Variant of the shop that was visited. */
  variant: string;
};

export type NewEvent = {
  id: string;
  /** Day in Korea (KST). */
  day: string;
  at: string;
  name: string;
  path: string;
  detail: string;
  items: readonly { productId: number; price: number; quantity: number }[];
};

const ADD_EVENTS = statement(
  "add-events",
  `insert into analytics_event (id, day, at, name, session, visitor, is_comeback, platform, path, referrer, utm_source,
          utm_medium, utm_campaign, detail, items, variant)
   select e.id, e.day, e.at, e.name, s.session, s.visitor, s."isComeback", s.platform, e.path, s.referrer,
          s."utmSource", s."utmMedium", s."utmCampaign", e.detail, e.items, s.variant
     from jsonb_to_record($1::jsonb) as s (session uuid, visitor text, "isComeback" boolean, platform text,
          referrer text, "utmSource" text, "utmMedium" text, "utmCampaign" text, variant text),
          jsonb_to_recordset($2::jsonb) as e (id uuid, day date, at timestamptz, name text, path text, detail text,
          items jsonb)
    order by e.id
       on conflict (id) do nothing`,
);

/** Adds events, each once. */
export async function addEvents(db: Runner, source: EventSource, events: readonly NewEvent[]): Promise<void> {
  await db.run(ADD_EVENTS, [JSON.stringify(source), JSON.stringify(events)]);
}

const ADD_SECONDS = statement(
  "add-seconds-of-pages",
  `update analytics_event e set seconds = l.seconds
     from jsonb_to_recordset($2::jsonb) as l (id uuid, seconds integer)
    where e.id = l.id and e.session = $1::uuid and e.name = 'page_view' and e.seconds is null`,
);

/** Sets the seconds that a session spent on its pages; recorded ones stay. */
export async function addSeconds(
  db: Runner,
  session: string,
  left: readonly { id: string; seconds: number }[],
): Promise<void> {
  await db.run(ADD_SECONDS, [session, JSON.stringify(left)]);
}

const KEEP_CLIENT = statement(
  "keep-google-analytics-client",
  `insert into google_analytics_client (order_tmp_id, client_id, session_id, at)
   select $1::uuid, $2, $3, $4 where exists (select from order_tmp where id = $1::uuid)
       on conflict (order_tmp_id) do nothing`,
);

/** Stores Google's client id for an existing order form; the first one is kept. */
export async function saveGoogleClient(
  db: Runner,
  { orderTmpId, clientId, sessionId }: { orderTmpId: string; clientId: string; sessionId: string },
  now: Date,
): Promise<void> {
  await db.run(KEEP_CLIENT, [orderTmpId, clientId, sessionId, now]);
}

const FORGET_EVENTS = statement(
  "purge-events",
  `with gone as (
     delete from analytics_event where id in (
       select id from analytics_event where day < ($1::timestamptz at time zone 'Asia/Seoul')::date order by day limit $2)
     returning 1
   )
   select count(*)::int as forgotten from gone`,
);

/** Deletes at most `batch` events of days before an instant; returns how many. */
export async function purgeEvents(db: Runner, before: Date, batch: number): Promise<number> {
  return requireOneRow(await db.run(FORGET_EVENTS, [before, batch])).forgotten;
}

const FORGET_CLIENTS = statement(
  "purge-google-analytics-clients",
  `with gone as (
     delete from google_analytics_client where order_tmp_id in (
       select order_tmp_id from google_analytics_client where at < $1 order by at limit $2)
     returning 1
   )
   select count(*)::int as forgotten from gone`,
);

/** Deletes at most `batch` of Google's client ids from before an instant; returns how many. */
export async function purgeGoogleClients(db: Runner, before: Date, batch: number): Promise<number> {
  return requireOneRow(await db.run(FORGET_CLIENTS, [before, batch])).forgotten;
}

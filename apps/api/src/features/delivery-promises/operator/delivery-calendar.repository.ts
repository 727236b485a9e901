import type { Input, Reply } from "@todayfruit/contract/all-calls";
import { type Runner, statement, type Tx } from "../../../db/database.ts";
import { requireOneRow } from "../../../db/require-one-row.ts";

type Calendar = Reply<"GET /operator/v1/delivery-calendar">;
type ClosedDay = Input<"PUT /operator/v1/delivery-calendar/closed-days">["body"]["added"][number];
type RemoteArea = Input<"PUT /operator/v1/delivery-calendar/remote-areas">["body"]["added"][number];
type TransitDays = Reply<"PUT /operator/v1/delivery-calendar/transit-days">;
type Changed = { added: number; removed: number };

const LIST = statement(
  "list-delivery-calendar",
  `select (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'day', day, 'name', name,
                    'distributorId', distributor_id, 'carrierCode', carrier_code) order by day, id), '[]')
             from closed_day where day >= coalesce($1::date, day) and day <= coalesce($2::date, day)) as "closedDays",
          (select coalesce(jsonb_agg(jsonb_build_object('code', code, 'name', name, 'restWeekdays', rest_weekdays)
                    order by sort), '[]') from carrier) as carriers,
          (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'orderCutoffTime', order_cutoff_time,
                    'shippingWeekdays', shipping_weekdays) order by id), '[]') from distributor) as distributors,
          (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'area', area, 'firstZonecode', first_zonecode,
                    'lastZonecode', last_zonecode, 'name', name) order by first_zonecode), '[]')
             from remote_area_range) as "remoteAreas",
          (select coalesce(jsonb_agg(jsonb_build_object('originArea', origin_area, 'destinationArea', destination_area,
                    'minDays', min_days, 'maxDays', max_days) order by origin_area, destination_area), '[]')
             from transit_days) as "transitDays"`,
).narrow<Calendar>();

/** Reads the calendar with the ids of its rows; closed days of `from` to `to`, KST days, or of all. */
export async function listCalendar(db: Runner, from: string | null, to: string | null): Promise<Calendar> {
  return requireOneRow(await db.run(LIST, [from, to]));
}

const COUNT_UNKNOWN = statement(
  "count-unknown-senders",
  `select (select count(*)::int from unnest($1::bigint[]) as d (id) where not exists (select from distributor where id = d.id))
        + (select count(*)::int from unnest($2::text[]) as c (code) where not exists (select from carrier where code = c.code))
          as count`,
);

/** Counts the farms and carriers that do not exist. */
export async function countUnknownSenders(
  tx: Tx,
  distributorIds: readonly number[],
  carrierCodes: readonly string[],
): Promise<number> {
  return requireOneRow(await tx.run(COUNT_UNKNOWN, [distributorIds, carrierCodes])).count ?? 0;
}

const CHANGE_CLOSED_DAYS = statement(
  "change-closed-days",
  `with gone as (delete from closed_day where id = any($2::bigint[]) returning id),
   new as (
     insert into closed_day (kind, day, name, distributor_id, carrier_code)
     select kind, day, name, "distributorId", "carrierCode"
       from jsonb_to_recordset($1::jsonb)
         as n (kind text, day date, name text, "distributorId" bigint, "carrierCode" text)
         on conflict on constraint closed_day_once do nothing
     returning id
   )
   select (select count(*)::int from new) as added, (select count(*)::int from gone) as removed`,
).narrow<Changed>();

export async function changeClosedDayRows(
  tx: Tx,
  added: readonly ClosedDay[],
  removedIds: readonly number[],
): Promise<Changed> {
  return requireOneRow(await tx.run(CHANGE_CLOSED_DAYS, [JSON.stringify(added), removedIds]));
}

const LOCK_CARRIER = statement(
  "lock-carrier",
  "select rest_weekdays from carrier where code = $1 for update",
);

/** Locks a carrier; returns the weekdays on which it does not deliver, `null` when there is no such carrier. */
export async function lockCarrier(tx: Tx, code: string): Promise<readonly string[] | null> {
  const [row] = await tx.run(LOCK_CARRIER, [code]);
  return row?.rest_weekdays ?? null;
}

const SET_REST = statement("set-rest-weekdays", "update carrier set rest_weekdays = $2 where code = $1");

export async function setRestWeekdays(tx: Tx, code: string, weekdays: readonly string[]): Promise<void> {
  await tx.run(SET_REST, [code, weekdays]);
}

const COUNT_OVERLAPS = statement(
  "count-overlapping-areas",
  `select count(*)::int as count
     from remote_area_range r
     join jsonb_to_recordset($1::jsonb) as n ("firstZonecode" int, "lastZonecode" int)
       on r.first_zonecode <= n."lastZonecode" and r.last_zonecode >= n."firstZonecode"
    where r.id <> all($2::bigint[])`,
);

/** Counts the ranges that stay and overlap with new ones. */
export async function countOverlaps(
  tx: Tx,
  added: readonly RemoteArea[],
  removedIds: readonly number[],
): Promise<number> {
  return requireOneRow(await tx.run(COUNT_OVERLAPS, [JSON.stringify(added), removedIds])).count ?? 0;
}

const REMOVE_AREAS = statement(
  "remove-remote-areas",
  "delete from remote_area_range where id = any($1::bigint[]) returning id",
);

const ADD_AREAS = statement(
  "add-remote-areas",
  `insert into remote_area_range (area, first_zonecode, last_zonecode, name)
   select area, "firstZonecode", "lastZonecode", name
     from jsonb_to_recordset($1::jsonb) as n (area text, "firstZonecode" int, "lastZonecode" int, name text)
   returning id`,
);

/** Removes ranges before it adds others: a statement of both would find them overlap. */
export async function changeRemoteAreaRows(
  tx: Tx,
  added: readonly RemoteArea[],
  removedIds: readonly number[],
): Promise<Changed> {
  const removed = (await tx.run(REMOVE_AREAS, [removedIds])).length;
  return { removed, added: (await tx.run(ADD_AREAS, [JSON.stringify(added)])).length };
}

const SET_TRANSIT = statement(
  "set-transit-days",
  `with old as (select min_days, max_days from transit_days where origin_area = $1 and destination_area = $2),
   new as (
     insert into transit_days (origin_area, destination_area, min_days, max_days) values ($1, $2, $3, $4)
         on conflict (origin_area, destination_area) do update
        set min_days = excluded.min_days, max_days = excluded.max_days
   )
   select min_days as "minDays", max_days as "maxDays" from old`,
);

/** Sets the days between two areas; returns those before. */
export async function setTransitDays(
  tx: Tx,
  { originArea, destinationArea, minDays, maxDays }: TransitDays,
): Promise<{ minDays: number; maxDays: number } | null> {
  const [before] = await tx.run(SET_TRANSIT, [originArea, destinationArea, minDays, maxDays]);
  return before ?? null;
}

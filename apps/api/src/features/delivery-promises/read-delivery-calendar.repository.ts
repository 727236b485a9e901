import type { AreaType, RemoteAreaRange } from "@todayfruit/domain/shipping/area-of-zonecode";
import { type Runner, statement } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";

/** Rows of which the delivery calendar is made. */
export type CalendarRow = {
  closed_days: { kind: string; day: string; distributor_id: number | null; carrier_code: string | null }[];
  carriers: { code: string; rest_weekdays: string[] }[];
  remote_areas: RemoteAreaRange[];
  transit_days: { origin_area: AreaType; destination_area: AreaType; min_days: number; max_days: number }[];
  arrivals: {
    carrier_code: string;
    distributor_id: number;
    area: AreaType;
    days: number;
    parcels: number;
  }[];
};

const READ = statement(
  "read-delivery-calendar",
  `select (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'day', day, 'distributor_id', distributor_id,
                                                        'carrier_code', carrier_code)), '[]') from closed_day) as closed_days,
          (select coalesce(jsonb_agg(jsonb_build_object('code', code, 'rest_weekdays', rest_weekdays)), '[]')
             from carrier) as carriers,
          (select coalesce(jsonb_agg(jsonb_build_object('area', area, 'first', first_zonecode, 'last', last_zonecode)), '[]')
             from remote_area_range) as remote_areas,
          (select coalesce(jsonb_agg(to_jsonb(t)), '[]') from transit_days t) as transit_days,
          (select coalesce(jsonb_agg(to_jsonb(a)), '[]') from arrival_count a) as arrivals`,
).narrow<CalendarRow>();

/** Reads the whole delivery calendar with one statement. */
export async function readCalendarRow(db: Runner): Promise<CalendarRow> {
  return requireOneRow(await db.run(READ, []));
}

import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";
import { IN_SEGMENT } from "./campaign-segment.sql.ts";

const LIST_FACTS = statement(
  "list-campaign-facts",
  `select e.id, c.started_at is not null as is_started,
          e."boughtOf" is not null and not exists (select from distributor d where d.id = e."boughtOf") as is_farm_unknown
     from jsonb_to_recordset($1::jsonb) as e (id bigint, "boughtOf" bigint) left join campaign c on c.id = e.id`,
).narrow<{ id: number; is_started: boolean; is_farm_unknown: boolean }>();

export type CampaignFactRow = RowOf<typeof LIST_FACTS>;

/** Lists for campaigns as they will be whether they have started and name a farm that does not exist. */
export function listCampaignFacts(
  tx: Tx,
  rows: readonly { id: number; boughtOf: number | null }[],
): Promise<CampaignFactRow[]> {
  return tx.run(LIST_FACTS, [JSON.stringify(rows)]);
}

const FIND = statement(
  "find-campaign",
  `select c.is_cancelled, c.send_at, c.started_at, c.finished_at, a.members, a.consented, a.consented_at_night
     from campaign c
    cross join lateral (
          select count(*)::int as members,
                 (count(*) filter (where u.advertising_alarm))::int as consented,
                 (count(*) filter (where u.advertising_alarm and u.night_alarm))::int as consented_at_night
            from app_user u where ${IN_SEGMENT}) a
    where c.id = $2`,
).narrow<{ members: number; consented: number; consented_at_night: number }>();

/** Finds a campaign with the number of members of its segment now. */
export async function findCampaign(db: Runner, id: number, now: Date): Promise<RowOf<typeof FIND> | null> {
  const [row] = await db.run(FIND, [now, id]);
  return row ?? null;
}

const LIST_RESULTS = statement(
  "list-campaign-results",
  `select r.is_other, count(*)::int as recipients,
          (count(*) filter (where o.count > 0))::int as buyers, coalesce(sum(o.paid), 0)::bigint as paid
     from campaign_recipient r
    cross join lateral (
          select count(*) as count, sum(o.price) as paid from orders o
           where o.user_id = r.user_id and o.created_at >= r.at and o.created_at < r.at + interval '7 days'
                 and o.status in ('paid', 'delivery_waiting', 'delivery_delay', 'delivering', 'delivery_end', 'complete')) o
    where r.campaign_id = $1 group by r.is_other`,
).narrow<{ recipients: number; buyers: number; paid: number }>();

/** Lists the outcome of each text of a campaign: recipients and what they bought within seven days, in 원. */
export function listCampaignResults(db: Runner, id: number): Promise<RowOf<typeof LIST_RESULTS>[]> {
  return db.run(LIST_RESULTS, [id]);
}

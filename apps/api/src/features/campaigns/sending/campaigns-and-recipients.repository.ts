import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";
import { IN_SEGMENT } from "../campaign-segment.sql.ts";

const IS_DUE = "send_at <= $1 and finished_at is null and not is_cancelled";

const LIST_DUE = statement(
  "list-due-campaigns",
  `select id from campaign where ${IS_DUE} and id > $2 order by id limit $3`,
);
const MOST_DUE = 50;

/** Lists the campaigns that are due, after an id. */
export async function listDueCampaigns(db: Runner, now: Date, after: number): Promise<number[]> {
  return (await db.run(LIST_DUE, [now, after, MOST_DUE])).map(({ id }) => id);
}

const LOCK_DUE = statement(
  "lock-due-campaign",
  `select id, text, other_text, other_share, channels, send_at from campaign
    where ${IS_DUE} and id = $2 for update skip locked`,
).narrow<{ channels: ("phone" | "push" | "email")[] }>();

export type DueCampaign = RowOf<typeof LOCK_DUE>;

/** Locks a campaign for one process; `null`: it is finished, cancelled, or locked by another. */
export async function lockDueCampaign(tx: Tx, id: number, now: Date): Promise<DueCampaign | null> {
  const [row] = await tx.run(LOCK_DUE, [now, id]);
  return row ?? null;
}

const LIST_NEXT = statement(
  "list-next-recipients",
  `select u.id from campaign c join app_user u on u.id > c.last_user_id
    where c.id = $2 and u.advertising_alarm and ${IN_SEGMENT}
    order by u.id limit $3`,
);

/** Lists the next members of a campaign who consented to advertising, in ascending ids. */
export async function listNextRecipients(
  tx: Tx,
  campaignId: number,
  { now, take }: { now: Date; take: number },
): Promise<number[]> {
  return (await tx.run(LIST_NEXT, [now, campaignId, take])).map(({ id }) => id);
}

const ADD = statement(
  "add-campaign-recipients",
  `insert into campaign_recipient (campaign_id, user_id, is_other, at)
   select $1, e.id, e."isOther", $3 from jsonb_to_recordset($2::jsonb) as e (id bigint, "isOther" boolean)`,
);

/** Records the members to whom a campaign was queued, with their text. */
export async function addRecipients(
  tx: Tx,
  campaignId: number,
  recipients: readonly { id: number; isOther: boolean }[],
  at: Date,
): Promise<void> {
  await tx.run(ADD, [campaignId, JSON.stringify(recipients), at]);
}

const ADVANCE = statement(
  "advance-campaign",
  `update campaign set started_at = coalesce(started_at, $2), last_user_id = coalesce($3, last_user_id),
          finished_at = case when $4 then $2 end
    where id = $1`,
);

/** Records how far a campaign was queued, and that it is finished. */
export async function advanceCampaign(
  tx: Tx,
  {
    id,
    lastUserId,
    isFinished,
    at,
  }: { id: number; lastUserId: number | null; isFinished: boolean; at: Date },
): Promise<void> {
  await tx.run(ADVANCE, [id, at, lastUserId, isFinished]);
}

const PURGE = statement(
  "purge-campaign-recipients",
  `with old as (
     delete from campaign_recipient
      where (campaign_id, user_id) in (select campaign_id, user_id from campaign_recipient where at < $1 limit $2)
     returning 1
   )
   select count(*)::int as count from old`,
).narrow<{ count: number }>();

/** Deletes up to `take` recipients from before an instant; returns how many. */
export async function purgeRecipients(db: Runner, before: Date, take: number): Promise<number> {
  const [row] = await db.run(PURGE, [before, take]);
  return row?.count ?? 0;
}

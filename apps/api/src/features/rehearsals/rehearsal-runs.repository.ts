import type { RehearsalFigures } from "@todayfruit/domain/waiting-rooms/rehearsal-figure-types";
import type { RehearsalFailure } from "@todayfruit/domain/waiting-rooms/rehearsal-limits-and-states";
import { type RowOf, type Runner, statement } from "../../db/database.ts";

const END_LOST = statement(
  "end-lost-rehearsals",
  `update rehearsal
      set state = case when state = 'cancelled' then state else 'failed' end,
          failure = case when state = 'cancelled' then null else 'interrupted' end,
          ended_at = $1
    where ended_at is null and coalesce(seen_at, requested_at) < $2
   returning id`,
);

/** Ends a rehearsal whose process was last seen before an instant; returns whether there was one. */
export async function endLostRehearsals(db: Runner, now: Date, seenBefore: Date): Promise<boolean> {
  return (await db.run(END_LOST, [now, seenBefore])).length > 0;
}

const CLAIM = statement(
  "claim-rehearsal",
  `with next as (select id from rehearsal where state = 'requested' for update skip locked)
   update rehearsal r set state = 'running', started_at = $1, seen_at = $1 from next where r.id = next.id
   returning r.id, r.waiting_room_id, r.buyers`,
);

export type ClaimedRehearsal = RowOf<typeof CLAIM>;

/** Claims the requested rehearsal for this process; `null` without one. */
export async function claimRehearsal(db: Runner, now: Date): Promise<ClaimedRehearsal | null> {
  const [row] = await db.run(CLAIM, [now]);
  return row ?? null;
}

const SEE = statement(
  "see-rehearsal",
  "update rehearsal set seen_at = $2 where id = $1 and ended_at is null returning state = 'running' as is_wanted",
).narrow<{ is_wanted: boolean }>();

/** Notes that a rehearsal still plays; returns whether it is wanted, not cancelled. */
export async function seeRehearsal(db: Runner, id: number, now: Date): Promise<boolean> {
  const [row] = await db.run(SEE, [id, now]);
  return row?.is_wanted === true;
}

const END = statement(
  "end-rehearsal",
  `update rehearsal
      set state = case when state = 'cancelled' then state when $3::jsonb is not null then 'done' else 'failed' end,
          report = case when state = 'cancelled' then null else $3::jsonb end,
          failure = case when state <> 'cancelled' and $3::jsonb is null then $4::text end,
          ended_at = $2
    where id = $1 and ended_at is null`,
);

/** Ends a rehearsal with its figures, or with the reason why there are none; a cancelled one stays cancelled. */
export async function endRehearsal(
  db: Runner,
  id: number,
  now: Date,
  {
    figures = null,
    failure = null,
  }: { figures?: RehearsalFigures | null; failure?: RehearsalFailure | null },
): Promise<void> {
  await db.run(END, [id, now, figures && JSON.stringify(figures), failure]);
}

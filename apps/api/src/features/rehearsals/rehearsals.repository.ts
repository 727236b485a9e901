import type { RehearsalFigures } from "@todayfruit/domain/waiting-rooms/rehearsal-figure-types";
import type {
  RehearsalFailure,
  RehearsalState,
} from "@todayfruit/domain/waiting-rooms/rehearsal-limits-and-states";
import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";

const LIST = statement(
  "list-rehearsals",
  `select r.id, r.version, r.buyers, r.state, r.failure, o.name as requested_by, r.requested_at, r.started_at, r.ended_at, r.report
     from rehearsal r left join operator o on o.id = r.requested_by
    where r.waiting_room_id = $1 and r.id < $2
    order by r.id desc limit $3`,
).narrow<{
  state: RehearsalState;
  failure: RehearsalFailure | null;
  requested_by: string | null;
  report: RehearsalFigures | null;
}>();

export type RehearsalRow = RowOf<typeof LIST>;

/** Lists the rehearsals of a room before an id, the newest first. */
export function listRoomRehearsals(
  db: Runner,
  roomId: number,
  { before, take }: { before: number; take: number },
): Promise<RehearsalRow[]> {
  return db.run(LIST, [roomId, before, take]);
}

const FACTS = statement(
  "find-facts-of-rehearsal",
  `select w.id, w.opens_at, w.drawn_at, w.closed_at, w.is_cancelled, w.units,
          exists (select from rehearsal r where r.ended_at is null) as is_running,
          exists (select from waiting_room other
                   where other.closed_at is null and not other.is_cancelled and other.opens_at <= $2) as is_near_opening,
          (select r.buyers from rehearsal r where r.waiting_room_id = w.id order by r.id desc limit 1) as last_buyers,
          (select count(*)::int from opening_alarm a join product_option o on o.product_id = a.product_id
            where o.id = w.option_id and a.notified_at is null) as alarms
     from waiting_room w where w.id = $1`,
).narrow<{ is_running: boolean; is_near_opening: boolean; last_buyers: number | null; alarms: number }>();

export type RehearsalFacts = RowOf<typeof FACTS>;

/**
 * Finds what decides whether a room can be rehearsed now, and how many may come to it.
 *
 * @param until last instant of an opening that would be disturbed
 */
export async function findRehearsalFacts(
  db: Runner,
  roomId: number,
  until: Date,
): Promise<RehearsalFacts | null> {
  const [row] = await db.run(FACTS, [roomId, until]);
  return row ?? null;
}

const ADD = statement(
  "add-rehearsal",
  `insert into rehearsal (waiting_room_id, buyers, requested_by, requested_at) values ($1, $2, $3, $4)
       on conflict ((true)) where ended_at is null do nothing
   returning id`,
);

/** Requests a rehearsal; returns its id, `null` where another has not ended. */
export async function addRehearsal(
  tx: Tx,
  wish: { roomId: number; buyers: number; operatorId: number; now: Date },
): Promise<number | null> {
  const [row] = await tx.run(ADD, [wish.roomId, wish.buyers, wish.operatorId, wish.now]);
  return row?.id ?? null;
}

const LOCK = statement(
  "lock-rehearsals",
  "select id, version, state from rehearsal where id = any($1::bigint[]) order by id for update",
).narrow<{ state: RehearsalState }>();

/** Locks rehearsals in the order of their ids. */
export function lockRehearsals(tx: Tx, ids: readonly number[]): Promise<RowOf<typeof LOCK>[]> {
  return tx.run(LOCK, [ids]);
}

const CANCEL = statement(
  "cancel-rehearsals",
  `update rehearsal set state = 'cancelled', ended_at = case when started_at is null then $2::timestamptz end
    where id = any($1::bigint[]) and state in ('requested', 'running')`,
);

/** Cancels rehearsals; one that plays ends once its process has stopped. */
export async function endRequests(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  await tx.run(CANCEL, [ids, now]);
}

const PURGE = statement(
  "purge-rehearsals",
  `with gone as (select id from rehearsal where ended_at < $1 order by ended_at limit $2 for update skip locked)
   delete from rehearsal r using gone where r.id = gone.id
   returning r.id`,
);

/** Deletes up to `take` rehearsals that ended before an instant; returns how many. */
export async function purgeRehearsals(db: Runner, before: Date, take: number): Promise<number> {
  return (await db.run(PURGE, [before, take])).length;
}

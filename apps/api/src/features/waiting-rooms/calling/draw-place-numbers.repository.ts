import { type RowOf, type Runner, statement, type Tx } from "../../../db/database.ts";

const LOCK_DUE = statement(
  "lock-waiting-room-to-draw",
  `select w.id from waiting_room w
    where w.id = $1 and w.drawn_at is null and not w.is_cancelled and w.opens_at <= $2
      and exists (select from option_stock s where s.waiting_room_id = w.id)
      for update of w`,
);

/**
 * Locks a room whose hour has come and whose order is not drawn, once everyone who was entering has their place. A room
 * waits until the one of its option before it is closed.
 */
export async function lockRoomToDraw(tx: Tx, roomId: number, now: Date): Promise<boolean> {
  return (await tx.run(LOCK_DUE, [roomId, now])).length > 0;
}

const DRAW = statement(
  "draw-waiting-room",
  `with numbered as (
     select p.id, row_number() over (order by sha256(w.seed || uuid_send(p.ticket)), p.id)::int as number
       from waiting_room w join waiting_room_place p on p.waiting_room_id = w.id
      where w.id = $1 and p.state = 'waiting' and p.number is null
   ), drawn as (
     update waiting_room_place p set number = numbered.number, is_drawn = true
       from numbered where p.id = numbered.id
     returning 1
   )
   update waiting_room w set drawn_at = $2, last_number = (select count(*) from drawn)::int where w.id = $1
   returning w.last_number as present`,
);

/** Numbers every place of the locked room by the hash of the seed and its ticket; returns how many. */
export async function numberPlaces(tx: Tx, roomId: number, now: Date): Promise<number> {
  const [row] = await tx.run(DRAW, [roomId, now]);
  return row?.present ?? 0;
}

const LIST_DUE = statement(
  "list-due-waiting-rooms",
  `select w.id, w.drawn_at is not null as is_drawn
     from waiting_room w
    where w.closed_at is null and not w.is_cancelled and w.opens_at <= $1
    order by w.opens_at, w.id`,
).narrow<{ is_drawn: boolean }>();

/** Lists the rooms whose hour has come and which are not closed. */
export function listDueRooms(db: Runner, now: Date): Promise<RowOf<typeof LIST_DUE>[]> {
  return db.run(LIST_DUE, [now]);
}

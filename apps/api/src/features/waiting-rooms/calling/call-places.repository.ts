import { statement, type Tx } from "../../../db/database.ts";

const LOCK = statement(
  "lock-waiting-room-to-call",
  "select id from waiting_room where id = $1 and drawn_at is not null and closed_at is null and not is_cancelled for update",
);

/** Locks a room whose order is drawn, so that one process at a time calls and payments of its places wait. */
export async function lockRoomToCall(tx: Tx, roomId: number): Promise<boolean> {
  return (await tx.run(LOCK, [roomId])).length > 0;
}

const FIND_LAST_CALL = statement(
  "find-last-call-of-waiting-room",
  `select max(last.called_at) as called_at
     from unnest(array['called', 'paying', 'bought', 'expired']) as called (state)
    cross join lateral (
          select p.called_at from waiting_room_place p
           where p.waiting_room_id = $1 and p.state = called.state
           order by p.number desc
           limit 1) last`,
);

/** Finds when the last place of a locked room was called; `null` before the first call. */
export async function findLastCall(tx: Tx, roomId: number): Promise<Date | null> {
  const [row] = await tx.run(FIND_LAST_CALL, [roomId]);
  return row?.called_at ?? null;
}

/**
 * Ends the holds whose time is over and calls the next places in their order. Units on hand are counted without those that
 * orders reserve and those that are held; what a paying place has reserved is part of what it holds.
 */
const CALL = statement(
  "call-waiting-room-places",
  `with over as (
     select p.id from waiting_room_place p
      where p.waiting_room_id = $1 and p.state = 'called' and p.held_until <= $2
        for update of p skip locked
   ), expired as (
     update waiting_room_place p set state = 'expired', ended_at = $2 from over where p.id = over.id
     returning p.held_units
   ), ended as (
     select count(*)::int as places, coalesce(sum(held_units), 0)::int as units from expired
   ), open as (
     select count(*)::int as places, coalesce(sum(p.order_units), 0)::int as reserved
       from waiting_room_place p where p.waiting_room_id = $1 and p.state in ('called', 'paying')
   ), facts as (
     select w.id, w.per_person, w.at_once - open.places + ended.places as seats,
            least(w.units - w.sold - w.held + ended.units,
                  s.on_hand - s.reserved - (w.held - ended.units - open.reserved)) as free
       from waiting_room w join option_stock s on s.option_id = w.option_id cross join open cross join ended
      where w.id = $1
   ), next as (
     select p.id, f.per_person, f.free,
            (row_number() over (order by p.number))::int as turn
       from facts f
      cross join lateral (
            select p.id, p.number from waiting_room_place p
             where p.waiting_room_id = f.id and p.state = 'waiting' and p.number is not null
             order by p.number
             limit greatest(0, least(f.seats, (f.free + f.per_person - 1) / f.per_person))) p
   ), called as (
     update waiting_room_place p
        set state = 'called', called_at = $2, held_until = $3,
            held_units = least(next.per_person, next.free - (next.turn - 1) * next.per_person)
       from next where p.id = next.id and p.state = 'waiting'
     returning p.held_units
   )
   update waiting_room w
      set held = w.held - ended.units + (select coalesce(sum(held_units), 0) from called)::int,
          called = w.called + (select count(*) from called)::int
     from ended where w.id = $1
   returning (select count(*) from called)::int as called`,
);

/** Ends expired holds and calls places while there are units and seats; returns how many were called. */
export async function callNext(
  tx: Tx,
  roomId: number,
  { now, heldUntil }: { now: Date; heldUntil: string },
): Promise<number> {
  const [row] = await tx.run(CALL, [roomId, now, heldUntil]);
  return row?.called ?? 0;
}

const CLOSE = statement(
  "close-waiting-room",
  `with room as (
     update waiting_room w
        set closed_at = $2,
            last_bought = (select max(p.number) from waiting_room_place p where p.waiting_room_id = w.id and p.state = 'bought')
       from option_stock s
      where w.id = $1 and s.option_id = w.option_id and w.held = 0
        and (w.sold >= w.units or s.on_hand <= s.reserved
             or not exists (select from waiting_room_place p where p.waiting_room_id = w.id and p.state = 'waiting'))
     returning w.id
   ), missed as (
     update waiting_room_place p set state = 'missed', ended_at = $2
       from room where p.waiting_room_id = room.id and p.state = 'waiting'
   )
   select id from room`,
);

/** Closes the room when it is sold out or nobody waits and nothing is held; returns whether it did. */
export async function closeIfEnded(tx: Tx, roomId: number, now: Date): Promise<boolean> {
  return (await tx.run(CLOSE, [roomId, now])).length > 0;
}

import { type Runner, statement } from "../../../db/database.ts";

/**
 * Marks places as notified and adds their notifications in one statement; rows that another process holds are left to it. Near are
 * as many places as are called in a minute by the pace since the draw, while units are free, and those that were called.
 */
const NOTIFY = statement(
  "notify-of-near-waiting-room-turns",
  `with room as (
     select w.id, p.name, w.units - w.sold - w.held > 0 as has_free,
            ceil(w.called / greatest(1, extract(epoch from $2::timestamptz - w.drawn_at) / 60))::int as a_minute
       from waiting_room w join product_option o on o.id = w.option_id join product p on p.id = o.product_id
      where w.id = $1 and w.drawn_at is not null and w.closed_at is null and not w.is_cancelled
   ), near as (
     select next.id from room cross join lateral (
            select p.id, p.told_at from waiting_room_place p
             where p.waiting_room_id = room.id and p.state = 'waiting' and p.number is not null and room.has_free
             order by p.number limit room.a_minute) next
      where next.told_at is null
     union all
     select p.id from room join waiting_room_place p on p.waiting_room_id = room.id
      where p.state = 'called' and p.told_at is null
   ), due as (
     select p.id, p.user_id from waiting_room_place p join near using (id)
      where p.wants_notice and p.user_id is not null for update of p skip locked
   ), told as (
     insert into notification (user_id, list_type, kind, title, body, href, dedupe_key, created_at)
     select due.user_id, 'fruitSnsList', 'opening', $3, room.name, '/waiting-rooms/' || room.id,
            'waiting-room-turn:' || due.id, $2
       from due cross join room
         on conflict (user_id, dedupe_key) do nothing
   ), event as (
     insert into message (dedupe_key, template, user_id, subject, href, variables, created_at, expires_at)
     select 'waiting-room-turn:' || due.id, 'WAITING_ROOM_TURN', due.user_id, 'waiting room ' || room.id,
            '/waiting-rooms/' || room.id, jsonb_build_object($4::text, room.name), $2, $2::timestamptz + interval '7 minutes'
       from due cross join room
         on conflict (dedupe_key) do nothing
   )
   update waiting_room_place p set told_at = $2 from due where p.id = due.id
   returning p.id`,
);

/** Notifies members whose turn is near, once for each place; returns how many. */
export async function notifyOfNearTurns(
  db: Runner,
  roomId: number,
  { now, title }: { now: Date; title: string },
): Promise<number> {
  return (await db.run(NOTIFY, [roomId, now, title, "상품"])).length;
}

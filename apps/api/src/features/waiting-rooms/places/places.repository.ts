import { type RowOf, type Runner, statement } from "../../../db/database.ts";

export type StatusRow = RowOf<typeof FIND>;

/** Polled by everyone who waits: the room by its key, the own place and two counts by indexes. */
const FIND = statement(
  "find-waiting-room-status",
  `select w.id, w.option_id, w.opens_at, w.units, w.per_person, w.is_cancelled, w.drawn_at, w.closed_at, w.called, w.held, w.sold,
          own.state, own.ticket, own.number, own.held_until, own.held_units, own.wants_notice,
          (select count(*)::int from waiting_room_place p where p.waiting_room_id = w.id and p.state = 'waiting') as waiting,
          (select count(*)::int from waiting_room_place p
            where p.waiting_room_id = w.id and p.state = 'waiting' and p.number < own.number) as ahead
     from waiting_room w
     left join lateral (
          select * from waiting_room_place p
           where p.waiting_room_id = w.id and p.user_id = $2 order by p.id desc limit 1) own on true
    where w.id = $1`,
);

/** Finds a waiting room with the latest place of a member, whose columns are `null` without one. */
export async function findStatus(db: Runner, roomId: number, userId: number): Promise<StatusRow | null> {
  const [row] = await db.run(FIND, [roomId, userId]);
  return row ?? null;
}

const ENTER = statement(
  "enter-waiting-room",
  `insert into waiting_room_place (waiting_room_id, user_id, came_at)
   select w.id, $2, $3 from waiting_room w
    where w.id = $1 and w.drawn_at is null and not w.is_cancelled
      for key share of w
       on conflict (waiting_room_id, user_id) where state not in ('expired', 'left') do nothing`,
);

/**
 * Gives a member a place for the draw; nothing happens once it was made, or where they have a place. The lock of the room
 * keeps the draw waiting until the place is there.
 */
export async function enterBeforeDraw(db: Runner, roomId: number, userId: number, now: Date): Promise<void> {
  await db.run(ENTER, [roomId, userId, now]);
}

const FOLLOW = statement(
  "follow-in-waiting-room",
  `with room as (
     update waiting_room w set last_number = w.last_number + 1
      where w.id = $1 and w.drawn_at is not null and w.closed_at is null and not w.is_cancelled
        and not exists (select from waiting_room_place p
                         where p.waiting_room_id = w.id and p.user_id = $2 and p.state not in ('expired', 'left'))
     returning w.id, w.last_number
   )
   insert into waiting_room_place (waiting_room_id, user_id, came_at, number)
   select id, $2, $3, last_number from room
       on conflict (waiting_room_id, user_id) where state not in ('expired', 'left') do nothing`,
);

/** Gives a member who came after the draw the next number; nothing happens where they have a place. */
export async function enterAfterDraw(db: Runner, roomId: number, userId: number, now: Date): Promise<void> {
  await db.run(FOLLOW, [roomId, userId, now]);
}

const LEAVE = statement(
  "leave-waiting-room",
  `update waiting_room_place p
      set state = case when p.state = 'waiting' then 'left' else p.state end,
          ended_at = case when p.state = 'waiting' then $3 else p.ended_at end,
          held_until = case when p.state = 'called' then least(p.held_until, $3) else p.held_until end
    where p.waiting_room_id = $1 and p.user_id = $2 and p.state in ('waiting', 'called')`,
);

/** Gives the own place up. One that is held goes to the next by the following call; one that is being paid stays. */
export async function leaveRoom(db: Runner, roomId: number, userId: number, now: Date): Promise<void> {
  await db.run(LEAVE, [roomId, userId, now]);
}

const SET_NOTICE = statement(
  "set-waiting-room-notice",
  `update waiting_room_place set wants_notice = $3
    where waiting_room_id = $1 and user_id = $2 and state not in ('expired', 'left')`,
);

/** Switches the notice of the own place on or off. */
export async function setNotice(
  db: Runner,
  roomId: number,
  userId: number,
  isWanted: boolean,
): Promise<void> {
  await db.run(SET_NOTICE, [roomId, userId, isWanted]);
}

const HAS_PROVEN_PHONE = statement(
  "has-proven-phone",
  "select phone_verified_at is not null as is_proven from app_user where id = $1",
);

/** Returns whether the member proved a phone, which no other member has. */
export async function hasProvenPhone(db: Runner, userId: number): Promise<boolean> {
  const [row] = await db.run(HAS_PROVEN_PHONE, [userId]);
  return row?.is_proven === true;
}

import type { PlaceState } from "@todayfruit/domain/waiting-rooms/place-and-room-states";
import { type RowOf, type Runner, statement } from "../../../db/database.ts";

const ROOM = `
  w.id, w.version, w.option_id, w.opens_at, w.units, w.per_person, w.at_once, w.is_cancelled, w.drawn_at, w.closed_at, w.held, w.sold,
  encode(w.seed_hash, 'hex') as seed_hash, case when w.drawn_at is not null then encode(w.seed, 'hex') end as seed,
  p.id as product_id, p.name as product_name, o.name as option_name,
  (select coalesce(jsonb_object_agg(c.state, c.people), '{}')
     from (select state, count(*) as people from waiting_room_place where waiting_room_id = w.id group by state) c) as people
  from waiting_room w join product_option o on o.id = w.option_id join product p on p.id = o.product_id`;

const LIST = statement(
  "list-operator-waiting-rooms",
  `select ${ROOM}
    where w.id < $1 and ($2::text is null or p.name ilike '%' || $2 || '%')
    order by w.id desc limit $3`,
).narrow<{ people: Partial<Record<PlaceState, number>> }>();

export type OperatorRoomRow = RowOf<typeof LIST>;

/** Lists waiting rooms before an id, the newest first, whose product's name contains a text. */
export function listRooms(
  db: Runner,
  { before, search, take }: { before: number; search: string | null; take: number },
): Promise<OperatorRoomRow[]> {
  return db.run(LIST, [before, search === null ? null : search.replaceAll(/[\\%_]/g, "\\$&"), take]);
}

const FIND = statement("find-operator-waiting-room", `select ${ROOM} where w.id = $1`).narrow<{
  people: Partial<Record<PlaceState, number>>;
}>();

/** Finds a waiting room with its live numbers. */
export async function findOperatorRoom(db: Runner, id: number): Promise<OperatorRoomRow | null> {
  const [row] = await db.run(FIND, [id]);
  return row ?? null;
}

const LIST_PLACES = statement(
  "list-waiting-room-places",
  `select p.id, p.user_id, p.ticket, p.state, p.came_at, p.is_drawn, p.number, p.called_at, p.held_until, p.held_units,
          p.order_id, p.order_units, p.ended_at, pay.approved_at as paid_at,
          case when w.drawn_at is not null then encode(sha256(w.seed || uuid_send(p.ticket)), 'hex') end as draw_hash
     from waiting_room_place p
     join waiting_room w on w.id = p.waiting_room_id
     left join payment pay on pay.order_id = p.order_id and p.state = 'bought'
    where p.waiting_room_id = $1 and (coalesce(p.number, 2147483647), p.id) > ($2, $3)
    order by coalesce(p.number, 2147483647), p.id limit $4`,
).narrow<{ draw_hash: string | null }>();

export type OperatorPlaceRow = RowOf<typeof LIST_PLACES>;
export type PlacePosition = { number: number; id: number };

/** Number of a place without one in the order of the list: at its end. */
export const UNNUMBERED = 2_147_483_647;

/** Lists the places of a room after one, by their numbers; those without a number at the end, as they came. */
export function listPlaces(
  db: Runner,
  roomId: number,
  after: PlacePosition,
  take: number,
): Promise<OperatorPlaceRow[]> {
  return db.run(LIST_PLACES, [roomId, after.number, after.id, take]);
}

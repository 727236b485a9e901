import { free, PAID } from "./corruption-sql-fragments.ts";

/** Statements that write a drawn room of which the paid order's buyer bought, while another member waits. */
const ROOM = `
  alter table option_stock disable trigger user;
  insert into waiting_room (id, option_id, opens_at, units, per_person, at_once, drawn_at, last_number, called, sold)
  select 1, min(x.option_id), '2026-11-20', 10, 2, 5, '2026-11-20', 2, 1, 1
    from order_option x join order_product op on op.id = x.order_product_id where op.order_id = ${PAID};
  alter table orders disable trigger user;
  update orders set is_from_waiting_room = true where id = ${PAID};
  insert into waiting_room_place (waiting_room_id, user_id, state, came_at, number, called_at, held_until, held_units, order_id, order_units)
  select 1, user_id, 'bought', '2026-11-19', 1, '2026-11-20', '2026-11-20', 2, id, 1 from orders where id = ${PAID};
  insert into waiting_room_place (waiting_room_id, user_id, came_at, number)
  select 1, min(id), '2026-11-19', 2 from app_user where id <> (select user_id from orders where id = ${PAID});`;

/** Corruptions of waiting rooms, each with the invariant that must report it. */
export const WAITING_ROOM_CORRUPTIONS: readonly (readonly [invariant: string, sql: string])[] = [
  [
    "a waiting room has sold and holds what its places say, within what was announced",
    `${ROOM} update waiting_room set sold = 2`,
  ],
  [
    "a waiting room has sold and holds what its places say, within what was announced",
    `${ROOM} update waiting_room set held = 1`,
  ],
  [
    "a person has one place in a waiting room, besides those that were given up or expired",
    `${ROOM} drop index one_place_per_person; update waiting_room_place set user_id = (select min(user_id) from waiting_room_place)`,
  ],
  [
    "a place is called after every place with a lower number that did not leave",
    `${ROOM} update waiting_room_place set number = 3 where number = 1`,
  ],
  [
    "drawn places are in the order of the hash of the seed and their tickets",
    `${ROOM} update waiting_room_place set is_drawn = true, number = number + 10`,
  ],
  [
    "a place that bought has a paid order of its person with as many units, and one that pays an open order",
    `${ROOM} delete from waiting_room_place where state = 'waiting';
     update waiting_room_place p set user_id = (select max(u.id) from app_user u where u.id <> p.user_id) where p.state = 'bought'`,
  ],
  [
    "a place that bought has a paid order of its person with as many units, and one that pays an open order",
    `${ROOM} ${free("waiting_room_place", "place_state_has_order")} update waiting_room_place set state = 'paying' where state = 'bought'`,
  ],
  [
    "an option is marked with its next waiting room that is neither closed nor cancelled",
    `${ROOM} update option_stock set waiting_room_id = null`,
  ],
];

import type { Invariant } from "../invariant-types.ts";

/** Invariants of waiting rooms: units, one place per person, orders of places, and the order of calling. */
export const WAITING_ROOM_INVARIANTS: readonly Invariant[] = [
  {
    name: "a waiting room has sold and holds what its places say, within what was announced",
    of: "waiting_room",
    breaches: `
      select 'waiting room ' || w.id as subject
        from waiting_room w
        left join lateral (
             select coalesce(sum(p.order_units) filter (where p.state = 'bought'), 0) as sold,
                    coalesce(sum(p.held_units) filter (where p.state in ('called', 'paying')), 0) as held
               from waiting_room_place p where p.waiting_room_id = w.id) places on true
       where w.id between $1 and $2
         and (w.sold <> places.sold or w.held <> places.held or w.sold + w.held > w.units)`,
  },
  {
    name: "a person has one place in a waiting room, besides those that were given up or expired",
    of: "waiting_room",
    breaches: `
      select 'waiting room ' || waiting_room_id || ' user ' || user_id as subject
        from waiting_room_place
       where waiting_room_id between $1 and $2 and user_id is not null and state not in ('expired', 'left')
       group by waiting_room_id, user_id having count(*) > 1`,
  },
  {
    name: "a place is called after every place with a lower number that did not leave",
    of: "waiting_room",
    breaches: `
      select 'waiting room place ' || id as subject
        from (select p.id, p.called_at,
                     max(coalesce(p.called_at, 'infinity')) filter (where p.state <> 'left')
                       over (partition by p.waiting_room_id order by p.number
                             rows between unbounded preceding and 1 preceding) as before
                from waiting_room_place p where p.waiting_room_id between $1 and $2 and p.number is not null) called
       where called_at is not null and before > called_at`,
  },
  {
    name: "drawn places are in the order of the hash of the seed and their tickets",
    of: "waiting_room",
    breaches: `
      select 'waiting room place ' || id as subject
        from (select p.id, p.number,
                     row_number() over (partition by w.id order by sha256(w.seed || uuid_send(p.ticket)), p.id) as drawn
                from waiting_room w join waiting_room_place p on p.waiting_room_id = w.id
               where w.id between $1 and $2 and p.is_drawn) numbered
       where number <> drawn`,
  },
  {
    name: "a place that bought has a paid order of its person with as many units, and one that pays an open order",
    of: "waiting_room_place",
    breaches: `
      select 'waiting room place ' || p.id as subject
        from waiting_room_place p
        join waiting_room w on w.id = p.waiting_room_id
        left join orders o on o.id = p.order_id
        left join stock_reservation r on r.order_id = p.order_id and r.option_id = w.option_id
       where p.id between $1 and $2 and p.order_id is not null
         and (o.user_id is distinct from coalesce(p.user_id, o.user_id) or not o.is_from_waiting_room
              or p.state = 'paying' and (o.reservation <> 'held' or r.units is distinct from p.order_units)
              or p.state = 'bought' and not exists (
                   select from order_status_change c where c.order_id = o.id and c.to_status = 'paid'))`,
  },
  {
    name: "an option is marked with its next waiting room that is neither closed nor cancelled",
    of: "option_stock",
    key: "option_id",
    breaches: `
      select 'option ' || s.option_id as subject
        from option_stock s
       where s.option_id between $1 and $2
         and s.waiting_room_id is distinct from (
             select w.id from waiting_room w
              where w.option_id = s.option_id and w.closed_at is null and not w.is_cancelled
              order by w.opens_at, w.id limit 1)`,
  },
];

import { GIFT } from "./corruption-sql-fragments.ts";

/** Corruptions of gifts, each with the invariant that must report it. */
export const GIFT_CORRUPTIONS: readonly (readonly [invariant: string, sql: string])[] = [
  [
    "every change of a gift is an edge of its table, and its last event is its state",
    `insert into gift_status_change (gift_id, from_status, to_status, actor, at) values (${GIFT}, 'delivered', 'unused', 'shop', now())`,
  ],
  [
    "every change of a gift is an edge of its table, and its last event is its state",
    "update gift set status = 'delivering'",
  ],
  [
    "a gift that is not packed is promised for the day that its receiver chose",
    `update gift set receive_on = '2026-12-24', status = 'address_entered', address = '{}', address_entered_at = now() where id = ${GIFT};
     update order_product set status = 'paid' where gift_id = ${GIFT}`,
  ],
  [
    "a swapped product of a gift is what its receiver chose, or what was bought once it was taken back",
    `insert into gift_swap (gift_id, order_product_id, order_option_id, from_product_id, from_product_uuid,
            from_distributor_id, from_name, from_images, from_distributor_name, from_distributor_region, from_option_id,
            from_option_name, from_supply_cost, to_product_id, to_option_id, to_name, to_option_name, swapped_at)
     select ${GIFT}, op.id, oo.id, op.product_id, op.product_uuid, op.distributor_id, op.name, op.images,
            op.distributor_name, op.distributor_region, oo.option_id, oo.name, oo.supply_cost, other.product_id, other.id,
            other.name, other.name, now()
       from order_product op join order_option oo on oo.order_product_id = op.id
       join product_option other on other.product_id <> op.product_id
      where op.gift_id = ${GIFT} limit 1`,
  ],
  [
    "a gift came to its end once",
    `insert into gift_status_change (gift_id, from_status, to_status, actor, at)
     select ${GIFT}, 'unused', 'expired', 'shop', now() from generate_series(1, 2)`,
  ],
  [
    "a gift that is over has nothing left to send, and one that is not has",
    "update gift set status = 'withdrawn'",
  ],
  [
    "what came back of a gift is its part, to the won",
    `insert into cancellation (order_id, money, points, tax_free, lines, actor, reason, at)
     select id, 1, 0, 0, '[]', 'buyer', 'r', now() from orders where is_gift`,
  ],
  [
    "no gift is packed that nobody said where to bring",
    `alter table order_product disable trigger user;
     update gift set address = null, address_entered_at = null, status = 'unused';
     update order_product set status = 'delivery_waiting' where gift_id is not null`,
  ],
];

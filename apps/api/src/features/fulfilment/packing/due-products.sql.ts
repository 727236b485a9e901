/**
 * Products `op` of orders `o` that are to be packed, with the receiver's gift `t` or null. $1: day on which they are due or
 * earlier; $2: farms or null; $3: whether those of paid orders that were not accepted count, too. A delayed product is due on
 * its new day, and not before that is known; a gift waits for its address.
 */
export const DUE_PRODUCTS = `order_product op
     join orders o on o.id = op.order_id
     left join gift t on t.id = op.gift_id
     left join shipping_delay late on late.order_product_id = op.id
    where op.status in ('paid', 'delivery_waiting', 'delivery_delay', 'withdraw_partially')
      and ($3::boolean or op.status <> 'paid')
      and (op.status <> 'delivery_delay' or late.ships_on <= $1::date)
      and ($2::bigint[] is null or op.distributor_id = any($2))
      and (op.gift_id is null or t.status in ('address_entered', 'delivery_waiting'))
      and exists (select from order_option due
                   where due.order_product_id = op.id and coalesce(due.promised_dispatch_on, $1) <= $1)`;

/**
 * Products `op` that are to be packed, with the receiver's gift `t` or null. $1: day on which they are due or earlier; $2:
 * farms or null; $3: whether those of paid orders that were not accepted count, too. A product with several lines is due
 * with the first of them, at once if one has no promised day; few lines are promised for a later day, which is why those
 * are looked up. A delayed product is due on its new day, and not before that is known; a gift waits for its address.
 */
export const DUE_PRODUCTS = `order_product op
     left join gift t on t.id = op.gift_id
     left join shipping_delay late on late.order_product_id = op.id
    where op.status in ('paid', 'delivery_waiting', 'delivery_delay', 'withdraw_partially')
      and ($3::boolean or op.status <> 'paid')
      and (op.status <> 'delivery_delay' or late.ships_on <= $1::date)
      and ($2::bigint[] is null or op.distributor_id = any($2))
      and (op.gift_id is null or t.status in ('address_entered', 'delivery_waiting'))
      and not exists (select from order_option later
                       where later.order_product_id = op.id and later.promised_dispatch_on > $1::date
                         and (select min(coalesce(line.promised_dispatch_on, $1::date)) from order_option line
                               where line.order_product_id = later.order_product_id) > $1::date)`;

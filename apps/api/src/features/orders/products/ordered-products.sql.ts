import { BUYER_ORDERED_OPTIONS, ORDERED_OPTIONS } from "../../delivery-promises/ordered-options.sql.ts";
import { arrivedAtIn, type StatusChanges } from "../purchase-completion/arrived-at.sql.ts";

/** Reader of an order: the sender of a gift does not see a swap before it has arrived. */
export type OrderReader = "buyer" | "shop";

/** Table or view of ordered products by reader. */
export const PRODUCTS_FOR = { buyer: "buyer_order_product", shop: "order_product" } as const;

/** Ordered products with the names and prices stored with the order, and what became of each; the sender of a gift does not see a swap before it has arrived. */
export const productsIn = (changes: StatusChanges, reader: OrderReader) => `(
  select coalesce(jsonb_agg(to_jsonb(op) || jsonb_build_object(
           'options', ${reader === "buyer" ? BUYER_ORDERED_OPTIONS : ORDERED_OPTIONS}, 'arrived_at', ${arrivedAtIn(changes)},
           'bought', (select jsonb_build_object('option_id', s.from_option_id, 'name', s.from_name || ' ' || s.from_option_name,
                                                'distributor_id', s.from_distributor_id,
                                                'distributor_name', s.from_distributor_name)
                        from gift_swap s where s.order_product_id = op.id and s.taken_back_at is null),
           'is_withdrawn', exists (select from cancellation_product wp where wp.order_product_id = op.id),
           'reward', (select pr.amount from point_reward pr
                       where pr.order_product_id = op.id and pr.kind = 'purchase' and pr.undone_at is null),
           'completed_at', (select max(e.at) from ${changes} e
                             where e.order_id = op.order_id and e.to_status = 'complete'
                               and (e.order_product_id = op.id or e.order_product_id is null)),
           'request', (select jsonb_build_object(
                                'id', c.id,
                                'status', case when c.status = 'requested' and c.offer_until is not null then 'offered' else c.status end,
                                'is_collected', coalesce(p.collected_at, p.received_at) is not null)
                         from return_request c left join return_pickup p on p.return_request_id = c.id
                        where c.order_id = op.order_id and c.order_product_id = op.id order by c.id desc limit 1)
         ) order by op.id), '[]')
    from ${PRODUCTS_FOR[reader]} op where op.order_id = o.id
) as products`;

/**
 * Options of an ordered product `op` as a JSON list, each with the last change of its promised arrival, and with the reason
 * of a delay whose new day is not known, and with the harvests of the lots from which it was sent.
 */
export const ORDERED_OPTIONS = orderedOptionsOf("order_option");

/** `ORDERED_OPTIONS` as the buyer sees them: of a swapped gift those that were bought, until it has arrived. */
export const BUYER_ORDERED_OPTIONS = orderedOptionsOf("buyer_order_option");

function orderedOptionsOf(table: "buyer_order_option" | "order_option"): string {
  return `(
  select jsonb_agg(to_jsonb(oo) || jsonb_build_object('promise_change', (
           select jsonb_build_object('arrivalTo', c.old_arrival_to, 'reason', c.reason)
             from delivery_promise_change c where c.order_option_id = oo.id and c.undone_by is null order by c.id desc limit 1
         ), 'undated_delay', (
           select d.reason from shipping_delay d
            where d.order_product_id = op.id and d.ships_on is null and op.status = 'delivery_delay'
         ), 'harvests', (
           select coalesce(jsonb_agg(jsonb_build_object('harvestedOn', h.harvested_on, 'brix', h.brix_average, 'photo', h.photo)
                                     order by h.harvested_on, h.brix_average, h.photo), '[]')
             from (select distinct l.harvested_on, l.brix_average, l.photo
                     from stock_lot_allocation a join stock_lot l on l.id = a.stock_lot_id
                    where a.order_option_id = oo.id and a.status = 'taken' and l.option_id = oo.option_id
                      and op.status in ('delivering', 'delivery_end', 'complete', 'return_request', 'return_complete',
                                        'replace_request', 'replace_complete')) h
         )) order by oo.id)
    from ${table} oo where oo.order_product_id = op.id)`;
}

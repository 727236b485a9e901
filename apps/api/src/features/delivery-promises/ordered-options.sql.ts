/**
 * Options of an ordered product `op` as a JSON list, each with the last change of its promised arrival, and with the reason
 * of a delay whose new day is not known.
 */
export const ORDERED_OPTIONS = `(
  select jsonb_agg(to_jsonb(oo) || jsonb_build_object('promise_change', (
           select jsonb_build_object('arrivalTo', c.old_arrival_to, 'reason', c.reason)
             from delivery_promise_change c where c.order_option_id = oo.id order by c.id desc limit 1
         ), 'undated_delay', (
           select d.reason from shipping_delay d
            where d.order_product_id = op.id and d.ships_on is null and op.status = 'delivery_delay'
         )) order by oo.id)
    from order_option oo where oo.order_product_id = op.id)`;

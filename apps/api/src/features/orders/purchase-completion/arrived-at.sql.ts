/**
 * Delivery time of a product: its latest event of delivery, or the whole order's. A denied return sets `delivery_end`
 * again without a new delivery. A replacement is a new delivery, at the time its parcel arrives: until then it is null.
 */
export const ARRIVED_AT = arrivedAtIn("order_status_change");

/** Table of changes: those at hand, or also those of archived months, which only the page of one order reads. */
export type StatusChanges = "order_status_change" | "every_order_status_change";

/** `ARRIVED_AT` by the changes of a table. */
export function arrivedAtIn(changes: StatusChanges): string {
  return `case when op.status = 'replace_complete' and exists (select from replacement r join return_request c on c.id = r.return_request_id where c.order_id = op.order_id and c.order_product_id = op.id)
  then (select (array_agg(r.delivered_at order by c.id desc))[1]
          from replacement r join return_request c on c.id = r.return_request_id where c.order_id = op.order_id and c.order_product_id = op.id)
  else coalesce(
  (select max(e.at) from ${changes} e where e.order_product_id = op.id and e.order_id = op.order_id
      and (e.to_status = 'replace_complete'
           or e.to_status = 'delivery_end' and e.from_status not in ('return_request', 'replace_request'))),
  (select max(e.at) from ${changes} e where e.order_id = op.order_id and e.order_product_id is null
      and e.to_status = 'delivery_end' and e.from_status not in ('complete', 'withdraw_request'))) end`;
}

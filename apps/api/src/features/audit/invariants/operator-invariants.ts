import type { Invariant } from "../invariants.ts";

/** What must hold of parcels and of those who send them. */
export const OPERATOR_INVARIANTS: readonly Invariant[] = [
  {
    name: "what is in a parcel has left",
    rows: "select count(*) from shipment_product",
    breaches: `
      select op.id::text as subject
        from shipment_product sp join order_product op on op.id = sp.order_product_id
       where op.status in ('unknown', 'request', 'bank_transfer_waiting', 'paid', 'delivery_waiting', 'delivery_delay',
                           'withdraw_request', 'withdraw_partially', 'withdraw_complete', 'stock_out', 'incomplete')`,
  },
  {
    name: "what is in a parcel that was handed over has arrived",
    rows: "select count(*) from shipment where delivered_at is not null",
    breaches: `
      select s.id::text as subject
        from shipment s
        join shipment_product sp on sp.shipment_id = s.id
        join order_product op on op.id = sp.order_product_id
       where s.delivered_at is not null and op.status = 'delivering'`,
  },
  {
    name: "a parcel holds orders of one buyer",
    rows: "select count(*) from shipment",
    breaches: `
      select s.id::text as subject
        from shipment s
        join shipment_product sp on sp.shipment_id = s.id
        join order_product op on op.id = sp.order_product_id
        join orders o on o.id = op.order_id
       where o.user_id <> s.user_id`,
  },
];

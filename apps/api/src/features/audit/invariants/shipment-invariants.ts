import type { Invariant } from "../invariant-types.ts";

/** Invariants of parcels and their contents. */
export const SHIPMENT_INVARIANTS: readonly Invariant[] = [
  {
    name: "what is in a parcel has left",
    of: "shipment",
    breaches: `
      select 'shipment ' || sp.shipment_id || ' product ' || op.id as subject
        from shipment_product sp join order_product op on op.id = sp.order_product_id
       where sp.shipment_id between $1 and $2
         and op.status in ('unknown', 'request', 'bank_transfer_waiting', 'paid', 'delivery_waiting', 'delivery_delay',
                           'withdraw_request', 'withdraw_partially', 'withdraw_complete', 'stock_out', 'incomplete')`,
  },
  {
    name: "what is in a parcel that was handed over has arrived",
    of: "shipment",
    breaches: `
      select 'shipment ' || s.id as subject
        from shipment s
        join shipment_product sp on sp.shipment_id = s.id
        join order_product op on op.id = sp.order_product_id
       where s.id between $1 and $2 and s.delivered_at is not null and op.status = 'delivering'`,
  },
  {
    name: "a parcel holds orders of one buyer",
    of: "shipment",
    breaches: `
      select 'shipment ' || s.id as subject
        from shipment s
        join shipment_product sp on sp.shipment_id = s.id
        join order_product op on op.id = sp.order_product_id
        join orders o on o.id = op.order_id
       where s.id between $1 and $2 and o.user_id <> s.user_id`,
  },
];

import type { Invariant } from "../invariant-types.ts";

/** Invariants of claimed goods. */
export const RETURN_INVARIANTS: readonly Invariant[] = [
  {
    name: "what lines were compensated is what claims gave for goods",
    of: "orders",
    breaches: `
      select 'order ' || line.order_id as subject
        from (select p.order_id, sum(x.compensated) as compensated
                from order_product p join order_option x on x.order_product_id = p.id
               where p.order_id between $1 and $2 group by p.order_id) line
        left join (select w.order_id, sum((back ->> 'amount')::int) as given
                     from cancellation w, jsonb_array_elements(w.lines) as back
                    where w.order_id between $1 and $2 and w.return_request_id is not null and back ->> 'code' = 'CLAIM'
                    group by w.order_id) claims on claims.order_id = line.order_id
       where line.compensated <> coalesce(claims.given, 0)`,
  },
  {
    name: "money comes back for claims that were granted",
    of: "return_request",
    breaches: `
      select 'claim ' || c.id as subject
        from return_request c left join cancellation w on w.return_request_id = c.id
       where c.id between $1 and $2 and (c.status = 'approved' and c.resolution = 'refund') <> (w.id is not null)`,
  },
  {
    name: "what a claim gave for its lines is what its refunds say",
    of: "return_request",
    // Claims of before the refund was kept with the request recorded nothing by line.
    breaches: `
      select 'claim ' || c.id as subject
        from return_request c
       where c.id between $1 and $2 and c.expected_price is not null
         and (select sum(o.given) from return_request_option o where o.return_request_id = c.id)
             <> coalesce((select sum((back ->> 'amount')::int)
                            from cancellation w, jsonb_array_elements(w.lines) as back
                           where w.return_request_id = c.id and back ->> 'code' = 'CLAIM'), 0)`,
  },
  {
    name: "an approved exchange is sent, and nothing else is",
    of: "return_request",
    breaches: `
      select 'claim ' || c.id as subject
        from return_request c
        join order_product op on op.id = c.order_product_id
        left join replacement r on r.return_request_id = c.id
       where c.id between $1 and $2
         and (r.return_request_id is not null and (c.status <> 'approved' or c.resolution <> 'replace')
              or r.return_request_id is null and c.status = 'approved' and c.resolution = 'replace'
                 and op.status = 'replace_complete')`,
  },
  {
    name: "a replacement that arrived is in a parcel that was handed over",
    of: "return_request",
    breaches: `
      select 'claim ' || c.id as subject
        from return_request c join replacement r on r.return_request_id = c.id join shipment s on s.id = r.shipment_id
        join orders o on o.id = c.order_id
       where c.id between $1 and $2
         and (r.delivered_at is not null and s.delivered_at is null or s.user_id <> o.user_id)`,
  },
  {
    name: "a product shows a request exactly while its claim waits for an answer",
    of: "order_product",
    breaches: `
      select 'order ' || op.order_id || ' product ' || op.id as subject
        from order_product op
        left join return_request c on c.order_product_id = op.id and c.status = 'requested' and c.is_shown
       where op.id between $1 and $2
         and (op.status in ('return_request', 'replace_request')) <> (c.id is not null)`,
  },
];

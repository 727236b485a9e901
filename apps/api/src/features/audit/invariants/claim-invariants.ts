import type { Invariant } from "../invariants.ts";

/** What must hold of goods that were claimed. */
export const CLAIM_INVARIANTS: readonly Invariant[] = [
  {
    name: "what lines were compensated is what claims gave for goods",
    rows: "select count(*) from claim where status = 'approved' and wish = 'refund'",
    breaches: `
      select o.id::text as subject
        from orders o
        join (select p.order_id, sum(x.compensated) as compensated
                from order_product p join order_option x on x.order_product_id = p.id group by p.order_id) line
          on line.order_id = o.id
        left join (select w.order_id, sum((back ->> 'amount')::int) as given
                     from withdrawal w, jsonb_array_elements(w.lines) as back
                    where w.claim_id is not null and back ->> 'code' = 'CLAIM' group by w.order_id) claims
          on claims.order_id = o.id
       where line.compensated <> coalesce(claims.given, 0)`,
  },
  {
    name: "money comes back for claims that were granted, once",
    rows: "select count(*) from claim",
    breaches: `
      select c.id::text as subject
        from claim c left join withdrawal w on w.claim_id = c.id
       where (c.status = 'approved' and c.wish = 'refund') <> (w.id is not null)`,
  },
  {
    name: "a product shows a request exactly while its claim waits for an answer",
    rows: "select count(*) from claim where status = 'requested'",
    breaches: `
      select op.id::text as subject
        from order_product op
        left join claim c on c.order_product_id = op.id and c.status = 'requested' and c.is_shown
       where (op.status in ('return_request', 'replace_request')) <> (c.id is not null)`,
  },
];

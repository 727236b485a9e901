import { AUDIT_NOW } from "../../audit-instant.sql.ts";
import type { Invariant } from "../../invariant-types.ts";

/** Invariants of cash receipts: issued for the cash held, cancelled when requested, none missing. */
export const CASH_RECEIPT_INVARIANTS: readonly Invariant[] = [
  {
    name: "receipts stand over the cash that is held",
    of: "cash_receipt_request",
    key: "order_id",
    breaches: `
      select 'order ' || w.order_id as subject
        from cash_receipt_request w
        join payment p on p.order_id = w.order_id
        left join (select r.order_id, sum(r.amount - coalesce(c.amount, 0)) as standing, bool_or(r.failure_code is not null) as refused
                     from cash_receipt r
                     left join lateral (select sum(amount) as amount from cash_receipt_cancellation
                                         where cash_receipt_id = r.id) c on true
                    where r.order_id between $1 and $2
                    group by r.order_id) own on own.order_id = w.order_id
       where w.order_id between $1 and $2 and not w.is_due and not coalesce(own.refused, false)
         and coalesce(own.standing, 0) <> case when p.status = 'paid' and w.stopped_at is null then p.captured - p.cancelled else 0 end`,
  },
  {
    name: "what was taken back of a receipt is what was asked for",
    of: "cash_receipt",
    breaches: `
      select 'receipt ' || r.id as subject
        from cash_receipt r
        left join (select cash_receipt_id, sum(amount) as asked, coalesce(sum(amount) filter (where done_at is not null), 0) as done
                     from cash_receipt_cancellation where cash_receipt_id between $1 and $2 group by cash_receipt_id) c
          on c.cash_receipt_id = r.id
       where r.id between $1 and $2 and (r.canceled <> coalesce(c.done, 0) or coalesce(c.asked, 0) > r.amount)`,
  },
  {
    name: "no receipt waits for ever",
    of: "cash_receipt",
    breaches: `
      select 'receipt ' || id as subject from cash_receipt
       where id between $1 and $2 and next_try_at is not null and created_at < ${AUDIT_NOW} - interval '1 day'
       union all
      select 'cancel ' || id || ' of receipt ' || cash_receipt_id from cash_receipt_cancellation
       where cash_receipt_id between $1 and $2 and done_at is null and created_at < ${AUDIT_NOW} - interval '1 day'`,
  },
  {
    name: "cash from 100,000원 on has a receipt",
    of: "payment",
    breaches: `
      select 'payment ' || p.id as subject from payment p
       where p.id between $1 and $2 and p.method in ('vbank', 'transfer') and p.amount >= 100000
         and not exists (select from cash_receipt_request w where w.order_id = p.order_id)`,
  },
];

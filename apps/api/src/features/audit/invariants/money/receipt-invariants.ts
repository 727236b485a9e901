import { AUDIT_NOW } from "../audit-now.ts";
import type { Invariant } from "../invariants.ts";

/** What must hold of receipts for cash, and of deposits that banks took back. */
export const RECEIPT_INVARIANTS: readonly Invariant[] = [
  {
    name: "receipts stand over the cash that is held",
    rows: "select count(*) from cash_receipt_wish",
    breaches: `
      select w.order_id::text as subject
        from cash_receipt_wish w
        join payment p on p.order_id = w.order_id
        left join (select r.order_id, sum(r.amount - coalesce(c.amount, 0)) as standing, bool_or(r.failure_code is not null) as refused
                     from cash_receipt r
                     left join (select cash_receipt_id, sum(amount) as amount from cash_receipt_cancel
                                 group by cash_receipt_id) c on c.cash_receipt_id = r.id
                    group by r.order_id) own on own.order_id = w.order_id
       where not w.is_due and not coalesce(own.refused, false)
         and coalesce(own.standing, 0) <> case when p.status = 'paid' then p.captured - p.withdrawn else 0 end`,
  },
  {
    name: "what was taken back of a receipt is what was asked for",
    rows: "select count(*) from cash_receipt",
    breaches: `
      select r.id::text as subject
        from cash_receipt r
        left join (select cash_receipt_id, sum(amount) as asked, coalesce(sum(amount) filter (where done_at is not null), 0) as done
                     from cash_receipt_cancel group by cash_receipt_id) c on c.cash_receipt_id = r.id
       where r.canceled <> coalesce(c.done, 0) or coalesce(c.asked, 0) > r.amount`,
  },
  {
    name: "no receipt waits for ever",
    rows: "select count(*) from cash_receipt where issued_at is null",
    breaches: `
      select 'receipt ' || id as subject from cash_receipt
       where next_try_at is not null and created_at < ${AUDIT_NOW} - interval '1 day'
       union all
      select 'cancel ' || id from cash_receipt_cancel
       where done_at is null and created_at < ${AUDIT_NOW} - interval '1 day'`,
  },
  {
    name: "cash from 100,000원 on has a receipt",
    rows: "select count(*) from payment where method in ('vbank', 'transfer') and amount >= 100000",
    breaches: `
      select p.order_id::text as subject from payment p
       where p.method in ('vbank', 'transfer') and p.amount >= 100000
         and not exists (select from cash_receipt_wish w where w.order_id = p.order_id)`,
  },
];

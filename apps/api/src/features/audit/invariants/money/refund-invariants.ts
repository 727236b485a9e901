import { AUDIT_NOW } from "../../audit-instant.sql.ts";
import type { Invariant } from "../../invariant-types.ts";

/** Reason in the event of an order whose payment was cancelled at the provider, not by the shop. */
const CANCELED_THERE = "결제사에서 결제를 취소했어요";

/**
 * Sums the refunds of a page's payments, in 원: paid out, promised and open, ended without payment (waived, of a deposit
 * reversed by the bank, beyond the captured amount), and whether the whole rest was refunded at once.
 */
const REFUNDS = `
  select payment_id,
         coalesce(sum(amount) filter (where outcome in ('returned', 'paid_elsewhere')), 0) as given,
         coalesce(sum(amount) filter (where outcome in ('waived', 'reversed', 'nothing_owed')), 0) as voided,
         coalesce(sum(amount) filter (where outcome is null), 0) as open,
         coalesce(bool_or(outcome in ('returned', 'paid_elsewhere') and cancellation_id is null), false) as is_whole
    from refund where payment_id between $1 and $2 group by payment_id`;

/** Invariants of refunds: each captured 원 belongs to a paid order, was refunded, or is promised. */
export const REFUND_INVARIANTS: readonly Invariant[] = [
  {
    name: "what was given back is the sum of the refunds that are done",
    of: "payment",
    // A payment cancelled at the provider itself has no refund, but an event with that reason.
    breaches: `
      select 'payment ' || p.id as subject
        from payment p left join (${REFUNDS}) r on r.payment_id = p.id
       where p.id between $1 and $2
         and case when p.captured = 0 then p.refunded <> 0
                  when p.refunded = coalesce(r.given, 0) then false
                  when p.status = 'withdraw' and p.refunded between r.given and r.given + r.voided then false
                  else coalesce(r.is_whole, false) or p.status <> 'withdraw' or p.refunded <> p.captured
                       or coalesce(r.given, 0) > p.refunded
                       or not exists (select from order_status_change e
                                       where e.order_id = p.order_id and e.to_status = 'withdraw_complete'
                                         and e.reason = '${CANCELED_THERE}')
                          and not exists (select from archive.order_status_change e
                                           where e.order_id = p.order_id and e.to_status = 'withdraw_complete'
                                             and e.reason = '${CANCELED_THERE}') end`,
  },
  {
    name: "captured money belongs to a paid order or to a refund",
    of: "payment",
    breaches: `
      select 'payment ' || p.id as subject
        from payment p
        join orders o on o.id = p.order_id
        left join (${REFUNDS}) r on r.payment_id = p.id
       where p.id between $1 and $2 and p.captured > 0
         and not (p.status = 'paid' and p.captured = p.amount and o.reservation = 'committed')
         and p.captured - p.refunded - coalesce(r.open, 0) not between 0 and coalesce(r.voided, 0)`,
  },
  {
    name: "refunds are within what was captured",
    of: "payment",
    // A virtual account cancelled before its deposit has a refund of the expected amount.
    breaches: `
      select 'payment ' || p.id as subject
        from payment p join (${REFUNDS}) r on r.payment_id = p.id
       where p.id between $1 and $2
         and (p.refunded > p.captured or r.given + r.open > case when p.captured > 0 then p.captured else p.amount end)`,
  },
  {
    name: "a refund is done when the provider said so, and asks with the key of its payment",
    of: "refund",
    breaches: `
      select 'refund ' || r.id as subject
        from refund r join payment p on p.id = r.payment_id
       where r.id between $1 and $2
         and ((r.done_at is null) <> (r.transaction_key is null) or (r.done_at is null) <> (r.outcome is null) or r.amount <= 0 or r.done_at < r.created_at
              or r.cancellation_id is not null and r.payment_key is distinct from p.payment_key)`,
  },
  {
    name: "no refund waits for ever",
    of: "refund",
    breaches: `
      select 'refund ' || id as subject from refund
       where id between $1 and $2 and done_at is null and created_at < ${AUDIT_NOW} - interval '1 day'`,
  },
];

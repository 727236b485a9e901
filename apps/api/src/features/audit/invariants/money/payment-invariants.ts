import { PAYMENT_TRANSITIONS } from "@todayfruit/domain/payments/status";
import { edges } from "../../allowed-transition-rows.sql.ts";
import type { Invariant } from "../../invariant-types.ts";

/** Invariants of payments: keys, states, and the jobs that follow them up. */
export const PAYMENT_INVARIANTS: readonly Invariant[] = [
  {
    name: "one order for each payment key",
    of: "payment",
    breaches: `
      select 'payment ' || p.id as subject from payment p
       where p.id between $1 and $2 and p.payment_key is not null
         and exists (select from payment other where other.payment_key = p.payment_key and other.id <> p.id)`,
  },
  {
    name: "what the provider took has its key, and only points need none",
    of: "payment",
    breaches: `
      select 'payment ' || id as subject from payment
       where id between $1 and $2
         and (captured > 0 and provider = 'toss' and payment_key is null
              or provider = 'point' and (amount > 0 or payment_key is not null)
              or status = 'paid' and approved_at is null)`,
  },
  {
    name: "every change of a payment is an edge of its table",
    of: "payment_status_change",
    breaches: `
      select 'event ' || e.id || ' of payment ' || e.payment_id as subject from payment_status_change e
       where e.id between $1 and $2 and e.from_status is not null and e.from_status <> e.to_status
         and not exists (select from (values ${edges(PAYMENT_TRANSITIONS)}) as edge (a, b)
                          where edge.a = e.from_status and edge.b = e.to_status)`,
  },
  {
    name: "the last event of a payment is its state",
    of: "payment",
    breaches: `
      select 'payment ' || p.id as subject from payment p
       where p.id between $1 and $2
         and p.status is distinct from coalesce(
               (select e.to_status from payment_status_change e where e.payment_id = p.id order by e.id desc limit 1),
               (select e.to_status from archive.payment_status_change e where e.payment_id = p.id order by e.id desc limit 1))`,
  },
  {
    name: "no open payment is forgotten by the reconciler",
    of: "payment",
    breaches: `
      select 'payment ' || p.id as subject from payment p join orders o on o.id = p.order_id
       where p.id between $1 and $2 and o.status in ('request', 'bank_transfer_waiting') and p.check_at is null`,
  },
];

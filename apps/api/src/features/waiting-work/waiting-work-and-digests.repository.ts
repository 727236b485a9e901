import type { Permission } from "@todayfruit/domain/operators/permissions";
import type { WaitingWork } from "@todayfruit/domain/operators/waiting-work-kinds-and-texts";
import { type Runner, statement, type Tx } from "../../db/database.ts";

const COUNT = statement(
  "count-waiting-work",
  `select 'claims' as work, count(*)::int as count, min(requested_at) as since from return_request
    where status = 'requested' and offer_until is null and reopened_at is null
   union all
   select 'reopenedClaims', count(*)::int, min(reopened_at) from return_request
    where status = 'requested' and offer_until is null and reopened_at is not null
   union all
   select 'failedPickups', count(*)::int, min(requested_at) from return_pickup
    where failure is not null and (failures >= 3 or check_at is null) and received_at is null
   union all
   select 'cancellationRequests', count(*)::int, min(e.at)
     from order_product op
     left join lateral (select max(at) as at from order_status_change c
                         where c.order_id = op.order_id and c.to_status = 'withdraw_request') e on true
    where op.status = 'withdraw_request'
   union all
   select 'replacements', count(*)::int, min(created_at) from replacement where shipment_id is null
   union all
   select 'paidOrders', count(*)::int, min(created_at) from orders where status = 'paid'
   union all
   select 'inquiries', count(*)::int, min(waits_since) from inquiry where waits_since is not null
   union all
   select 'questions', count(*)::int, min(created_at) from question where answered_at is null
   union all
   select 'reviewReports', count(*)::int, min(created_at) from review_report where status = 'requested'
   union all
   select 'reviewAppeals', count(*)::int, min(created_at) from review_appeal where status = 'requested'
   union all
   select 'paymentAlerts', count(*)::int, min(created_at) from payment_alert where seen_at is null
   union all
   select 'lowStock', count(*)::int, min(raised_at) from stock_alert where cleared_at is null and acknowledged_at is null
   union all
   select 'disabledWebhooks', count(*)::int, min(disabled_at) from webhook_endpoint where disabled_for is not null
   union all
   select 'expiringLots', count(*)::int, min((l.expires_on - rule.days)::timestamp at time zone 'Asia/Seoul')
     from stock_lot l
     join product_option o on o.id = l.option_id
     join product p on p.id = o.product_id
    cross join lateral (
      select coalesce((select r.expiry_days from stock_rule r
                        where r.expiry_days is not null
                          and (r.option_id = o.id or r.distributor_id = p.distributor_id
                               or r.option_id is null and r.distributor_id is null)
                        order by r.option_id nulls last, r.distributor_id nulls last limit 1), 3) as days) rule
    where l.remaining > 0 and l.status <> 'recalled' and l.expires_on <= $1::date + 60
      and l.expires_on <= $1::date + rule.days`,
).narrow<{ work: WaitingWork; count: number; since: Date | null }>();

/**
 * Counts the work that waits, and since when the oldest of each kind has waited.
 *
 * @param today day from which the expiry of lots is near, KST
 */
export function countWaitingWork(
  db: Runner,
  today: string,
): Promise<{ work: WaitingWork; count: number; since: Date | null }[]> {
  return db.run(COUNT, [today]);
}

const LIST_OPERATORS = statement(
  "list-operators-with-permissions",
  `select o.id, o.email, array_agg(distinct rp.permission) as permissions
     from operator o
     join operator_role_assignment a on a.operator_id = o.id
     join role_permission rp on rp.role = a.role
    where o.disabled_at is null and o.email is not null and not exists (select from operator_digest d where d.operator_id = o.id and d.slot = $1)
    group by o.id order by o.id`,
).narrow<{ permissions: Permission[] }>();

/** Lists active operators who were not told in a slot, with their permissions. */
export function listUntoldOperators(
  db: Runner,
  slot: Date,
): Promise<{ id: number; email: string; permissions: Permission[] }[]> {
  return db.run(LIST_OPERATORS, [slot]);
}

const CLAIM = statement(
  "claim-operator-digest",
  "insert into operator_digest (operator_id, slot) values ($1, $2) on conflict do nothing returning operator_id",
);

/** Claims the mail of an operator for a slot; returns `false` when another process has it. */
export async function claimDigest(tx: Tx, operatorId: number, slot: Date): Promise<boolean> {
  return (await tx.run(CLAIM, [operatorId, slot])).length > 0;
}

const PURGE = statement(
  "purge-operator-digests",
  `delete from operator_digest where (operator_id, slot) in (
     select operator_id, slot from operator_digest where slot < $1 order by slot limit $2 for update skip locked)
   returning operator_id`,
);

/** Deletes up to `take` records of digests before an instant; returns the count. */
export async function purgeDigests(db: Runner, before: Date, take: number): Promise<number> {
  return (await db.run(PURGE, [before, take])).length;
}

import { type RowOf, type Runner, statement } from "../../../db/database.ts";

const FIND = statement(
  "find-goodwill-of-order",
  `select p.status as payment_status, p.cancelled, p.use_escrow,
          coalesce((select sum(c.tax_free) from cancellation c where c.order_id = $1), 0)::int as tax_free_returned,
          coalesce((select sum(c.money) from cancellation c where c.order_id = $1 and c.is_goodwill
                       and c.goodwill_claim_id is not distinct from $3::bigint), 0)::int as goodwill,
          coalesce((select max(case when $3::bigint is null then r.goodwill_limit else r.claim_goodwill_limit end)
                      from operator_role_assignment a join operator_role r on r.name = a.role
                     where a.operator_id = $2), 0)::int as goodwill_limit
     from payment p where p.order_id = $1`,
);

/**
 * Returns what went back of an order's money, and the goodwill for the claim, or for the order without one, with the
 * operator's limit for it, in 원.
 */
export async function findGoodwill(
  db: Runner,
  { orderId, operatorId, claimId }: { orderId: number; operatorId: number; claimId: number | null },
): Promise<RowOf<typeof FIND> | null> {
  const [row] = await db.run(FIND, [orderId, operatorId, claimId]);
  return row ?? null;
}

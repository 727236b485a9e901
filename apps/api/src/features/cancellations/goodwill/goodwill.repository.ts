import { type RowOf, type Runner, statement } from "../../../db/database.ts";

const FIND = statement(
  "find-goodwill-of-order",
  `select p.status as payment_status, p.cancelled, p.use_escrow,
          coalesce((select sum(c.tax_free) from cancellation c where c.order_id = $1), 0)::int as tax_free_returned,
          coalesce((select sum(c.money) from cancellation c where c.order_id = $1 and c.is_goodwill), 0)::int as goodwill,
          coalesce((select max(r.goodwill_limit) from operator_role_assignment a join operator_role r on r.name = a.role
                     where a.operator_id = $2), 0)::int as goodwill_limit
     from payment p where p.order_id = $1`,
);

/** Returns what went back of an order's money and the operator's limit for goodwill, in 원. */
export async function findGoodwill(
  db: Runner,
  orderId: number,
  operatorId: number,
): Promise<RowOf<typeof FIND> | null> {
  const [row] = await db.run(FIND, [orderId, operatorId]);
  return row ?? null;
}

import { type RowOf, type Runner, statement } from "../../db/database.ts";
import { amountsAfterRefunds } from "./amounts-after-refunds.sql.ts";

export type StatementRow = RowOf<typeof FIND>;

const FIND = statement(
  "find-order-statement",
  `select o.id, o.number, o.created_at,
          ${amountsAfterRefunds("o.id")},
          coalesce((select jsonb_agg(jsonb_build_object('name', op.name || ' · ' || oo.name, 'units', oo.units,
                                                        'net', oo.net - oo.compensated, 'taxFree', oo.tax_status = 'tax_free')
                                     order by oo.id)
                      from buyer_order_product op join buyer_order_option oo on oo.order_product_id = op.id
                     where op.order_id = o.id
                       and not exists (select from cancellation_product c where c.order_product_id = op.id)), '[]'::jsonb) as lines
     from orders o join payment p on p.order_id = o.id
    where o.id = $1`,
).narrow<{ lines: { name: string; units: number; net: number; taxFree: boolean }[] }>();

/** Finds what an order kept of its money, and its lines that were not cancelled, in 원. */
export async function findOrderStatement(db: Runner, orderId: number): Promise<StatementRow | null> {
  const [row] = await db.run(FIND, [orderId]);
  return row ?? null;
}

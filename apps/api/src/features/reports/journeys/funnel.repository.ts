import { type RowOf, type Runner, statement } from "../../../db/database.ts";

export type FunnelRow = RowOf<typeof LIST>;

const LIST = statement(
  "list-funnel-of-days",
  `select day::text as day, source, variant, visits, product_views, carts, checkouts, paid, revenue
     from analytics_funnel_day
    where day between $1::date and $2::date and ($3::text is null or variant = $3) and ($4::text is null or source = $4)
    order by day, source, variant`,
).narrow<{ day: string }>();

/** Lists how far the sessions of each day (KST) came, by source and variant. */
export function listFunnel(
  db: Runner,
  by: { from: string; to: string; variant: string | null; source: string | null },
): Promise<FunnelRow[]> {
  return db.run(LIST, [by.from, by.to, by.variant, by.source]);
}

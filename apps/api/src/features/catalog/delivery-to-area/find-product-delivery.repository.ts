import { type RowOf, type Runner, statement } from "../../../db/database.ts";
import { SHIPMENT_DATES } from "../product-summary.sql.ts";

export type ProductDeliveryRow = RowOf<typeof FIND>;

const FIND = statement(
  "find-product-delivery",
  `select p.sale_type, p.coming_soon_at, p.limited_begin_at, p.distributor_id, p.delivery_company_code,
          p.unstoring_days_after, p.shipping_base, p.shipping_primary_area, p.shipping_secondary_area, p.shipping_third_area,
          p.undeliverable_primary_area, p.undeliverable_secondary_area, p.undeliverable_third_area,
          d.order_cutoff_time, d.shipping_weekdays, d.origin_area, ${SHIPMENT_DATES} as shipment_dates
     from product p join distributor d on d.id = p.distributor_id
    where p.id = $1 and p.status not in ('waiting', 'removed')`,
).narrow<{ shipment_dates: (string | null)[] }>();

/** Finds how a product is sent and what its shipping costs. */
export async function findProductDelivery(db: Runner, id: number): Promise<ProductDeliveryRow | null> {
  const [row] = await db.run(FIND, [id]);
  return row ?? null;
}

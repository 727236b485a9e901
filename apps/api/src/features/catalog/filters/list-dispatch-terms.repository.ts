import { type Runner, statement } from "../../../db/database.ts";
import type { DeliveryTermsRow } from "../map-delivery-terms-and-promise.ts";
import { IS_VISIBLE } from "../product-summary.sql.ts";

/** Terms that products are dispatched by, with the 출고일 of an option; null without one. */
export type DispatchTermsRow = DeliveryTermsRow & { shipment_date: string | null };

const TERMS = `
  d.id as distributor_id, d.order_cutoff_time, d.shipping_weekdays, d.origin_area, p.delivery_company_code,
  p.unstoring_days_after`;

const LIST_DISPATCH_TERMS = statement(
  "list-dispatch-terms",
  `select ${TERMS}, null::text as shipment_date
     from product p join distributor d on d.id = p.distributor_id
    where ${IS_VISIBLE}
    union
   select ${TERMS}, o.shipment_date::text
     from product_option o
     join product p on p.id = o.product_id
     join distributor d on d.id = p.distributor_id
    where o.shipment_date >= $1 and ${IS_VISIBLE}`,
).narrow<DispatchTermsRow>();

/**
 * Lists the different terms by which the visible products are dispatched.
 *
 * @param today day in KST; options of earlier days are left out
 */
export function listDispatchTerms(db: Runner, today: string): Promise<DispatchTermsRow[]> {
  return db.run(LIST_DISPATCH_TERMS, [today]);
}

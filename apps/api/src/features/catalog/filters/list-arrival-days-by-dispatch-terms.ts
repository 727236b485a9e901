import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { deliveryPromise } from "@todayfruit/domain/delivery/compute-delivery-promise";
import type { Context } from "../../../http/handler-context-types.ts";
import { deliveryTermsOf } from "../map-delivery-terms-and-promise.ts";
import { listDispatchTerms } from "./list-dispatch-terms.repository.ts";

/** Terms as the statements of `productFilterSql` read them, with the last day of arrival on the mainland. */
export type DispatchTermsRecord = {
  farm_id: number;
  carrier: string;
  days: number;
  shipment_date: string | null;
  arrival: string;
};

/** Lists when orders placed now arrive, for the different terms of all visible products; one statement. */
export async function listArrivalDaysByDispatchTerms(
  context: Pick<Context, "db" | "deliveryCalendar" | "now">,
): Promise<DispatchTermsRecord[]> {
  const at = context.now().toISOString();
  const calendar = await context.deliveryCalendar.read();
  const rows = await listDispatchTerms(context.db, kstDateOf(at));
  return rows.map((row) => ({
    farm_id: row.distributor_id,
    carrier: row.delivery_company_code,
    days: row.unstoring_days_after,
    shipment_date: row.shipment_date,
    arrival: deliveryPromise(at, deliveryTermsOf(row, row.shipment_date), "major", calendar).arrivalTo,
  }));
}

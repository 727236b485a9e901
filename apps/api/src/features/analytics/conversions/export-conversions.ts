import type { AnalyticsGateway } from "../../../gateways/analytics/analytics-gateway-types.ts";
import type { Services } from "../../../http/handler-context-types.ts";
import {
  listUnsentConversions,
  markConversionSent,
  type UnsentConversion,
} from "./conversions.repository.ts";

/** Age in ms beyond which the analytics service no longer accepts events. */
const OLDEST_MS = 72 * 3_600_000;
const TAKE = 100;

/**
 * Reports paid orders and refunds to the external analytics service, only of buyers who consented. A report that was
 * not accepted is repeated in the next run, for three days.
 *
 * @returns number of reports accepted
 */
export async function exportConversions(services: Services): Promise<number> {
  const { analytics, db, now, log } = services;
  if (analytics === null) return 0;
  let told = 0;
  for (const row of await listUnsentConversions(db, new Date(now().getTime() - OLDEST_MS), TAKE)) {
    const reply = await tell(analytics, row);
    if (reply.kind === "unavailable") {
      log.warn("sale not told yet", { job: "export-conversions", code: reply.reason });
      return told;
    }
    await markConversionSent(db, row, now());
    told += 1;
  }
  return told;
}

function tell(analytics: AnalyticsGateway, row: UnsentConversion) {
  return analytics.tell({
    kind: row.kind,
    transactionId: row.order_uuid,
    at: row.at,
    clientId: row.client_id,
    sessionId: row.session_id,
    value: row.value,
    shipping: row.shipping,
    items: row.items,
  });
}

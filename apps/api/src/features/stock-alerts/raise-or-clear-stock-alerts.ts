import type { Services } from "../../http/handler-context-types.ts";
import { clearAlerts, raiseAlerts } from "./stock-alerts.repository.ts";

/**
 * Clears the alerts of options whose stock rose and raises those of options that fell to their threshold: one for each
 * fall. Several may run it concurrently.
 *
 * @returns number of alerts raised
 */
export async function raiseOrClearStockAlerts({ db, now }: Pick<Services, "db" | "now">): Promise<number> {
  const at = now();
  await clearAlerts(db, at);
  return raiseAlerts(db, at);
}

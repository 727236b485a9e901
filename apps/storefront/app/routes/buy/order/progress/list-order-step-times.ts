import type { Reply } from "@todayfruit/contract/all-calls";
import { formatShortDate, kstDateOf, kstTimeOf } from "@todayfruit/domain/calendar/kst";
import { statusLabel } from "@todayfruit/domain/orders/status-label";

type Event = Reply<"GET /v1.2/app-users/orders/{id}">["timeline"][number];

/**
 * Times at which the four steps were first reached, formatted for the timeline in KST.
 *
 * @returns four texts, `null` for later steps
 * @example listOrderStepTimes([{ orderItemStatus: "paid", at: "2026-11-21T00:12:00Z", reason: null }])
 *   // ["11.21 09:12", null, null, null]
 */
export function listOrderStepTimes(timeline: readonly Omit<Event, "productName">[]): (string | null)[] {
  return [1, 2, 3, 4].map((step) => {
    const reached = timeline.find(({ orderItemStatus }) => statusLabel(orderItemStatus).step === step);
    return reached ? `${formatShortDate(kstDateOf(reached.at))} ${kstTimeOf(reached.at)}` : null;
  });
}

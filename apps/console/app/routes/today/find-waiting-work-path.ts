import type { WaitingWork } from "@todayfruit/domain/operators/waiting-work-kinds-and-texts";
import { paths } from "../../paths.ts";

/** Returns the address of the list that holds a kind of work; `null` while the console has no screen for it. */
export function findWaitingWorkPath(work: WaitingWork): string | null {
  return LISTS[work] ?? null;
}

const LISTS: Partial<Record<WaitingWork, string>> = {
  paidOrders: paths.orders("paid"),
  questions: paths.inbox("questions"),
  inquiries: paths.inbox("inquiries"),
  reviewReports: paths.inbox("reports"),
  reviewAppeals: paths.inbox("appeals"),
  lowStock: paths.stock(),
  expiringLots: paths.stockLots,
  claims: paths.claims(),
  reopenedClaims: paths.claims(),
  replacements: paths.claims({ view: "approved" }),
  failedPickups: paths.claims({ view: "pickup" }),
  cancellationRequests: paths.orders("withdraw_request"),
};

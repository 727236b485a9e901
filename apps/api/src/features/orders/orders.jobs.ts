import { declareJobs, MINUTE } from "../../jobs/declare-jobs.ts";
import { purgeGuestOrderAccess } from "./guest-orders/guest-order-access.repository.ts";
import { completeDuePurchases } from "./purchase-completion/complete-due-purchases.ts";

/** Timed work of orders: purchases complete seven days after delivery; guest proofs are deleted at their expiry. */
export const orderJobs = declareJobs({
  tasks: {
    "complete-purchases": { run: (services) => completeDuePurchases(services), timed: { every: MINUTE } },
  },
  purges: [{ days: 0, run: purgeGuestOrderAccess }],
});

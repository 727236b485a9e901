import { declareJobs, MINUTE } from "../../jobs/declare-jobs.ts";
import {
  deleteEntranceCodesOfGifts,
  deleteEntranceCodesOfOrders,
} from "./address/entrance-code-deletion.repository.ts";
import { purgeGuestOrderAccess } from "./guest-orders/write-guest-order-access.repository.ts";
import { completeDuePurchases } from "./purchase-completion/complete-due-purchases.ts";

/** Timed work of orders: purchases complete seven days after delivery; guest proofs end; entrance codes go with the delivery. */
export const orderJobs = declareJobs({
  tasks: {
    "complete-purchases": { run: (services) => completeDuePurchases(services), timed: { every: MINUTE } },
  },
  purges: [
    { days: 0, run: purgeGuestOrderAccess },
    { days: 0, run: (db, _before, take) => deleteEntranceCodesOfOrders(db, take) },
    { days: 0, run: (db, _before, take) => deleteEntranceCodesOfGifts(db, take) },
  ],
});

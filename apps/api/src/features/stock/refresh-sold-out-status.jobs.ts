import { declareJobs } from "../../jobs/declare-jobs.ts";
import { refreshSoldOutStatus } from "./refresh-sold-out-status.ts";

/** Sold-out status of products in lists, within seconds of the change of stock. */
export const stockJobs = declareJobs({
  repeats: [{ name: "stock", seconds: 1, run: (services) => refreshSoldOutStatus(services) }],
});

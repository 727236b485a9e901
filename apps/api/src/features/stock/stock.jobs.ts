import { declareJobs } from "../../jobs/declare-jobs.ts";
import { updateSoldOut } from "./update-sold-out.ts";

/** Sold-out status of products in lists, within seconds of the change of stock. */
export const stockJobs = declareJobs({
  repeats: [{ name: "stock", seconds: 1, run: (services) => updateSoldOut(services) }],
});

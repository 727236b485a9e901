import { operatorSellingPlanCalls } from "@todayfruit/contract/subscriptions/operator-selling-plans.calls";
import { bind } from "../../../http/bind-calls.ts";
import { recordHandlers } from "../../record-edits/tables/record-handlers.ts";
import { seasonBoxRecord } from "./season-box-record.ts";
import { sellingPlanRecord } from "./selling-plan-record.ts";

const PLANS = recordHandlers(sellingPlanRecord);
const BOXES = recordHandlers(seasonBoxRecord);

export const operatorSellingPlanRoutes = bind(operatorSellingPlanCalls, {
  "GET /operator/v1/selling-plans": PLANS.list,
  "POST /operator/v1/selling-plans": PLANS.add,
  "PATCH /operator/v1/selling-plans": PLANS.edit,
  "POST /operator/v1/selling-plans/delete": PLANS.remove,
  "GET /operator/v1/season-boxes": BOXES.list,
  "POST /operator/v1/season-boxes": BOXES.add,
  "PATCH /operator/v1/season-boxes": BOXES.edit,
  "POST /operator/v1/season-boxes/delete": BOXES.remove,
});

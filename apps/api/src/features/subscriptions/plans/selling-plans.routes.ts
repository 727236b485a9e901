import { operatorSellingPlanCalls } from "@todayfruit/contract/subscriptions/operator-selling-plans.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { buildRecordHandlers } from "../../record-edits/tables/build-record-handlers.ts";
import { seasonBoxRecordDefinition } from "./season-box-record-definition.ts";
import { sellingPlanRecordDefinition } from "./selling-plan-record-definition.ts";

const PLANS = buildRecordHandlers(sellingPlanRecordDefinition);
const BOXES = buildRecordHandlers(seasonBoxRecordDefinition);

export const operatorSellingPlanRoutes = bindCalls(operatorSellingPlanCalls, {
  "GET /operator/v1/selling-plans": PLANS.list,
  "POST /operator/v1/selling-plans": PLANS.add,
  "PATCH /operator/v1/selling-plans": PLANS.edit,
  "POST /operator/v1/selling-plans/delete": PLANS.remove,
  "GET /operator/v1/season-boxes": BOXES.list,
  "POST /operator/v1/season-boxes": BOXES.add,
  "PATCH /operator/v1/season-boxes": BOXES.edit,
  "POST /operator/v1/season-boxes/delete": BOXES.remove,
});

import { operatorProduceNoticeRuleCalls } from "@todayfruit/contract/produce-notices/operator-produce-notice-rules.calls";
import { bind } from "../../http/bind-calls.ts";
import { recordHandlers } from "../record-edits/tables/record-handlers.ts";
import { produceNoticeRuleRecord } from "./produce-notice-rule-record.ts";

const HANDLERS = recordHandlers(produceNoticeRuleRecord);

export const operatorProduceNoticeRuleRoutes = bind(operatorProduceNoticeRuleCalls, {
  "GET /operator/v1/produce-notice-rules": HANDLERS.list,
  "POST /operator/v1/produce-notice-rules": HANDLERS.add,
  "PATCH /operator/v1/produce-notice-rules": HANDLERS.edit,
  "POST /operator/v1/produce-notice-rules/delete": HANDLERS.remove,
});

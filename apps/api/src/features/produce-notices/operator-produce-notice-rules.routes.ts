import { operatorProduceNoticeRuleCalls } from "@todayfruit/contract/produce-notices/operator-produce-notice-rules.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { buildRecordHandlers } from "../record-edits/tables/build-record-handlers.ts";
import { produceNoticeRuleRecordDefinition } from "./produce-notice-rule-record-definition.ts";

const HANDLERS = buildRecordHandlers(produceNoticeRuleRecordDefinition);

export const operatorProduceNoticeRuleRoutes = bindCalls(operatorProduceNoticeRuleCalls, {
  "GET /operator/v1/produce-notice-rules": HANDLERS.list,
  "POST /operator/v1/produce-notice-rules": HANDLERS.add,
  "PATCH /operator/v1/produce-notice-rules": HANDLERS.edit,
  "POST /operator/v1/produce-notice-rules/delete": HANDLERS.remove,
});

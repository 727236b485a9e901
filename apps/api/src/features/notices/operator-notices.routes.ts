import { operatorNoticeCalls } from "@todayfruit/contract/notices/operator-notices.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { buildRecordHandlers } from "../record-edits/tables/build-record-handlers.ts";
import { noticeRecordDefinition } from "./notice-record-definition.ts";

const HANDLERS = buildRecordHandlers(noticeRecordDefinition);

export const operatorNoticeRoutes = bindCalls(operatorNoticeCalls, {
  "GET /operator/v1/notices": HANDLERS.list,
  "POST /operator/v1/notices": HANDLERS.add,
  "PATCH /operator/v1/notices": HANDLERS.edit,
  "POST /operator/v1/notices/delete": HANDLERS.remove,
});

import { operatorNoticeCalls } from "@todayfruit/contract/notices/operator-notices.calls";
import { bind } from "../../http/bind-calls.ts";
import { recordHandlers } from "../record-edits/tables/record-handlers.ts";
import { noticeRecordDefinition } from "./notice-record-definition.ts";

const HANDLERS = recordHandlers(noticeRecordDefinition);

export const operatorNoticeRoutes = bind(operatorNoticeCalls, {
  "GET /operator/v1/notices": HANDLERS.list,
  "POST /operator/v1/notices": HANDLERS.add,
  "PATCH /operator/v1/notices": HANDLERS.edit,
  "POST /operator/v1/notices/delete": HANDLERS.remove,
});

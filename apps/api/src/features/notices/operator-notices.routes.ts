import { operatorNoticeCalls } from "@todayfruit/contract/notices/operator-notices.calls";
import { bind } from "../../http/bind-calls.ts";
import { recordHandlers } from "../record-edits/tables/record-handlers.ts";
import { noticeRecord } from "./notice-record.ts";

const HANDLERS = recordHandlers(noticeRecord);

export const operatorNoticeRoutes = bind(operatorNoticeCalls, {
  "GET /operator/v1/notices": HANDLERS.list,
  "POST /operator/v1/notices": HANDLERS.add,
  "PATCH /operator/v1/notices": HANDLERS.edit,
  "POST /operator/v1/notices/delete": HANDLERS.remove,
});

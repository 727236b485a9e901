import { noticeCalls } from "@todayfruit/contract/notices/notices.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { listNotices } from "./list-notices.ts";

export const noticeRoutes = bindCalls(noticeCalls, {
  "GET /v1/boards/notices": listNotices,
});

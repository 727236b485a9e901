import { noticeCalls } from "@todayfruit/contract/notices/notices.calls";
import { bind } from "../../http/bind-calls.ts";
import { listNotices } from "./list-notices.ts";

export const noticeRoutes = bind(noticeCalls, {
  "GET /v1/boards/notices": listNotices,
});

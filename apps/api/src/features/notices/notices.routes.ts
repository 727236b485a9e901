import { noticeCalls } from "@todayfruit/contract/calls/browse/notices";
import { bind } from "../../http/bind.ts";
import { listNotices } from "./list-notices.ts";

export const noticeRoutes = bind(noticeCalls, {
  "GET /v1/boards/notices": listNotices,
});

import { messageCalls } from "@todayfruit/contract/calls/voices/messages";
import { bind } from "../../http/bind.ts";
import { refuseWithoutSecret } from "./is-report-secret.ts";
import { receiveReports } from "./receive-reports.ts";

export const reportRoutes = bind(
  { "POST /v1/messages/reports/{secret}": messageCalls["POST /v1/messages/reports/{secret}"] },
  { "POST /v1/messages/reports/{secret}": receiveReports },
  { "POST /v1/messages/reports/{secret}": refuseWithoutSecret },
);

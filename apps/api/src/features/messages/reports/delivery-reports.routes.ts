import { deliveryReportCalls } from "@todayfruit/contract/messages/delivery-reports.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { refuseWithoutSecret } from "./check-delivery-report-secret.ts";
import { receiveReports } from "./receive-delivery-reports.ts";

export const reportRoutes = bindCalls(
  deliveryReportCalls,
  { "POST /v1/messages/reports/{secret}": receiveReports },
  { "POST /v1/messages/reports/{secret}": refuseWithoutSecret },
);

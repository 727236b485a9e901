import { deliveryReportCalls } from "@todayfruit/contract/messages/delivery-reports.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { refuseWithoutSecret } from "./check-delivery-report-secret.ts";
import { receiveDeliveryReports } from "./receive-delivery-reports.ts";

export const reportRoutes = bindCalls(
  deliveryReportCalls,
  { "POST /v1/messages/reports/{secret}": receiveDeliveryReports },
  { "POST /v1/messages/reports/{secret}": refuseWithoutSecret },
);

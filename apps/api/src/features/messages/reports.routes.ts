import { messageCalls } from "@todayfruit/contract/calls/voices/messages";
import { bind } from "../../http/bind.ts";
import { isReportSecret } from "./is-report-secret.ts";
import { receiveReports } from "./receive-reports.ts";

const NAME = "POST /v1/messages/reports/{secret}";

export const reportRoutes = bind(
  { [NAME]: messageCalls[NAME] },
  { [NAME]: (input, context) => receiveReports(context, input) },
  { [NAME]: ({ path }, rules) => (isReportSecret(path.secret ?? "", rules) ? null : "NOT_FOUND") },
);

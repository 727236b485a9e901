import { reportCalls } from "@todayfruit/contract/reports/operator-business-reports.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { reportGifts } from "./gifts/report-gifts.ts";
import { reportCohorts } from "./journeys/report-cohorts.ts";
import { reportFunnel } from "./journeys/report-funnel.ts";
import { reportVideoAndBroadcastSales } from "./journeys/report-video-and-broadcast-sales.ts";
import { reportLiabilities } from "./report-liabilities.ts";
import { reportSales } from "./report-sales.ts";
import { reportSearches } from "./report-searches.ts";
import { reportTax } from "./report-tax.ts";

export const operatorReportRoutes = bindCalls(reportCalls, {
  "GET /operator/v1/reports/sales": reportSales,
  "GET /operator/v1/reports/tax": reportTax,
  "GET /operator/v1/reports/searches": reportSearches,
  "GET /operator/v1/reports/liabilities": reportLiabilities,
  "GET /operator/v1/reports/funnel": reportFunnel,
  "GET /operator/v1/reports/contents": reportVideoAndBroadcastSales,
  "GET /operator/v1/reports/gifts": reportGifts,
  "GET /operator/v1/reports/cohorts": reportCohorts,
});

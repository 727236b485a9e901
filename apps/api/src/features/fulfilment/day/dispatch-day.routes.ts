import { dispatchDayCalls } from "@todayfruit/contract/fulfilment/dispatch-day.calls";
import { bind } from "../../../http/bind-calls.ts";
import { listDispatchFarms } from "./list-dispatch-farms.ts";
import { listPaidOrdersOfFarm } from "./list-paid-orders-of-farm.ts";
import { listParcelsSentOnDay } from "./list-parcels-sent-on-day.ts";

export const dispatchDayRoutes = bind(dispatchDayCalls, {
  "GET /operator/v1/dispatch-farms": listDispatchFarms,
  "GET /operator/v1/dispatch-farms/{id}/paid-orders": listPaidOrdersOfFarm,
  "GET /operator/v1/sent-parcels": listParcelsSentOnDay,
});

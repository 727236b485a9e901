import { dispatchDayCalls } from "@todayfruit/contract/fulfilment/operator-dispatch-day.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { listDispatchFarms } from "./list-dispatch-farms.ts";
import { listFarmOrdersToAccept } from "./list-farm-orders-to-accept.ts";
import { listParcelsSentOnDay } from "./list-parcels-sent-on-day.ts";

export const dispatchDayRoutes = bindCalls(dispatchDayCalls, {
  "GET /operator/v1/dispatch-farms": listDispatchFarms,
  "GET /operator/v1/dispatch-farms/{id}/paid-orders": listFarmOrdersToAccept,
  "GET /operator/v1/sent-parcels": listParcelsSentOnDay,
});

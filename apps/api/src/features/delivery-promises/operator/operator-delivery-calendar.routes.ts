import { operatorDeliveryCalendarCalls } from "@todayfruit/contract/delivery-promises/operator-delivery-calendar.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { changeCarrierRestDays } from "./change-carrier-rest-days.ts";
import { changeClosedDays } from "./change-closed-days.ts";
import { changeFarmDispatch } from "./change-farm-dispatch.ts";
import { changeRemoteAreas } from "./change-remote-areas.ts";
import { changeTransitDays } from "./change-transit-days.ts";
import { showDeliveryCalendar } from "./show-delivery-calendar.ts";

export const operatorDeliveryCalendarRoutes = bindCalls(operatorDeliveryCalendarCalls, {
  "GET /operator/v1/delivery-calendar": showDeliveryCalendar,
  "PUT /operator/v1/delivery-calendar/closed-days": changeClosedDays,
  "PUT /operator/v1/delivery-calendar/carriers/{code}": changeCarrierRestDays,
  "PUT /operator/v1/delivery-calendar/distributors/{id}": changeFarmDispatch,
  "PUT /operator/v1/delivery-calendar/remote-areas": changeRemoteAreas,
  "PUT /operator/v1/delivery-calendar/transit-days": changeTransitDays,
});

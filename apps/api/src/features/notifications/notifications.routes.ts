import { notificationCalls } from "@todayfruit/contract/calls/notifications";
import { bind } from "../../http/bind.ts";
import { seeNotifications, showNotifications } from "./show-notifications.ts";

export const notificationRoutes = bind(notificationCalls, {
  "GET /v1/app-users/notification": showNotifications,
  "PUT /v1/app-users/notification/read": seeNotifications,
});

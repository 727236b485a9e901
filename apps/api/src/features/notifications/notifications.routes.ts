import { notificationCalls } from "@todayfruit/contract/notifications/notifications.calls";
import { bind } from "../../http/bind-calls.ts";
import { markNotificationsRead } from "./mark-notifications-read.ts";
import { showNotifications } from "./show-notifications.ts";

export const notificationRoutes = bind(notificationCalls, {
  "GET /v1/app-users/notification": showNotifications,
  "PUT /v1/app-users/notification/read": markNotificationsRead,
});

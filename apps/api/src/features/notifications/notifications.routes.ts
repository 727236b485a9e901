import { notificationCalls } from "@todayfruit/contract/notifications/notifications.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { listOwnNotifications } from "./list-own-notifications.ts";
import { markNotificationsRead } from "./mark-notifications-read.ts";

export const notificationRoutes = bindCalls(notificationCalls, {
  "GET /v1/app-users/notification": listOwnNotifications,
  "PUT /v1/app-users/notification/read": markNotificationsRead,
});

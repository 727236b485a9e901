import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/context.ts";
import { readNotifications } from "./notifications.repository.ts";

/** Marks a list as read for the member; one statement. */
export async function markNotificationsRead(
  { body }: Input<"PUT /v1/app-users/notification/read">,
  { db, buyer, now }: BuyerContext,
): Promise<Answer<"PUT /v1/app-users/notification/read">> {
  return ok({ newTodayfruitNotification: await readNotifications(db, buyer.id, body.listType, now()) });
}

import type { Input } from "@todayfruit/contract/all-calls";
import { inboxBegins } from "@todayfruit/domain/messages/inbox-days";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { readNotifications } from "./notifications.repository.ts";

/** Marks a list as read for the member; one statement. */
export async function markNotificationsRead(
  { body }: Input<"PUT /v1/app-users/notification/read">,
  { db, buyer, now }: BuyerContext,
): Promise<Answer<"PUT /v1/app-users/notification/read">> {
  const at = now();
  const read = { userId: buyer.id, listType: body.listType, since: inboxBegins(at), now: at };
  return ok({ newTodayfruitNotification: await readNotifications(db, read) });
}

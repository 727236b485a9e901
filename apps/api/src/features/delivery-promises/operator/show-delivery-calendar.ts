import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { listCalendar } from "./delivery-calendar.repository.ts";

/** Shows the delivery calendar with the ids of its rows. */
export async function showDeliveryCalendar(
  { query }: Input<"GET /operator/v1/delivery-calendar">,
  { db }: OperatorContext,
): Promise<Answer<"GET /operator/v1/delivery-calendar">> {
  return ok(await listCalendar(db, query?.from ?? null, query?.to ?? null));
}

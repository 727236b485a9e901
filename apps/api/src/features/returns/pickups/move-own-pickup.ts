import type { Input } from "@todayfruit/contract/all-calls";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { pickupDays } from "@todayfruit/domain/returns/pickup-days-and-carrier-times";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { lockOwnReturn } from "../lock-return.ts";
import { followReturn } from "../own/show-own-return.ts";
import { findPickup, savePickup } from "./pickups.repository.ts";

type Call = "PUT /v1/app-users/orders/{id}/claims/{claimId}/pickup";
type Refusal =
  | "ORDER_NOT_FOUND"
  | "CLAIM_NOT_FOUND"
  | "PICKUP_NOT_ARRANGED"
  | "PICKUP_COLLECTED"
  | "PICKUP_ORDERED_BY_HAND"
  | "PICKUP_DAY_UNAVAILABLE";

/** Moves the day on which goods are collected, until they are; the buyer is told once the carrier accepts it. */
export async function moveOwnPickup(
  { path, body }: Input<Call>,
  context: BuyerContext,
): Promise<Answer<Call>> {
  const { now, deliveryCalendar } = context;
  const calendar = await deliveryCalendar.read();
  const moved = await context.db.transaction<Result<null, Refusal, undefined>>(
    async (tx) => {
      const open = await lockOwnReturn(tx, context, path);
      if (!open.ok) return open;
      const pickup = await findPickup(tx, path.claimId);
      if (!pickup || pickup.cancelled_at !== null) return refuse("PICKUP_NOT_ARRANGED");
      if (pickup.collected_at !== null || pickup.received_at !== null) return refuse("PICKUP_COLLECTED");
      if (pickup.carrier_reference !== null && pickup.ordered_revision === null)
        return refuse("PICKUP_ORDERED_BY_HAND");
      const days = pickupDays(calendar, pickup.carrier_code, kstDateOf(now().toISOString()));
      if (!days.includes(body.pickupOn)) return refuse("PICKUP_DAY_UNAVAILABLE");
      if (body.pickupOn === pickup.pickup_on) return ok(null);
      const saved = await savePickup(tx, {
        claimId: path.claimId,
        carrierCode: pickup.carrier_code,
        pickupOn: body.pickupOn,
        carrierReference: null,
        now: now(),
      });
      return saved ? ok(null) : refuse("PICKUP_COLLECTED");
    },
    (result) => result.ok,
  );
  return moved.ok ? followReturn(path, context) : moved;
}

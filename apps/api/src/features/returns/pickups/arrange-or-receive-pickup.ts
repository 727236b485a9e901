import type { Input } from "@todayfruit/contract/all-calls";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { isPickupDayPast } from "@todayfruit/domain/returns/pickup-days-and-carrier-times";
import type { Tx } from "../../../db/database.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { findCarrier } from "../../fulfilment/shipments-and-carriers.repository.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";
import { announceAboutOrder } from "../../orders/notices/announce-about-order.ts";
import { deriveReturnRequestPath } from "../../orders/notices/derive-return-request-path.ts";
import { lockOrder } from "../../orders/status-transitions.repository.ts";
import { findReturn, type ReturnRow } from "../returns.repository.ts";
import { announcePickup } from "./announce-pickup.ts";
import { type PresentedPickup, presentPickup } from "./pickup.presenter.ts";
import { discardUnits, findPickup, receivePickup, restockUnits, savePickup } from "./pickups.repository.ts";

/**
 * Has the goods of a return collected on a day: a job orders it at the carrier, which is told to the buyer once the carrier
 * accepts. With the number of an order that was made by hand, the buyer is told at once.
 */
export async function arrangePickup(
  { path, body }: Input<"POST /operator/v1/claims/{id}/pickup">,
  context: OperatorContext,
): Promise<Answer<"POST /operator/v1/claims/{id}/pickup">> {
  const carrier = await findCarrier(context.db, body.carrier);
  if (!carrier) return refuse("CARRIER_UNKNOWN");
  const now = context.now();
  if (isPickupDayPast(body.pickupOn, now)) return refuse("PICKUP_DAY_PAST");
  return changePickup<"PICKUP_COLLECTED" | "PICKUP_RECEIVED">(
    context,
    path.id,
    "claims.pickup",
    async (tx, claim) => {
      const { pickupOn, carrierReference = null } = body;
      const saved = await savePickup(tx, {
        claimId: claim.id,
        carrierCode: carrier.code,
        pickupOn,
        carrierReference,
        now,
      });
      if (!saved) return refuse(claim.received_at === null ? "PICKUP_COLLECTED" : "PICKUP_RECEIVED");
      if (carrierReference !== null) await announcePickup(tx, context, claim, { ...carrier, pickupOn });
      return ok(null);
    },
  );
}

/** Records that the goods of a return came back: whole units go into stock again, or are written off. */
export function receiveReturnedGoods(
  { path, body }: Input<"PUT /operator/v1/claims/{id}/pickup/receive">,
  context: OperatorContext,
): Promise<Answer<"PUT /operator/v1/claims/{id}/pickup/receive">> {
  return changePickup<"PICKUP_NOT_FOUND" | "PICKUP_RECEIVED">(
    context,
    path.id,
    "claims.receive",
    async (tx, claim) => {
      const pickup = await findPickup(tx, claim.id);
      const isCancelled = pickup?.cancelled_at !== null && pickup?.collected_at === null;
      if (!pickup || isCancelled) return refuse("PICKUP_NOT_FOUND");
      if (!(await receivePickup(tx, claim.id, body.disposal, context.now())))
        return refuse("PICKUP_RECEIVED");
      await (body.disposal === "restocked" ? restockUnits : discardUnits)(tx, claim.id);
      await announceAboutOrder(tx, context, {
        orderId: claim.order_id,
        productIds: [claim.order_product_id],
        template: "RETURN_RECEIVED",
        variables: {},
        key: `return ${claim.id} received`,
        href: deriveReturnRequestPath(claim),
      });
      return ok(null);
    },
  );
}

/** Changes the collection of a return under its order's lock, with the audit trail. */
function changePickup<R extends string>(
  context: OperatorContext,
  claimId: number,
  action: string,
  change: (tx: Tx, claim: ReturnRow) => Promise<Result<null, R, undefined>>,
): Promise<Result<PresentedPickup, R | "CLAIM_NOT_FOUND", undefined>> {
  return context.db.transaction<Result<PresentedPickup, R | "CLAIM_NOT_FOUND", undefined>>(
    async (tx) => {
      const claim = await findReturn(tx, claimId);
      if (!claim) return refuse("CLAIM_NOT_FOUND");
      await lockOrder(tx, claim.order_id);
      const before = await findPickup(tx, claimId);
      const done = await change(tx, claim);
      if (!done.ok) return done;
      const after = await findPickup(tx, claimId);
      if (!after) throw new Error("What was changed is there");
      const shown = presentPickup(after);
      await addAction(tx, context, {
        action,
        subject: `claim ${claimId}`,
        before: before && presentPickup(before),
        after: shown,
        reason: null,
      });
      return ok(shown);
    },
    (result) => result.ok,
  );
}

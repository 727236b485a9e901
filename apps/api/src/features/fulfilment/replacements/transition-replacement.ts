import type { Input } from "@todayfruit/contract/all-calls";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { invoiceOf, nextLook } from "@todayfruit/domain/shipping/interpret-tracking-and-schedule-checks";
import type { Tx } from "../../../db/database.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { addAction } from "../../operator-actions/operator-actions.repository.ts";
import { announceAboutOrder } from "../../orders/notices/announce-about-order.ts";
import { deriveReturnRequestPath } from "../../orders/notices/derive-return-request-path.ts";
import { findCarrier } from "../shipments-and-carriers.repository.ts";
import { markReplacementsDelivered } from "./mark-replacements-delivered.ts";
import { type PresentedReplacement, presentReplacement } from "./replacement.presenter.ts";
import {
  dispatchReplacementRow,
  endParcelOfReplacement,
  findReplacement,
  lockReplacement,
  packReplacement,
  type ReplacementRow,
  type ReplacementStatus,
} from "./replacements.repository.ts";

/** Begins to pack the goods of an approved exchange. */
export function packReplacementGoods(
  { path }: Input<"PUT /operator/v1/replacements/{id}/pack">,
  context: OperatorContext,
): Promise<Answer<"PUT /operator/v1/replacements/{id}/pack">> {
  return move(
    context,
    path.id,
    { action: "replacements.pack", from: ["waiting"], reason: null },
    async (tx) => {
      await packReplacement(tx, path.id, context.now());
      return ok(null);
    },
  );
}

/** Dispatches the goods of an approved exchange in a parcel of their own, and tells their buyer. */
export async function dispatchReplacement(
  { path, body }: Input<"PUT /operator/v1/replacements/{id}/dispatch">,
  context: OperatorContext,
): Promise<Answer<"PUT /operator/v1/replacements/{id}/dispatch">> {
  const invoice = invoiceOf(body.invoiceNumber);
  if (invoice === null) return refuse("INVOICE_INVALID");
  const carrier = await findCarrier(context.db, body.carrier);
  if (!carrier) return refuse("CARRIER_UNKNOWN");
  const now = context.now();
  const parcel = { dispatchedAt: now.toISOString(), failures: 0, isDelivered: carrier.tracker_id === null };
  const lookAt = nextLook(parcel, now.toISOString());
  const step = { action: "replacements.dispatch", from: ["waiting", "packed"], reason: null } as const;
  return move<"INVOICE_TAKEN">(context, path.id, step, async (tx, replacement) => {
    const shipmentId = await dispatchReplacementRow(tx, {
      id: path.id,
      userId: replacement.user_id,
      carrierCode: carrier.code,
      invoiceNumber: invoice,
      now,
      lookAt: lookAt === null ? null : new Date(lookAt),
    });
    if (shipmentId === null) return refuse("INVOICE_TAKEN");
    await announceAboutOrder(tx, context, {
      orderId: replacement.order_id,
      productIds: [replacement.order_product_id],
      template: "EXCHANGE_SHIPPED",
      variables: { 택배사: carrier.name, 송장번호: invoice },
      key: `return ${path.id} replacement shipped`,
      href: deriveReturnRequestPath(replacement),
    });
    return ok(null);
  });
}

/** Marks the goods of an exchange as arrived, for a reason, where no carrier reports it. */
export function markReplacementArrived(
  { path, body }: Input<"PUT /operator/v1/replacements/{id}/arrive">,
  context: OperatorContext,
): Promise<Answer<"PUT /operator/v1/replacements/{id}/arrive">> {
  const step = { action: "replacements.arrive", from: ["dispatched"], reason: body.reason } as const;
  return move(context, path.id, step, async (tx) => {
    const now = context.now();
    const shipmentId = await endParcelOfReplacement(tx, path.id, now);
    if (shipmentId !== null) await markReplacementsDelivered(tx, context, shipmentId, now);
    return ok(null);
  });
}

type Step = { action: string; from: readonly ReplacementStatus[]; reason: string | null };

/** Runs one step of a replacement under its lock, with the audit trail. */
function move<R extends string = never>(
  context: OperatorContext,
  id: number,
  { action, from, reason }: Step,
  run: (tx: Tx, replacement: ReplacementRow) => Promise<Result<null, R, undefined>>,
): Promise<Result<PresentedReplacement, R | "REPLACEMENT_NOT_FOUND" | "REPLACEMENT_NOT_MOVABLE", undefined>> {
  type Moved = Result<
    PresentedReplacement,
    R | "REPLACEMENT_NOT_FOUND" | "REPLACEMENT_NOT_MOVABLE",
    undefined
  >;
  return context.db.transaction<Moved>(
    async (tx) => {
      const before = (await lockReplacement(tx, id)) && (await findReplacement(tx, id));
      if (!before) return refuse("REPLACEMENT_NOT_FOUND");
      if (!from.includes(before.status)) return refuse("REPLACEMENT_NOT_MOVABLE");
      const done = await run(tx, before);
      if (!done.ok) return done;
      const after = await findReplacement(tx, id);
      if (!after) throw new Error("What was moved is there");
      await addAction(tx, context, {
        action,
        subject: `claim ${id}`,
        before: { status: before.status },
        after: { status: after.status, carrier: after.carrier_code, invoiceNumber: after.invoice_number },
        reason,
      });
      return ok(presentReplacement(after, context));
    },
    (result) => result.ok,
  );
}

import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind.ts";
import type { OperatorContext } from "../../../http/context.ts";
import { addAction } from "../../operators/actions.repository.ts";
import { presentAlert } from "./alert.presenter.ts";
import { closeAlert, listAlerts, lockAlert } from "./alerts.repository.ts";

const DEFAULT_TAKE = 50;

/** Lists payments that need a person, oldest first: open ones, resolved ones, or all. */
export async function showPaymentAlerts(
  { query }: Input<"GET /operator/v1/payment-alerts">,
  { db }: OperatorContext,
): Promise<Answer<"GET /operator/v1/payment-alerts">> {
  const { status, nextPage = 0, take = DEFAULT_TAKE } = query ?? {};
  const isOpen = status === undefined ? null : status === "open";
  const rows = await listAlerts(db, { isOpen, after: nextPage, take: take + 1 });
  const shown = rows.slice(0, take);
  return ok({
    list: shown.map(presentAlert),
    nextPage: rows.length > take ? (shown.at(-1)?.id ?? null) : null,
  });
}

/** Resolves a payment alert, once, with a note of what was done. */
export function resolveAlert(
  { path, body }: Input<"PUT /operator/v1/payment-alerts/{id}/resolve">,
  context: OperatorContext,
): Promise<Answer<"PUT /operator/v1/payment-alerts/{id}/resolve">> {
  return context.db.transaction(async (tx) => {
    const alert = await lockAlert(tx, path.id);
    if (!alert) return refuse("ALERT_NOT_FOUND");
    if (alert.seen_at !== null) return refuse("ALERT_RESOLVED");
    const seenAt = context.now();
    await closeAlert(tx, alert.id, body.note, seenAt);
    await addAction(tx, context, {
      action: "alerts.resolve",
      subject: `order ${alert.order_id}`,
      before: null,
      after: { alertId: alert.id, kind: alert.kind, amount: alert.amount },
      reason: body.note,
    });
    return ok(presentAlert({ ...alert, seen_at: seenAt, note: body.note }));
  });
}

import { operatorAlertCalls } from "@todayfruit/contract/calls/operator/alerts";
import { ok, refuse } from "@todayfruit/domain/result";
import { bind } from "../../../http/bind.ts";
import { addAction } from "../../operators/actions.repository.ts";
import { type AlertRow, closeAlert, listAlerts, lockAlert } from "./alerts.repository.ts";

const DEFAULT_TAKE = 50;

export const alertRoutes = bind(operatorAlertCalls, {
  "GET /operator/v1/payment-alerts": async ({ query }, { db }) => {
    const { status, nextPage = 0, take = DEFAULT_TAKE } = query ?? {};
    const isOpen = status === undefined ? null : status === "open";
    const rows = await listAlerts(db, { isOpen, after: nextPage, take: take + 1 });
    const shown = rows.slice(0, take);
    return ok({
      list: shown.map(presentAlert),
      nextPage: rows.length > take ? (shown.at(-1)?.id ?? null) : null,
    });
  },
  "PUT /operator/v1/payment-alerts/{id}/resolve": ({ path, body }, context) =>
    context.db.transaction(async (tx) => {
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
    }),
});

function presentAlert(row: AlertRow) {
  return {
    id: row.id,
    orderId: row.order_id,
    orderName: row.order_name,
    kind: row.kind,
    amount: row.amount,
    given: row.given,
    createdAt: row.created_at.toISOString(),
    resolvedAt: row.seen_at?.toISOString() ?? null,
    note: row.note,
  };
}

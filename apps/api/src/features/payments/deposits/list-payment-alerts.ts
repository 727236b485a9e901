import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { presentAlert } from "./payment-alert.presenter.ts";
import { listAlerts } from "./payment-alerts.repository.ts";

const DEFAULT_TAKE = 50;

/** Lists payment alerts, oldest first: open ones, resolved ones, or all. */
export async function listPaymentAlerts(
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

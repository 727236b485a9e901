import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { OperatorContext } from "../../../http/handler-context-types.ts";
import { listRefundRows } from "./list-refunds-for-operators.repository.ts";
import { presentRefund } from "./refunds.presenter.ts";

const DEFAULT_TAKE = 50;

/** Lists refunds for operators, oldest first: open ones, ended ones, or those of one order. */
export async function listRefunds(
  { query }: Input<"GET /operator/v1/refunds">,
  { db }: OperatorContext,
): Promise<Answer<"GET /operator/v1/refunds">> {
  const { status, orderId = null, nextPage = 0, take = DEFAULT_TAKE } = query ?? {};
  const isOpen = status === undefined ? null : status === "open";
  const rows = await listRefundRows(db, { isOpen, orderId, after: nextPage, take: take + 1 });
  const shown = rows.slice(0, take);
  const next = rows.length > take ? (shown.at(-1)?.id ?? null) : null;
  return ok({ list: shown.map(presentRefund), nextPage: next });
}

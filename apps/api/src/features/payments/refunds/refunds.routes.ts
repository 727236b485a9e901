import { operatorRefundCalls } from "@todayfruit/contract/calls/operator/refunds";
import { ok } from "@todayfruit/domain/result";
import { bind } from "../../../http/bind.ts";
import { listRefundRows } from "./operator-refunds.repository.ts";
import { presentRefund } from "./refunds.presenter.ts";
import { settleByHand } from "./settle-by-hand.ts";

const DEFAULT_TAKE = 50;

export const refundRoutes = bind(operatorRefundCalls, {
  "GET /operator/v1/refunds": async ({ query }, { db }) => {
    const { status, orderId = null, nextPage = 0, take = DEFAULT_TAKE } = query ?? {};
    const isOpen = status === undefined ? null : status === "open";
    const rows = await listRefundRows(db, { isOpen, orderId, after: nextPage, take: take + 1 });
    const shown = rows.slice(0, take);
    const next = rows.length > take ? (shown.at(-1)?.id ?? null) : null;
    return ok({ list: shown.map(presentRefund), nextPage: next });
  },
  "PUT /operator/v1/refunds/{id}/settle": ({ path, body }, context) =>
    settleByHand(context, { id: path.id, ...body }),
});

import type { Input } from "@todayfruit/contract/all-calls";
import { receivePurchaseOrder } from "@todayfruit/domain/purchase-orders/receive-purchase-order";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/context.ts";
import { addAction } from "../operator-actions/operator-actions.repository.ts";
import { addReceivedStock, lockStocks } from "../stock/stock-adjustments.repository.ts";
import { lockSeenPurchaseOrder } from "./lock-seen-purchase-order.ts";
import { addStockReceipt, listPurchaseLines } from "./stock-receipts.repository.ts";

type Call = "POST /operator/v1/purchase-orders/{id}/receipts";

/**
 * Receives goods of a purchase order, in one or several parts: its lines, the receipt and the stock with its ledger are
 * written in one transaction. Two who receive at once see the same version, so the second is refused. A dry run answers
 * the same and writes nothing.
 */
export async function receiveStock(
  { path, body, query: { dryRun = false } = {} }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  const optionIds = body.lines.map(({ optionId }) => optionId);
  if (new Set(optionIds).size < optionIds.length) return refuse("RECORD_REPEATED");
  return context.db.transaction<Answer<Call>>(
    async (tx) => {
      const seen = await lockSeenPurchaseOrder(tx, path.id, body.version);
      if (!seen.ok) return seen;
      const before = (await listPurchaseLines(tx, path.id)).map(
        ({ option_id: optionId, units, received }) => ({
          optionId,
          units,
          received,
        }),
      );
      const received = receivePurchaseOrder(before, body.lines, {
        isLast: body.isLast ?? false,
        acceptsMore: body.acceptsMore ?? false,
      });
      if (!received.ok) return refuse(received.code, { fields: fieldsOf(body.lines, received.detail) });
      const { lines, status } = received.value;
      await lockStocks(tx, optionIds, null);
      const id = await addStockReceipt(tx, {
        purchaseOrderId: path.id,
        note: body.reason,
        receivedBy: context.operator.id,
        now: context.now(),
        lines: body.lines,
        status,
      });
      const stock = await addReceivedStock(tx, id, body.lines);
      await addAction(tx, context, {
        action: "purchase-orders.receive",
        subject: `purchase order ${path.id}`,
        before: { status: seen.value.status, lines: before },
        after: { status, lines },
        reason: body.reason,
      });
      return ok({
        id: dryRun ? null : id,
        status,
        lines,
        stock: stock.map((row) => ({ optionId: row.option_id, onHand: row.on_hand, reserved: row.reserved })),
      });
    },
    (result) => result.ok && !dryRun,
  );
}

/** Returns the field of each line whose option is refused. */
function fieldsOf(lines: readonly { optionId: number }[], optionIds: readonly number[]) {
  return lines.flatMap(({ optionId }, at) =>
    optionIds.includes(optionId) ? [{ field: `lines.${at}`, message: String(optionId) }] : [],
  );
}

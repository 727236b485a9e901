import type { Input } from "@todayfruit/contract/all-calls";
import { addArrivalsToPurchaseOrder } from "@todayfruit/domain/purchase-orders/add-arrivals-to-purchase-order";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { addAction } from "../operator-actions/operator-actions.repository.ts";
import { addReceivedStock, lockStocks } from "../stock/set-stock-on-hand.repository.ts";
import { insertLots } from "../stock-lots/stock-lots.repository.ts";
import { type LotInput, validateNewLots } from "../stock-lots/validate-new-lots.ts";
import { lockPurchaseOrderAtVersion } from "./lock-purchase-order-at-version.ts";
import { addStockReceipt, listPurchaseLines } from "./stock-receipts.repository.ts";

type Call = "POST /operator/v1/purchase-orders/{id}/receipts";
type Line = Input<Call>["body"]["lines"][number];

/**
 * Receives goods of a purchase order, in one or several parts: its lines, the receipt, the stock with its ledger and the
 * lots that came are written in one transaction. Two who receive at once see the same version, so the second is refused. A dry run answers
 * the same and writes nothing.
 */
export async function receiveStock(
  { path, body, query: { dryRun = false } = {} }: Input<Call>,
  context: OperatorContext,
): Promise<Answer<Call>> {
  const optionIds = body.lines.map(({ optionId }) => optionId);
  if (new Set(optionIds).size < optionIds.length) return refuse("RECORD_REPEATED");
  const lots = lotsOf(body.lines);
  const refused = (await validateNewLots(context.storage, lots)) ?? refuseExceedingLots(body.lines);
  if (refused) return refused;
  return context.db.transaction<Answer<Call>>(
    async (tx) => {
      const seen = await lockPurchaseOrderAtVersion(tx, path.id, body.version);
      if (!seen.ok) return seen;
      const before = (await listPurchaseLines(tx, path.id)).map(
        ({ option_id: optionId, units, received }) => ({
          optionId,
          units,
          received,
        }),
      );
      const received = addArrivalsToPurchaseOrder(before, body.lines, {
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
      if (lots.length > 0) {
        const come = { lots, stockReceiptId: id, createdBy: context.operator.id, now: context.now() };
        if ((await insertLots(tx, come)).length < lots.length) return refuse("LOT_CODE_TAKEN");
      }
      await addAction(tx, context, {
        action: "purchase-orders.receive",
        subject: `purchase order ${path.id}`,
        before: { status: seen.value.status, lines: before },
        after: {
          status,
          lines,
          ...(lots.length > 0 ? { lots: lots.map(({ field: _, ...lot }) => lot) } : {}),
        },
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

/** Returns the lots of all lines with their option. */
function lotsOf(lines: readonly Line[]): LotInput[] {
  return lines.flatMap(({ optionId, lots = [] }, at) =>
    lots.map((lot, place) => ({ ...lot, optionId, field: `lines.${at}.lots.${place}` })),
  );
}

/** Refuses lines whose lots have more units than came. */
function refuseExceedingLots(lines: readonly Line[]) {
  const fields = lines.flatMap(({ units, lots = [] }, at) =>
    lots.reduce((sum, lot) => sum + lot.units, 0) > units
      ? [{ field: `lines.${at}.lots`, message: `들어온 수량 ${units}개` }]
      : [],
  );
  return fields.length > 0 ? refuse("LOT_UNITS_EXCEEDED", { fields }) : null;
}

/** Returns the field of each line whose option is refused. */
function fieldsOf(lines: readonly { optionId: number }[], optionIds: readonly number[]) {
  return lines.flatMap(({ optionId }, at) =>
    optionIds.includes(optionId) ? [{ field: `lines.${at}`, message: String(optionId) }] : [],
  );
}

import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { farmsOf } from "../farm-access/farm-operator.policy.ts";
import { addAction } from "../operator-actions/operator-actions.repository.ts";
import { findUnitsWithoutLot, lockLotsOfOptions } from "./lots/units-without-lot.repository.ts";
import { lockStock, setStock } from "./set-stock-on-hand.repository.ts";

/**
 * Sets the units of an option on hand; not below those reserved by open orders, which a constraint refuses as well, nor
 * below those that its lots have left, which are corrected with their lot.
 */
export async function changeStock(
  { path, body }: Input<"PUT /operator/v1/options/{id}/stock">,
  context: OperatorContext,
): Promise<Answer<"PUT /operator/v1/options/{id}/stock">> {
  return context.db.transaction<Answer<"PUT /operator/v1/options/{id}/stock">>(
    async (tx) => {
      await lockLotsOfOptions(tx, [path.id]);
      const before = await lockStock(tx, path.id, farmsOf(context));
      if (!before) return refuse("OPTION_NOT_FOUND");
      if (body.seenOnHand !== undefined && body.seenOnHand !== before.on_hand) return refuse("STOCK_CHANGED");
      if (body.onHand < before.reserved) return refuse("STOCK_RESERVED");
      const withoutLot = (await findUnitsWithoutLot(tx, [path.id])).get(path.id) ?? 0;
      if (before.on_hand - body.onHand > withoutLot) return refuse("STOCK_IN_LOTS");
      const after = await setStock(tx, path.id, body.onHand);
      await addAction(tx, context, {
        action: "stock.change",
        subject: `option ${path.id}`,
        before: { onHand: before.on_hand, reserved: before.reserved },
        after: { onHand: after.on_hand, reserved: after.reserved },
        reason: body.reason,
      });
      return ok({ id: path.id, onHand: after.on_hand, reserved: after.reserved });
    },
    (result) => result.ok,
  );
}

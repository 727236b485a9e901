import type { Input } from "@todayfruit/contract/all-calls";
import { refusalMessage } from "@todayfruit/contract/refusals";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/context.ts";
import type { MovedReply } from "./fulfilment.presenter.ts";
import { acceptanceOf, type MoveRefusal, moveOrderIn } from "./transition-order.ts";

type Accepted = Answer<"POST /operator/v1/orders/accept">;

/**
 * Accepts many orders in one transaction, locked in the order of their ids. Without `partial` one that cannot be accepted
 * refuses all; a dry run answers what would happen and changes nothing.
 */
export function acceptOrders(
  { body, query: { dryRun = false, partial = false } = {} }: Input<"POST /operator/v1/orders/accept">,
  context: OperatorContext,
): Promise<Accepted> {
  return context.db.transaction<Accepted>(
    async (tx) => {
      const rows: MovedReply[] = [];
      const refused: { id: number; code: MoveRefusal | "LOT_SHORT"; message: string }[] = [];
      for (const id of body.orderIds.toSorted((a, b) => a - b)) {
        const moved = await moveOrderIn(tx, context, acceptanceOf(context, id));
        if (moved.ok) rows.push(moved.value);
        else refused.push({ id, code: moved.code, message: refusalMessage(moved.code) });
      }
      const [first] = refused;
      if (!first || partial || dryRun) return ok({ rows, refused });
      const fields = refused.map(({ id, message }) => ({ field: `orderIds.${id}`, message }));
      return refuse(first.code, { fields });
    },
    (result) => result.ok && !dryRun,
  );
}

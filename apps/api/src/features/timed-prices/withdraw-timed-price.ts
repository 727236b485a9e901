import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { changeTimedPriceUnderLock } from "./change-timed-price-under-lock.ts";
import { deleteTimedPrice, setTimedPrice } from "./timed-prices.repository.ts";

/** Withdraws a timed price: one that holds ends now and stays in the price history, one to come is deleted. */
export function withdrawTimedPrice(
  { path: { id }, body }: Input<"PUT /operator/v1/timed-prices/{id}/withdraw">,
  context: OperatorContext,
): Promise<Answer<"PUT /operator/v1/timed-prices/{id}/withdraw">> {
  return changeTimedPriceUnderLock<never>(
    context,
    { ...body, id, action: "prices.withdraw" },
    async (tx, row) => {
      const now = context.now();
      if (row.begins_at < now)
        await setTimedPrice(tx, id, { price: row.price, beginsAt: row.begins_at, endsAt: now });
      else await deleteTimedPrice(tx, id);
      return ok(null);
    },
  );
}

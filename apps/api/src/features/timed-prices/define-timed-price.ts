import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { addAction } from "../operator-actions/operator-actions.repository.ts";
import { checkPriceAndPeriod, periodOf } from "./check-price-and-period.ts";
import { presentTimedPrice } from "./timed-price.presenter.ts";
import { addTimedPrice, findTimedPrice, lockPricedOption } from "./timed-prices.repository.ts";

/**
 * Defines a price of an option for a period. A begin that is past is moved to now: no price is shown that was not asked
 * then.
 */
export async function defineTimedPrice(
  { body }: Input<"POST /operator/v1/timed-prices">,
  context: OperatorContext,
): Promise<Answer<"POST /operator/v1/timed-prices">> {
  const { optionId, reason } = body;
  const now = context.now();
  const typed = periodOf(body);
  const period = typed.beginsAt < now ? { ...typed, beginsAt: now } : typed;
  return context.db.transaction<Answer<"POST /operator/v1/timed-prices">>(
    async (tx) => {
      const ordinaryPrice = await lockPricedOption(tx, optionId);
      if (ordinaryPrice === null) return refuse("OPTION_NOT_FOUND");
      const checked = await checkPriceAndPeriod(tx, { optionId, id: null, ordinaryPrice, period, now });
      if (!checked.ok) return checked;
      const added = await findTimedPrice(tx, await addTimedPrice(tx, optionId, period));
      if (!added) throw new Error("A row that was added is there");
      const after = presentTimedPrice(added);
      await addAction(tx, context, {
        action: "prices.define",
        subject: `timed price ${after.id}`,
        before: null,
        after,
        reason,
      });
      return ok(after);
    },
    (result) => result.ok,
  );
}

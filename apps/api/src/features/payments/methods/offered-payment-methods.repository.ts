import type { OfferedMethod } from "@todayfruit/domain/payments/methods/check-offered-method-sums";
import { type Runner, statement } from "../../../db/database.ts";

const LIST = statement(
  "list-offered-payment-methods",
  `select method, min_amount as "minAmount", max_amount as "maxAmount"
     from payment_method where variant = $1 and is_offered order by id`,
).narrow<Pick<OfferedMethod, "method">>();

/** Lists the payment methods that a variant offers. */
export function listOfferedMethods(db: Runner, variant: string): Promise<OfferedMethod[]> {
  return db.run(LIST, [variant]);
}

import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { Context } from "../../../http/handler-context-types.ts";
import { listOfferedMethods } from "./offered-payment-methods.repository.ts";

/** Lists the payment methods that the checkout of this variant offers. */
export async function listPaymentMethods(
  _input: Input<"GET /v1/payment-methods">,
  { db, rules }: Context,
): Promise<Answer<"GET /v1/payment-methods">> {
  return ok({ list: await listOfferedMethods(db, rules.variant) });
}

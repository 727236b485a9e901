import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";

/** Returns the type of the account that a token belongs to; an invalid token is refused before. */
export async function showTokenUserType(
  _input: Input<"POST /v2/tokens/verify">,
  { buyer }: BuyerContext,
): Promise<Answer<"POST /v2/tokens/verify">> {
  return ok({ userType: buyer.userType });
}

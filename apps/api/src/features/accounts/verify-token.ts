import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/context.ts";

/** Checks a token; returns the kind of its account. */
export async function verifyToken(
  _input: Input<"POST /v2/tokens/verify">,
  { buyer }: BuyerContext,
): Promise<Answer<"POST /v2/tokens/verify">> {
  return ok({ userType: buyer.userType });
}

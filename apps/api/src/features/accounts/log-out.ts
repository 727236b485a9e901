import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { revokeToken } from "./write-guests-and-access-tokens.repository.ts";

/** Revokes this token. */
export async function logOut(
  _input: Input<"DELETE /v2/tokens">,
  { db, tokenHash, now }: BuyerContext,
): Promise<Answer<"DELETE /v2/tokens">> {
  if (tokenHash) await revokeToken(db, tokenHash, now());
  return ok({ isRevoked: true });
}

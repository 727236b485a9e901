import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { OperatorContext } from "../../http/handler-context-types.ts";
import { revokeOperatorToken } from "./add-and-end-operator-sessions.repository.ts";

/** Revokes an operator's token. */
export async function logOutOperator(
  _input: Input<"DELETE /operator/v1/tokens">,
  { db, tokenHash, now }: OperatorContext,
): Promise<Answer<"DELETE /operator/v1/tokens">> {
  if (tokenHash) await revokeOperatorToken(db, tokenHash, now());
  return ok({});
}

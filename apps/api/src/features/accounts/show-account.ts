import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind.ts";
import type { BuyerContext } from "../../http/context.ts";
import { findUserDetail, revokeToken } from "./accounts.repository.ts";
import { presentUser } from "./user.presenter.ts";

export async function showAccount({
  db,
  buyer,
  now,
}: BuyerContext): Promise<Answer<"GET /v2/app-users/detail">> {
  return ok(presentUser(await findUserDetail(db, buyer.id, now())));
}

/** Ends this token; whoever still holds it is a stranger from now on. */
export async function logOut(
  _input: Input<"DELETE /v2/tokens">,
  { db, tokenHash, now }: BuyerContext,
): Promise<Answer<"DELETE /v2/tokens">> {
  if (tokenHash) await revokeToken(db, tokenHash, now());
  return ok({ isRevoked: true });
}

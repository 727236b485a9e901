import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind.ts";
import type { BuyerContext } from "../../http/context.ts";
import { findUserDetail, revokeToken } from "./accounts.repository.ts";
import { presentUser } from "./user.presenter.ts";

/** Shows the account of a token with its profile. */
export async function showAccount(
  _input: unknown,
  { db, buyer, now }: BuyerContext,
): Promise<Answer<"GET /v2/app-users/detail">> {
  return ok(presentUser(await findUserDetail(db, buyer.id, now())));
}

/** Checks a token; returns the kind of its account. */
export async function verifyToken(
  _input: Input<"POST /v2/tokens/verify">,
  { buyer }: BuyerContext,
): Promise<Answer<"POST /v2/tokens/verify">> {
  return ok({ userType: buyer.userType });
}

/** Revokes this token. */
export async function logOut(
  _input: Input<"DELETE /v2/tokens">,
  { db, tokenHash, now }: BuyerContext,
): Promise<Answer<"DELETE /v2/tokens">> {
  if (tokenHash) await revokeToken(db, tokenHash, now());
  return ok({ isRevoked: true });
}

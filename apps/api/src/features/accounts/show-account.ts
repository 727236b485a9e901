import type { User } from "@todayfruit/contract/accounts/user-and-token-schemas";
import { ok } from "@todayfruit/domain/result";
import type { Static } from "typebox";
import { bearerOf } from "../../http/authentication/read-and-hash-bearer-token.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { findUserDetail } from "./accounts.repository.ts";
import { openRefundAccount } from "./profile/show-saved-refund-account.ts";
import { presentUser } from "./user.presenter.ts";

/** Shows the account of a token with its profile. */
export async function showAccount(
  _input: unknown,
  context: BuyerContext,
): Promise<Answer<"GET /v2/app-users/detail">> {
  return ok(await showUser(context));
}

/** Returns the account of a token, with the token itself and the member's masked refund account. One statement. */
export async function showUser(context: BuyerContext): Promise<Static<typeof User>> {
  const { db, buyer, now, sealing } = context;
  const row = await findUserDetail(db, buyer.id, now());
  const { account_key_id: keyId, account_sealed: sealed } = row;
  const isSaved = keyId !== null && sealed !== null;
  const withdrawAccount = isSaved ? openRefundAccount(sealing, buyer.id, { keyId, sealed }) : null;
  return presentUser(row, { token: bearerOf(context.authorization) ?? null, withdrawAccount });
}

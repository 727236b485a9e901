import type { User } from "@todayfruit/contract/accounts/user";
import { ok } from "@todayfruit/domain/result";
import type { Static } from "typebox";
import { bearerOf } from "../../http/authentication/bearer-token.ts";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/context.ts";
import { findUserDetail } from "./accounts.repository.ts";
import { readSavedRefundAccount } from "./profile/saved-refund-account.ts";
import { presentUser } from "./user.presenter.ts";

/** Shows the account of a token with its profile. */
export async function showAccount(
  _input: unknown,
  context: BuyerContext,
): Promise<Answer<"GET /v2/app-users/detail">> {
  return ok(await showUser(context));
}

/** Returns the account of a token, with the token itself and the member's masked refund account. */
export async function showUser(context: BuyerContext): Promise<Static<typeof User>> {
  const { db, buyer, now } = context;
  const withdrawAccount = buyer.userType === "guest" ? null : await readSavedRefundAccount(context);
  const token = bearerOf(context.authorization) ?? null;
  return presentUser(await findUserDetail(db, buyer.id, now()), { token, withdrawAccount });
}

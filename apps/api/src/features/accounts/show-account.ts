import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/context.ts";
import { findUserDetail } from "./accounts.repository.ts";
import { presentUser } from "./user.presenter.ts";

/** Shows the account of a token with its profile. */
export async function showAccount(
  _input: unknown,
  { db, buyer, now }: BuyerContext,
): Promise<Answer<"GET /v2/app-users/detail">> {
  return ok(presentUser(await findUserDetail(db, buyer.id, now())));
}

import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind.ts";
import type { BuyerContext } from "../../../http/context.ts";
import { findUserDetail } from "../../accounts/accounts.repository.ts";

/** Shows what the browser opens the provider's window for registering a card with. */
export async function showCardWindow(
  _input: Input<"GET /v1/app-users/billing-cards/window">,
  { db, buyer, rules, now }: BuyerContext,
): Promise<Answer<"GET /v1/app-users/billing-cards/window">> {
  const { name, email } = await findUserDetail(db, buyer.id, now());
  return ok({
    scriptUrl: rules.tossScriptUrl,
    clientKey: rules.tossClientKey,
    customerKey: buyer.uuid,
    customerName: name,
    customerEmail: email,
  });
}

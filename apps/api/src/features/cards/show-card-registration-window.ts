import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { findCardOwner } from "./cards.repository.ts";

/** Returns the parameters with which the browser opens the provider's window for registering a card. */
export async function showCardRegistrationWindow(
  _input: Input<"GET /v1/app-users/billing-cards/window">,
  { db, buyer, rules }: BuyerContext,
): Promise<Answer<"GET /v1/app-users/billing-cards/window">> {
  const { name, email } = await findCardOwner(db, buyer.id);
  return ok({
    scriptUrl: rules.tossScriptUrl,
    clientKey: rules.tossClientKey,
    customerKey: buyer.uuid,
    customerName: name,
    customerEmail: email,
  });
}

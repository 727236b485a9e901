import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { presentOwedConsents } from "./term.presenter.ts";
import { listOwedConsents } from "./terms-and-consents.repository.ts";

/** Lists the changed terms that the member is asked to consent to. */
export async function listTermsAwaitingConsent(
  _input: Input<"GET /v1/app-users/terms">,
  { db, buyer, now }: BuyerContext,
): Promise<Answer<"GET /v1/app-users/terms">> {
  return ok({ list: presentOwedConsents(await listOwedConsents(db, buyer.id, now())) });
}

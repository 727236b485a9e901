import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { presentOwedConsents } from "./term.presenter.ts";
import {
  addConsentsToNewTerms,
  findTerms,
  listOwedConsents,
  lockConsentingMember,
} from "./terms-and-consents.repository.ts";

type Call = "POST /v1/app-users/terms";

/**
 * Records the member's consent to changed terms, with the version and the instant; a repeated call records nothing more.
 * A version that is not in force is refused, so that nobody consents to a text they did not see.
 *
 * @returns what the member is still asked for
 */
export function consentToTerms(
  { body: { agreed } }: Input<Call>,
  { db, buyer, now }: BuyerContext,
): Promise<Answer<Call>> {
  const at = now();
  return db.transaction<Answer<Call>>(
    async (tx) => {
      await lockConsentingMember(tx, buyer.id);
      const inForce = (await findTerms(tx, at)).filter((term) => !term.is_upcoming);
      const isInForce = ({ code, version }: (typeof agreed)[number]) =>
        inForce.some((term) => term.code === code && term.label === version);
      if (!agreed.every(isInForce)) return refuse("TERMS_CHANGED");
      const owed = new Set((await listOwedConsents(tx, buyer.id, at)).map(({ code }) => code));
      const said = new Map(agreed.filter(({ code }) => owed.has(code)).map((each) => [each.code, each]));
      if (said.size > 0) await addConsentsToNewTerms(tx, buyer.id, [...said.values()], at);
      return ok({ list: presentOwedConsents(await listOwedConsents(tx, buyer.id, at)) });
    },
    (result) => result.ok,
  );
}

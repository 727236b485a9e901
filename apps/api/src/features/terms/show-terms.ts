import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { Context } from "../../http/handler-context-types.ts";
import { presentTerm } from "./term.presenter.ts";
import { findTerms } from "./terms-and-consents.repository.ts";

/** Lists the terms in force with their versions, and the published ones to come; one statement. */
export async function showTerms(
  _input: Input<"GET /v1/terms">,
  { db, now }: Context,
): Promise<Answer<"GET /v1/terms">> {
  const terms = await findTerms(db, now());
  return ok({
    list: terms.filter((term) => !term.is_upcoming).map(presentTerm),
    upcoming: terms
      .filter((term) => term.is_upcoming)
      .map((term) => ({
        ...presentTerm(term),
        summary: term.summary,
        effectiveAt: term.effective_at.toISOString(),
      })),
  });
}

import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { Context } from "../../http/context.ts";
import { findTerms } from "./terms.repository.ts";

/** Lists the terms in force with their versions. */
export async function showTerms(
  _input: Input<"GET /v1/terms">,
  { db }: Context,
): Promise<Answer<"GET /v1/terms">> {
  const terms = await findTerms(db);
  return ok({
    list: terms.map(({ code, title, required, version, contents }) => ({
      code,
      title,
      required,
      version,
      contents,
    })),
  });
}

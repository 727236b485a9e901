import { termsCalls } from "@todayfruit/contract/calls/terms";
import { ok } from "@todayfruit/domain/result";
import { bind } from "../../http/bind.ts";
import { findTerms } from "./terms.repository.ts";

export const termsRoutes = bind(termsCalls, {
  "GET /v1/terms": async (_input, { db }) =>
    ok({
      list: (await findTerms(db)).map(({ code, title, required, version, contents }) => ({
        code,
        title,
        required,
        version,
        contents,
      })),
    }),
});

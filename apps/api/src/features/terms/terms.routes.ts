import { termsCalls } from "@todayfruit/contract/calls/terms";
import { bind } from "../../http/bind.ts";
import { showTerms } from "./show-terms.ts";

export const termsRoutes = bind(termsCalls, {
  "GET /v1/terms": showTerms,
});

import { termsCalls } from "@todayfruit/contract/terms/terms.calls";
import { bind } from "../../http/bind-calls.ts";
import { showTerms } from "./show-terms.ts";

export const termsRoutes = bind(termsCalls, {
  "GET /v1/terms": showTerms,
});

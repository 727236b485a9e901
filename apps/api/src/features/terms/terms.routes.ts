import { operatorTermsCalls } from "@todayfruit/contract/terms/operator-terms.calls";
import { termsCalls } from "@todayfruit/contract/terms/terms.calls";
import { bindCalls } from "../../http/bind-calls.ts";
import { buildRecordHandlers } from "../record-edits/tables/build-record-handlers.ts";
import { consentToTerms } from "./consent-to-terms.ts";
import { listTermsAwaitingConsent } from "./list-terms-awaiting-consent.ts";
import { showTerms } from "./show-terms.ts";
import { termsRecordDefinition } from "./terms-record-definition.ts";

const HANDLERS = buildRecordHandlers(termsRecordDefinition);

export const termsRoutes = bindCalls(termsCalls, {
  "GET /v1/terms": showTerms,
  "GET /v1/app-users/terms": listTermsAwaitingConsent,
  "POST /v1/app-users/terms": consentToTerms,
});

export const operatorTermsRoutes = bindCalls(operatorTermsCalls, {
  "GET /operator/v1/terms": HANDLERS.list,
  "POST /operator/v1/terms": HANDLERS.add,
  "PATCH /operator/v1/terms": HANDLERS.edit,
  "POST /operator/v1/terms/delete": HANDLERS.remove,
});

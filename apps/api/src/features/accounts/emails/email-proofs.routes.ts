import { emailVerificationCalls } from "@todayfruit/contract/accounts/email-verification.calls";
import { bind } from "../../../http/bind-calls.ts";
import { sendEmailProof } from "./send-email-proof.ts";
import { showEmailVerification } from "./show-email-verification.ts";
import { showEmailLink, useEmailLink } from "./use-email-link.ts";

export const emailVerificationRoutes = bind(emailVerificationCalls, {
  "GET /v1/app-users/email-proofs": showEmailVerification,
  "POST /v1/app-users/email-proofs": sendEmailProof,
  "GET /v1/email-proofs/{token}": showEmailLink,
  "POST /v1/email-proofs/{token}": useEmailLink,
});

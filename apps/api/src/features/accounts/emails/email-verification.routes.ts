import { emailVerificationCalls } from "@todayfruit/contract/accounts/email-verification.calls";
import { bindCalls } from "../../../http/bind-calls.ts";
import { resendVerificationEmail } from "./send-verification-email.ts";
import { showEmailVerificationLink, useEmailVerificationLink } from "./show-and-use-verification-link.ts";
import { showEmailVerification } from "./show-email-verification.ts";

export const emailVerificationRoutes = bindCalls(emailVerificationCalls, {
  "GET /v1/app-users/email-proofs": showEmailVerification,
  "POST /v1/app-users/email-proofs": resendVerificationEmail,
  "GET /v1/email-proofs/{token}": showEmailVerificationLink,
  "POST /v1/email-proofs/{token}": useEmailVerificationLink,
});

import { emailProofCalls } from "@todayfruit/contract/calls/account/email-proofs";
import { bind } from "../../../http/bind.ts";
import { sendEmailProof, showEmailLink, showEmailProof, useEmailLink } from "./prove-email.ts";

export const emailProofRoutes = bind(emailProofCalls, {
  "GET /v1/app-users/email-proofs": showEmailProof,
  "POST /v1/app-users/email-proofs": sendEmailProof,
  "GET /v1/email-proofs/{token}": showEmailLink,
  "POST /v1/email-proofs/{token}": useEmailLink,
});

import type { VerifyState } from "../../../features/phone-codes/use-phone-code.ts";
import type { PendingSocial } from "../../../session/social/pending-social-account-storage.ts";
import { NO_TERMS, type Terms } from "./edit-and-check-terms-agreement.ts";

/** Values of the registration form. Names: specification §3, "Registration form state". */
export type RegisterValues = {
  email: string;
  password: string;
  passwordConfirm: string;
  name: string;
  phone: string;
  verificationCode: string;
  verifyState: VerifyState;
  /** Random id of the browser; "" until the form is sent. */
  deviceId: string;
  terms: Terms;
};

/** Initial values: blank except for the provider's data. */
export function registerValues(social: PendingSocial | null): RegisterValues {
  return {
    email: social?.email ?? "",
    password: "",
    passwordConfirm: "",
    name: social?.name ?? "",
    phone: "",
    verificationCode: "",
    verifyState: "none",
    deviceId: "",
    terms: NO_TERMS,
  };
}

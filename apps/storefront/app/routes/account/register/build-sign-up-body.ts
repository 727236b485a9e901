import type { Input } from "@todayfruit/contract/all-calls";
import type { PendingSocial } from "../../../session/social/pending-social-account-storage.ts";
import type { RegisterValues } from "./register-form-values.ts";

type SignUp = Input<"POST /v2/tokens/sign-up">["body"];

/** Builds the body of joining; advertising consents are exactly those ticked and answered. */
export function buildSignUpBody(values: RegisterValues, social: PendingSocial | null): SignUp {
  const { age, advertising, night } = values.terms;
  const said = {
    email: values.email.trim(),
    name: values.name.trim(),
    phone: values.phone.trim(),
    ...(values.deviceId !== "" && { deviceId: values.deviceId }),
    userSettings: { isOver14: age, advertisingAlarm: advertising, nightAlarm: advertising && night },
  };
  if (!social) return { ...said, password: values.password, userType: "email", tokenType: "email" };
  const { snsType, snsToken } = social;
  return { ...said, userType: snsType, tokenType: "oauth", snsType, snsToken };
}

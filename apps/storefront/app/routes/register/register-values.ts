import type { Input } from "@todayfruit/contract/all-calls";
import { checkEmail } from "@todayfruit/domain/accounts/email";
import { checkName } from "@todayfruit/domain/accounts/name";
import type { PendingSocial } from "../../session/pending-social.ts";
import { newPasswordRule, samePasswordRule } from "../../ui/account/new-password.ts";
import { phoneRule } from "../../ui/phone-proof/phone-rule.ts";
import type { VerifyState } from "../../ui/phone-proof/use-phone-code.ts";
import { noTerms, type Terms } from "./terms.ts";

type SignUp = Input<"POST /v2/tokens/sign-up">["body"];

/** Values of the registration form. Names: specification §3, "Registration form state". */
export type RegisterValues = {
  email: string;
  password: string;
  passwordConfirm: string;
  name: string;
  phone: string;
  verificationCode: string;
  verifyState: VerifyState;
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
    terms: noTerms,
  };
}

/** Validators; each returns an error message or `true`. */
export const registerRules = {
  email: (value: string) => (checkEmail(value).ok ? true : "이메일 주소를 확인해 주세요"),
  password: newPasswordRule,
  passwordConfirm: (value: string, form: RegisterValues) => samePasswordRule(value, form.password),
  name: (value: string) => (checkName(value).ok ? true : "이름을 한글이나 영문으로 적어주세요"),
  phone: phoneRule,
} as const;

/** Builds the body of joining; advertising consents are exactly those ticked and answered. */
export function signUpBody(values: RegisterValues, social: PendingSocial | null): SignUp {
  const { age, advertising, night } = values.terms;
  const said = {
    email: values.email.trim(),
    name: values.name.trim(),
    phone: values.phone.trim(),
    userSettings: { isOver14: age, advertisingAlarm: advertising, nightAlarm: advertising && night },
  };
  if (!social) return { ...said, password: values.password, userType: "email", tokenType: "email" };
  const { snsType, snsToken } = social;
  return { ...said, userType: snsType, tokenType: "oauth", snsType, snsToken };
}

/** Field a refusal is about; `null` when it is about none. */
export function refusedField(code: string | null): "email" | "password" | "name" | "phone" | null {
  switch (code) {
    case "SIGN_UP_NOT_AVAILABLE":
    case "EMAIL_INVALID":
      return "email";
    case "PASSWORD_TOO_WEAK":
    case "PASSWORD_COMMON":
      return "password";
    case "NAME_INVALID":
    case "FREE_TEXT_REFUSED":
      return "name";
    case "PHONE_INVALID":
    case "PHONE_NOT_VERIFIED":
      return "phone";
    default:
      return null;
  }
}

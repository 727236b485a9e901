import type { Input } from "@todayfruit/contract/all-calls";
import { checkName } from "@todayfruit/domain/accounts/check-name";
import { normalizeEmail } from "@todayfruit/domain/accounts/normalize-email";
import { normalizePhone } from "@todayfruit/domain/korean/normalize-and-format-phone";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { NewMember } from "../accounts.repository.ts";
import type { ConsentKind } from "../consents/add-consents.repository.ts";
import { checkNewPassword } from "../passwords/check-new-password.ts";

type Said = Input<"POST /v2/tokens/sign-up">["body"];

/** Validated sign-up, as stored. */
export type Applicant = {
  userType: NewMember["userType"];
  email: string;
  /** `null` for a member of a social login. */
  password: string | null;
  name: string;
  phone: string;
  settings: NewMember["settings"];
  consents: { kind: ConsentKind; isGiven: boolean }[];
};

export type ApplicantRefusal =
  | "SIGN_UP_KIND_NOT_AVAILABLE"
  | "EMAIL_INVALID"
  | "PASSWORD_TOO_WEAK"
  | "PASSWORD_COMMON"
  | "NAME_INVALID"
  | "PHONE_INVALID"
  | "AGE_CONFIRM_REQUIRED";

/** Validates and normalises a sign-up; returns the applicant as stored, or the first refusal. */
export function validateSignUp(body: Said): Result<Applicant, ApplicantRefusal> {
  const { userType } = body;
  if (userType === "guest" || (userType !== "email" && body.snsType !== userType)) {
    return refuse("SIGN_UP_KIND_NOT_AVAILABLE");
  }
  const email = normalizeEmail(body.email);
  if (!email.ok) return refuse("EMAIL_INVALID");
  const password =
    userType === "email" ? checkNewPassword(body.password ?? "", [body.email, body.name]) : ok(null);
  if (!password.ok) return refuse(password.code);
  const name = checkName(body.name);
  if (!name.ok) return refuse("NAME_INVALID");
  const phone = normalizePhone(body.phone);
  if (!phone.ok) return refuse("PHONE_INVALID");

  // Under 14 a guardian must consent (개인정보 보호법 제22조의2), which this shop has no way to ask for. The form always asks for
  // the age; the specification's payload has no such field.
  const isOver14 = body.userSettings?.isOver14;
  if (isOver14 === false) return refuse("AGE_CONFIRM_REQUIRED");

  const settings = {
    clientCenterReplyAlarm: body.userSettings?.clientCenterReplyAlarm ?? true,
    orderDeliveryAlarm: body.userSettings?.orderDeliveryAlarm ?? true,
    advertisingAlarm: body.userSettings?.advertisingAlarm ?? false,
    advertisingPromotion: body.userSettings?.advertisingPromotion ?? false,
    nightAlarm: (body.userSettings?.advertisingAlarm ?? false) && (body.userSettings?.nightAlarm ?? false),
  };
  return ok({
    userType,
    email: email.value,
    password: password.value,
    name: name.value,
    phone: phone.value,
    settings,
    consents: [
      { kind: "termsOfService", isGiven: true },
      { kind: "privacy", isGiven: true },
      ...(isOver14 ? [{ kind: "over14" as const, isGiven: true }] : []),
      { kind: "advertisingAlarm", isGiven: settings.advertisingAlarm },
      { kind: "advertisingPromotion", isGiven: settings.advertisingPromotion },
      { kind: "nightAlarm", isGiven: settings.nightAlarm },
    ],
  });
}

import type { Input } from "@todayfruit/contract/all-calls";
import { listFreeTextErrors } from "@todayfruit/domain/free-texts/list-free-text-errors";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../../db/database.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { networkOf } from "../../../http/limits/derive-limited-networks-of-address.ts";
import { hashPassword } from "../../../passwords/password-hash.ts";
import { giveSignUpCoupons } from "../../coupons/giving/give-sign-up-coupons.ts";
import { announceAdvertisingConsent } from "../../messages/announce-advertising-consent.ts";
import { useProof as usePhoneProof } from "../../phone-codes/phone-codes.repository.ts";
import { clearFailures, dropTry, failTry } from "../../sessions/login-failures.repository.ts";
import { addMember } from "../accounts.repository.ts";
import { addConsents } from "../consents/add-consents.repository.ts";
import { notifyOwnerOfTakenEmail } from "../emails/notify-owner-of-taken-email.ts";
import { releaseUnprovenEmail } from "../emails/release-unproven-email.ts";
import { sendVerificationEmail } from "../emails/send-verification-email.ts";
import { beginThrottledAttempt, type CountedTry } from "../passwords/begin-throttled-attempt.ts";
import { finishMemberSignIn } from "../sign-in/finish-member-sign-in.ts";
import { findSocialLoginResult } from "../social/find-social-login-result.ts";
import {
  linkAccount,
  type ProofRow,
  useProof as useSocialProof,
} from "../social/social-logins-and-links.repository.ts";
import { notifyOwnerOfTakenPhone } from "./notify-owner-of-taken-phone.ts";
import { type Applicant, validateSignUp } from "./validate-sign-up.ts";

type Answered = Answer<"POST /v2/tokens/sign-up">;
type Said = Input<"POST /v2/tokens/sign-up">["body"];

/**
 * Signs a member up and in, with their belongings as a guest. The phone was verified before by this guest; a social
 * sign-up is identified by its provider and needs no password. A taken e-mail and a taken number get the same refusal,
 * each counted for the verified number: five, then pauses that double; which of them is taken is sent to that number
 * and that e-mail. The e-mail is verified later by mail, unless the provider verified it.
 */
export async function signUp({ body }: { body: Said }, context: BuyerContext): Promise<Answered> {
  const applicant = validateSignUp(body);
  if (!applicant.ok) return refuse(applicant.code);
  const fields = listFreeTextErrors([{ field: "name", kind: "name", text: applicant.value.name }]);
  if (fields.length > 0) return refuse("FREE_TEXT_REFUSED", { fields });
  const { password } = applicant.value;
  const passwordHash = password === null ? null : await hashPassword(password);
  const counted = await beginThrottledAttempt(context, `sign-up\n${applicant.value.phone}`);
  if (!counted) return refuse("TOO_MANY_REQUESTS");
  const joined = await context.db.transaction<Answered>(
    (tx) => join(context, tx, body, applicant.value, passwordHash),
    (result) => result.ok,
  );
  await endCounted(context, counted, joined);
  if (!joined.ok && joined.code === "SIGN_UP_NOT_AVAILABLE") {
    await notifyOwnerOfTakenPhone(context, applicant.value.phone);
    await notifyOwnerOfTakenEmail(context, applicant.value.email);
  }
  return joined;
}

/**
 * Ends the counted attempt. One without verification of the number does not count, so that a stranger cannot throttle
 * its owner.
 */
async function endCounted({ db, address }: BuyerContext, counted: CountedTry, joined: Answered) {
  if (joined.ok) await clearFailures(db, counted);
  else if (joined.code === "SIGN_UP_NOT_AVAILABLE") await failTry(db, counted.id, networkOf(address));
  else await dropTry(db, counted.id);
}

async function join(
  context: BuyerContext,
  tx: Tx,
  body: Said,
  applicant: Applicant,
  passwordHash: string | null,
): Promise<Answered> {
  const now = context.now();
  const { userType, email, name, phone, settings } = applicant;
  const social =
    userType === "email" ? null : await findSocialLoginResult(context, tx, userType, body.snsToken ?? "");
  if (userType !== "email" && !social) return refuse("SOCIAL_TOKEN_INVALID");
  const isProven = await usePhoneProof(tx, { phone, purpose: "signUp", userId: context.buyer.id, now });
  if (!isProven) return refuse("PHONE_NOT_VERIFIED");

  const isEmailProven = social?.proof.is_email_verified === true && social.proof.email === email;
  if (isEmailProven) await releaseUnprovenEmail(context, tx, email);
  const id = await addMember(tx, {
    userType,
    email,
    passwordHash,
    name,
    phone,
    profileImageUrl: social?.proof.profile_image_url ?? null,
    isEmailProven,
    settings,
    now,
  });
  if (id === null) return refuse("SIGN_UP_NOT_AVAILABLE");
  if (social && userType !== "email") {
    const isLinked = await linkIt(tx, social, userType, id, now);
    if (!isLinked) return refuse("SOCIAL_TAKEN");
  }
  await addConsents(tx, { userId: id, said: applicant.consents, source: "signUp", now });
  const given = applicant.consents.filter(({ isGiven }) => isGiven);
  await announceAdvertisingConsent(tx, context.rules.shopName, { userId: id, said: given, now });
  await giveSignUpCoupons(tx, id, now);
  if (!isEmailProven) await sendVerificationEmail(context, tx, { userId: id, email });
  const began =
    userType === "email"
      ? ({ tokenType: "email", snsType: null } as const)
      : ({ tokenType: "oauth", snsType: userType } as const);
  return ok(
    await finishMemberSignIn(context, tx, { userId: id, userType, ...began, deviceId: body.deviceId }),
  );
}

async function linkIt(
  tx: Tx,
  { proof, hash }: { proof: ProofRow; hash: Uint8Array },
  snsType: Exclude<Applicant["userType"], "email">,
  userId: number,
  now: Date,
): Promise<boolean> {
  await useSocialProof(tx, hash);
  return linkAccount(tx, { snsType, proof, userId, now });
}

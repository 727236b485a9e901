import type { ConfirmPurpose } from "@todayfruit/contract/accounts/confirm-purposes";
import type { myAccountCalls } from "@todayfruit/contract/accounts/my-account.calls";
import type { Input } from "@todayfruit/contract/all-calls";
import { checkName } from "@todayfruit/domain/accounts/check-name";
import { listFreeTextErrors } from "@todayfruit/domain/free-texts/list-free-text-errors";
import { normalizePhone } from "@todayfruit/domain/korean/normalize-and-format-phone";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { isUniqueViolation, type Tx } from "../../../db/database.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { hashPassword } from "../../../passwords/password-hash.ts";
import { recordAndNotifyAccountChange } from "../../account-changes/record-and-notify-account-change.ts";
import { useProof } from "../../phone-codes/phone-codes.repository.ts";
import { tryTypedCode } from "../../phone-codes/try-typed-code.ts";
import { notifyOwnerOfTakenEmail } from "../emails/notify-owner-of-taken-email.ts";
import { sendVerificationEmail } from "../emails/send-verification-email.ts";
import { endEmailChange, throttleEmailChange, type WantedEmail } from "../emails/throttle-email-change.ts";
import { confirmMember } from "../identity-confirmation/confirm-member.ts";
import { checkNewPassword } from "../passwords/check-new-password.ts";
import { showUser } from "../show-account.ts";
import {
  type Credentials,
  findCredentials,
  lockMember,
  setEmail,
  setNames,
  setOwnPassword,
  setPhone,
} from "./profile-and-credentials.repository.ts";
import {
  deleteSavedRefundAccount,
  findSavedRefundAccount,
  saveRefundAccountOfMember,
} from "./saved-refund-account.repository.ts";
import { aboutAccount } from "./show-saved-refund-account.ts";

type Call = (typeof myAccountCalls)["PUT /v1/app-users"];
type Said = Input<"PUT /v1/app-users">["body"];
type Step = Result<true, Call["refusals"][number]>;

/**
 * Changes the given fields only, all of them or none. A new password, number, e-mail or refund account needs a
 * confirmation of the member; a new number also needs the code sent to it.
 */
export async function changeProfile(
  { body }: { body: Said },
  context: BuyerContext,
): Promise<Answer<"PUT /v1/app-users">> {
  const name = body.name === undefined ? ok(undefined) : checkName(body.name);
  if (!name.ok) return refuse("NAME_INVALID");
  const fields = listFreeTextErrors([
    { field: "name", kind: "name", text: name.value ?? "" },
    { field: "nickname", kind: "name", text: body.nickname ?? "" },
  ]);
  if (fields.length > 0) return refuse("FREE_TEXT_REFUSED", { fields });
  const said = { password: body.currentPassword, snsToken: body.snsToken };
  const confirmed = await confirmMember(context, purposesOf(body), said);
  if (!confirmed.ok) return confirmed;
  const member = await findCredentials(context.db, context.buyer.id);
  const password = await newPassword(member, body);
  if (!password.ok) return refuse(password.code);
  const phone = await provenPhone(context, member, body);
  if (!phone.ok) return refuse(phone.code);
  const wanted = await throttleEmailChange(context, body.email);
  if (!wanted.ok) return refuse(wanted.code);
  const email = wanted.value;

  const changed = await context.db
    .transaction(
      (tx) =>
        change(context, tx, body, { name: name.value, password: password.value, phone: phone.value, email }),
      (result) => result.ok,
    )
    .catch(takenMeanwhile);
  if (email) await endEmailChange(context, email, changed.ok);
  if (email && !changed.ok && changed.code === "EMAIL_NOT_AVAILABLE")
    await notifyOwnerOfTakenEmail(context, email.email);
  if (!changed.ok) return refuse(changed.code);
  return ok(await showUser(context));
}

function purposesOf({ password, phone, email, withdrawAccount }: Said): ConfirmPurpose[] {
  const changesLogin = [password, phone, email].some((each) => each !== undefined);
  return [
    ...(changesLogin ? ["changeLogin" as const] : []),
    ...(withdrawAccount === undefined ? [] : ["changeRefundAccount" as const]),
  ];
}

type Checked = {
  name: string | undefined;
  /** Hash of the new password. */
  password: string | null;
  phone: string | null;
  email: WantedEmail | null;
};

async function change(context: BuyerContext, tx: Tx, body: Said, checked: Checked): Promise<Step> {
  const { id } = context.buyer;
  const former = await lockMember(tx, id);
  await setNames(tx, id, { name: checked.name, nickname: body.nickname });
  if (checked.password !== null) {
    await keepPassword(context, tx, checked.password, former.password_hash !== null);
  }
  if (checked.email) {
    const emailKept = await keepEmail(context, tx, checked.email.email, former);
    if (!emailKept.ok) return emailKept;
  }
  const phoneKept = await keepPhone(context, tx, checked.phone, former);
  if (!phoneKept.ok) return phoneKept;
  return keepAccount(context, tx, body.withdrawAccount);
}

/** Turns a unique violation by a concurrent change into its refusal. */
function takenMeanwhile(error: unknown): Step {
  if (isUniqueViolation(error, "app_user_email_key")) return refuse("EMAIL_NOT_AVAILABLE");
  if (isUniqueViolation(error, "one_member_per_proven_phone")) return refuse("PHONE_TAKEN");
  throw error;
}

/**
 * Returns the hash of a new password, `null` when none is given. Called before anything is locked, since hashing takes
 * long.
 */
async function newPassword(
  member: Credentials,
  { password, name }: Said,
): Promise<Result<string | null, "PASSWORD_TOO_WEAK" | "PASSWORD_COMMON">> {
  if (password === undefined) return ok(null);
  const own = [member.email, member.name, name].filter((each) => typeof each === "string");
  const checked = checkNewPassword(password, own);
  return checked.ok ? ok(await hashPassword(checked.value)) : checked;
}

/** Returns the new number with its code verified; `null` for none, and for the number that the member has. */
async function provenPhone(
  { db, buyer, rules, now }: BuyerContext,
  member: Credentials,
  { phone, verificationCode }: Said,
): Promise<Result<string | null, "PHONE_INVALID" | "CODE_WRONG">> {
  if (phone === undefined) return ok(null);
  const number = normalizePhone(phone);
  if (!number.ok) return refuse("PHONE_INVALID");
  if (number.value === member.phone) return ok(null);
  const typed = { phone: number.value, purpose: "changePhone", userId: buyer.id, now: now() } as const;
  const { secretKey } = rules;
  const isRight = await tryTypedCode(db, { ...typed, code: verificationCode ?? "", secretKey });
  return isRight ? ok(number.value) : refuse("CODE_WRONG");
}

async function keepPassword(
  context: BuyerContext,
  tx: Tx,
  passwordHash: string,
  hadPassword: boolean,
): Promise<void> {
  const userId = context.buyer.id;
  const thisSession = context.tokenHash ?? new Uint8Array();
  await setOwnPassword(tx, { userId, passwordHash, thisSession, now: context.now() });
  await recordAndNotifyAccountChange(context, tx, { userId, kind: "password", values: { hadPassword } });
}

/** Sets the e-mail; an unchanged one keeps its verification. */
async function keepEmail(context: BuyerContext, tx: Tx, email: string, former: Credentials): Promise<Step> {
  const userId = context.buyer.id;
  if (email === former.email) return ok(true);
  if (!(await setEmail(tx, userId, email))) return refuse("EMAIL_NOT_AVAILABLE");
  const provenAt = former.email_verified_at?.toISOString() ?? null;
  await recordAndNotifyAccountChange(context, tx, {
    userId,
    kind: "email",
    values: { email: former.email, provenAt },
  });
  await sendVerificationEmail(context, tx, { userId, email });
  return ok(true);
}

async function keepPhone(
  context: BuyerContext,
  tx: Tx,
  phone: string | null,
  former: Credentials,
): Promise<Step> {
  if (phone === null) return ok(true);
  const userId = context.buyer.id;
  const now = context.now();
  const isProven = await useProof(tx, { phone, purpose: "changePhone", userId, now });
  if (!isProven) return refuse("CODE_WRONG");
  if (!(await setPhone(tx, userId, phone, now))) return refuse("PHONE_TAKEN");
  await recordAndNotifyAccountChange(context, tx, { userId, kind: "phone", values: { phone: former.phone } });
  return ok(true);
}

async function keepAccount(context: BuyerContext, tx: Tx, account: Said["withdrawAccount"]): Promise<Step> {
  if (account === undefined) return ok(true);
  const { buyer, sealing, now } = context;
  const row = await findSavedRefundAccount(tx, buyer.id);
  const former = row && sealing.open({ keyId: row.key_id, sealed: row.sealed }, aboutAccount(buyer.id));
  const values = { account: former === null ? null : JSON.parse(former) };
  if (account === null) {
    await deleteSavedRefundAccount(tx, buyer.id);
    await recordAndNotifyAccountChange(context, tx, { userId: buyer.id, kind: "noRefundAccount", values });
    return ok(true);
  }
  const accountNumber = account.accountNumber.replaceAll(/[\s-]/g, "");
  if (!/^\d{8,16}$/.test(accountNumber)) return refuse("ACCOUNT_NUMBER_INVALID");
  const text = JSON.stringify({ ...account, accountNumber });
  await saveRefundAccountOfMember(tx, buyer.id, sealing.seal(text, aboutAccount(buyer.id)), now());
  await recordAndNotifyAccountChange(context, tx, { userId: buyer.id, kind: "refundAccount", values });
  return ok(true);
}

import type { Input } from "@todayfruit/contract/all-calls";
import type { profileCalls } from "@todayfruit/contract/calls/profile";
import type { ConfirmPurpose } from "@todayfruit/contract/confirm-purposes";
import { checkName } from "@todayfruit/domain/accounts/name";
import { refusedTexts } from "@todayfruit/domain/free-texts/refused-texts";
import { normalizePhone } from "@todayfruit/domain/korean/phone";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import { isUniqueViolation, type Tx } from "../../../db/database.ts";
import { hashPassword } from "../../../db/password-hash.ts";
import type { Answer } from "../../../http/bind.ts";
import type { BuyerContext } from "../../../http/context.ts";
import {
  type AccountChange,
  announceChange,
  announcePassword,
} from "../../messages/member-notices.repository.ts";
import { isRightCode, useProof } from "../../phone-codes/phone-codes.repository.ts";
import { findUserDetail } from "../accounts.repository.ts";
import { confirmMember } from "../confirming/confirm-member.ts";
import { checkNewPassword } from "../passwords/check-new-password.ts";
import { presentUser } from "../user.presenter.ts";
import { endEmailTry, type WantedEmail, wantedEmail } from "./change-email.ts";
import {
  type Credentials,
  dropWithdrawAccount,
  findCredentials,
  lockMember,
  setEmail,
  setNames,
  setOwnPassword,
  setPhone,
  setWithdrawAccount,
} from "./profile.repository.ts";
import { aboutAccount } from "./withdraw-account.ts";

const NAME = "PUT /v1/app-users";
type Call = (typeof profileCalls)[typeof NAME];
type Said = Input<typeof NAME>["body"];
type Step = Result<true, Call["refusals"][number]>;

/**
 * Changes what is said and nothing else, all of it or none. A new password, number or e-mail needs a confirmation of the
 * member, and so does the account for refunds; a new number needs the code, too, that was sent to it.
 */
export async function changeProfile(context: BuyerContext, { body }: { body: Said }): Promise<Answer<Call>> {
  const name = body.name === undefined ? ok(undefined) : checkName(body.name);
  if (!name.ok) return refuse("NAME_INVALID", undefined);
  const fields = refusedTexts([
    { field: "name", kind: "name", text: name.value ?? "" },
    { field: "nickname", kind: "name", text: body.nickname ?? "" },
  ]);
  if (fields.length > 0) return refuse("FREE_TEXT_REFUSED", { fields });
  const said = { password: body.currentPassword, snsToken: body.snsToken };
  const confirmed = await confirmMember(context, purposesOf(body), said);
  if (!confirmed.ok) return confirmed;
  const member = await findCredentials(context.db, context.buyer.id);
  const password = await newPassword(member, body);
  if (!password.ok) return refuse(password.code, undefined);
  const phone = await provenPhone(context, body);
  if (!phone.ok) return refuse(phone.code, undefined);
  const wanted = await wantedEmail(context, body.email);
  if (!wanted.ok) return refuse(wanted.code, undefined);
  const email = wanted.value;

  const changed = await context.db
    .transaction(
      (tx) =>
        change(context, tx, body, { name: name.value, password: password.value, phone: phone.value, email }),
      (result) => result.ok,
    )
    .catch(takenMeanwhile);
  if (email) await endEmailTry(context, email, changed.ok);
  if (!changed.ok) return refuse(changed.code, undefined);
  return ok(presentUser(await findUserDetail(context.db, context.buyer.id, context.now())));
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
  /** Its hash. */
  password: string | null;
  phone: string | null;
  email: WantedEmail | null;
};

async function change(context: BuyerContext, tx: Tx, body: Said, checked: Checked): Promise<Step> {
  const { id } = context.buyer;
  const { phone, email } = await lockMember(tx, id);
  await setNames(tx, id, { name: checked.name, nickname: body.nickname });
  if (checked.password !== null) await keepPassword(context, tx, checked.password);
  if (checked.email && !(await setEmail(tx, id, checked.email.email))) return refuse("EMAIL_NOT_AVAILABLE");
  const phoneKept = await keepPhone(context, tx, checked.phone);
  if (!phoneKept.ok) return phoneKept;
  const accountKept = await keepAccount(context, tx, body.withdrawAccount);
  if (!accountKept.ok) return accountKept;
  const changes = [
    ...(checked.email ? ["email" as const] : []),
    ...(checked.phone === null ? [] : ["phone" as const]),
    ...accountChange(body.withdrawAccount),
  ];
  const told = { userId: id, former: { phone, email }, now: context.now() };
  for (const change of changes) await announceChange(tx, context.rules.shopName, { ...told, change });
  return ok(true);
}

function accountChange(account: Said["withdrawAccount"]): AccountChange[] {
  if (account === undefined) return [];
  return [account === null ? "noRefundAccount" : "refundAccount"];
}

/** Somebody else took it in the same instant. */
function takenMeanwhile(error: unknown): Step {
  if (isUniqueViolation(error, "app_user_email_key")) return refuse("EMAIL_NOT_AVAILABLE");
  if (isUniqueViolation(error, "one_member_per_proven_phone")) return refuse("PHONE_TAKEN");
  throw error;
}

/** The hash of a new password, `null` when none is wanted. Hashing takes its time before anything is locked. */
async function newPassword(
  member: Credentials,
  { password, name }: Said,
): Promise<Result<string | null, "PASSWORD_TOO_WEAK" | "PASSWORD_COMMON">> {
  if (password === undefined) return ok(null);
  const own = [member.email, member.name, name].filter((each) => typeof each === "string");
  const checked = checkNewPassword(password, own);
  return checked.ok ? ok(await hashPassword(checked.value)) : checked;
}

async function provenPhone(
  { db, buyer, rules, now }: BuyerContext,
  { phone, verificationCode }: Said,
): Promise<Result<string | null, "PHONE_INVALID" | "CODE_WRONG">> {
  if (phone === undefined) return ok(null);
  const number = normalizePhone(phone);
  if (!number.ok) return refuse("PHONE_INVALID");
  const typed = { phone: number.value, purpose: "changePhone", userId: buyer.id, now: now() } as const;
  const { secretKey } = rules;
  const isRight = await isRightCode(db, { ...typed, code: verificationCode ?? "", secretKey });
  return isRight ? ok(number.value) : refuse("CODE_WRONG");
}

async function keepPassword(
  { buyer, tokenHash, now, rules }: BuyerContext,
  tx: Tx,
  passwordHash: string,
): Promise<void> {
  const thisSession = tokenHash ?? new Uint8Array();
  await setOwnPassword(tx, { userId: buyer.id, passwordHash, thisSession, now: now() });
  await announcePassword(tx, rules.shopName, buyer.id, now());
}

async function keepPhone({ buyer, now }: BuyerContext, tx: Tx, phone: string | null): Promise<Step> {
  if (phone === null) return ok(true);
  const at = now();
  const isProven = await useProof(tx, { phone, purpose: "changePhone", userId: buyer.id, now: at });
  if (!isProven) return refuse("CODE_WRONG");
  return (await setPhone(tx, buyer.id, phone, at)) ? ok(true) : refuse("PHONE_TAKEN");
}

async function keepAccount(
  { buyer, sealing, now }: BuyerContext,
  tx: Tx,
  account: Said["withdrawAccount"],
): Promise<Step> {
  if (account === undefined) return ok(true);
  if (account === null) {
    await dropWithdrawAccount(tx, buyer.id);
    return ok(true);
  }
  const accountNumber = account.accountNumber.replaceAll(/[\s-]/g, "");
  if (!/^\d{8,16}$/.test(accountNumber)) return refuse("ACCOUNT_NUMBER_INVALID");
  const text = JSON.stringify({ ...account, accountNumber });
  await setWithdrawAccount(tx, buyer.id, sealing.seal(text, aboutAccount(buyer.id)), now());
  return ok(true);
}

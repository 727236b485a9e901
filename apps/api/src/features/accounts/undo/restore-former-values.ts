import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../../db/database.ts";
import type { Services, SnsType } from "../../../http/handler-context-types.ts";
import type { Former, FormerValues } from "../../account-changes/open-sealed-former-values.ts";
import { deleteCard } from "../../cards/cards.repository.ts";
import type { AccountChange } from "../../messages/announce-account-change.ts";
import { releaseUnprovenEmail } from "../emails/release-unproven-email.ts";
import {
  deleteSavedRefundAccount,
  saveRefundAccountOfMember,
} from "../profile/saved-refund-account.repository.ts";
import { aboutAccount } from "../profile/show-saved-refund-account.ts";
import { unlinkAccounts } from "../social/unlinking/unlink-accounts.ts";
import { relinkSocialAccount } from "./relink-social-account.ts";
import { restoreEmail, restorePassword, restorePhone } from "./restore-former-values.repository.ts";

export type Owner = { userId: number; unusableHash: string };
type Step = Result<true, "UNDO_NOT_POSSIBLE">;

/**
 * Restores the former values of a change. A former password is not restored, because a stranger may know it: the member
 * sets a new one. Keys of deleted cards and exported data cannot be restored.
 */
export async function putBack(services: Services, tx: Tx, owner: Owner, former: Former): Promise<Step> {
  const { userId } = owner;
  switch (former.kind) {
    case "password":
      await restorePassword(tx, userId, former.values.hadPassword ? owner.unusableHash : null);
      return ok(true);
    case "phone":
      return done(await restorePhone(tx, userId, former.values.phone, services.now()));
    case "email":
      return putEmailBack(services, tx, userId, former.values);
    case "refundAccount":
    case "noRefundAccount":
      return putAccountBack(services, tx, userId, former.values);
    case "linked-kakaotalk":
    case "linked-naver":
      await unlinkAccounts(services, tx, { userId, snsType: providerOf(former.kind) });
      return ok(true);
    case "unlinked-kakaotalk":
    case "unlinked-naver": {
      const snsType = providerOf(former.kind);
      // An account linked since is unlinked first: a member has one per provider.
      await unlinkAccounts(services, tx, { userId, snsType });
      return done(await relinkSocialAccount(services, tx, { userId, snsType, former: former.values }));
    }
    case "addedCard":
      await deleteCard(tx, userId, former.values.id);
      return ok(true);
    case "deletedCard":
    case "exportedData":
      return ok(true);
  }
}

/** Returns the kinds whose later changes end with undoing one of this kind: they concern the same value. */
export function sameKinds(kind: AccountChange): AccountChange[] {
  if (kind === "refundAccount" || kind === "noRefundAccount") return ["refundAccount", "noRefundAccount"];
  if (kind.startsWith("linked-") || kind.startsWith("unlinked-")) {
    const snsType = providerOf(kind as `linked-${SnsType}`);
    return [`linked-${snsType}`, `unlinked-${snsType}`];
  }
  return kind === "password" || kind === "phone" || kind === "email" ? [kind] : [];
}

function providerOf(kind: `linked-${SnsType}` | `unlinked-${SnsType}`): SnsType {
  return kind.endsWith("kakaotalk") ? "kakaotalk" : "naver";
}

async function putEmailBack(
  services: Services,
  tx: Tx,
  userId: number,
  { email, provenAt }: FormerValues["email"],
): Promise<Step> {
  // A member who took the address since and did not verify it loses it to one who had.
  if (email !== null && provenAt !== null) await releaseUnprovenEmail(services, tx, email, userId);
  return done(await restoreEmail(tx, userId, email, provenAt));
}

async function putAccountBack(
  { sealing, now }: Services,
  tx: Tx,
  userId: number,
  { account }: FormerValues["refundAccount"],
): Promise<Step> {
  if (account === null) await deleteSavedRefundAccount(tx, userId);
  else
    await saveRefundAccountOfMember(
      tx,
      userId,
      sealing.seal(JSON.stringify(account), aboutAccount(userId)),
      now(),
    );
  return ok(true);
}

function done(isDone: boolean): Step {
  return isDone ? ok(true) : refuse("UNDO_NOT_POSSIBLE");
}

import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../../db/database.ts";
import { hashToken } from "../../../http/authentication/read-and-hash-bearer-token.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { Context } from "../../../http/handler-context-types.ts";
import { hashPassword } from "../../../passwords/password-hash.ts";
import { findChange, finishChange } from "../../account-changes/account-changes.repository.ts";
import { openFormer } from "../../account-changes/open-sealed-former-values.ts";
import { announceUndoneChange } from "../../messages/announce-undone-change.ts";
import { endOtherSessions } from "../../sessions/sessions.repository.ts";
import { isOwnAccount } from "../own-account.policy.ts";
import { lockMember } from "../profile/profile-and-credentials.repository.ts";
import { presentFormerValue } from "./former-value.presenter.ts";
import { putBack, sameKinds } from "./restore-former-values.ts";

const UNKNOWN_PASSWORD_BYTES = 32;
/** Hash that no token has. */
const NONE = new Uint8Array();

/** Shows the change that a link undoes, with the value to be restored; changes nothing. */
export async function showChange(
  { path }: Input<"GET /v1/account-changes/{token}">,
  context: Context,
): Promise<Answer<"GET /v1/account-changes/{token}">> {
  const { db, now, sealing } = context;
  const row = await findChange(db, hashToken(path.token), now());
  if (!row) return refuse("UNDO_LINK_NOT_FOUND");
  const former = openFormer(sealing, row);
  return ok({
    kind: row.kind,
    changedAt: row.changed_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    undoneAt: row.undone_at?.toISOString() ?? null,
    former: former && presentFormerValue(former),
  });
}

/**
 * Undoes a change of an account by the link of its notice, once: restores the former value, ends the member's other
 * sessions (after a password all of them), and notifies the member. Needs no login, because a stranger may have changed
 * how the member logs in.
 */
export async function undoChange(
  { path }: Input<"POST /v1/account-changes/{token}/undo">,
  context: Context,
): Promise<Answer<"POST /v1/account-changes/{token}/undo">> {
  const { db, randomBytes, now } = context;
  const hash = hashToken(path.token);
  const found = await findChange(db, hash, now());
  if (!found) return refuse("UNDO_LINK_NOT_FOUND");
  if (found.undone_at !== null) return refuse("UNDO_DONE");
  // Hashes before anything is locked, since it takes long.
  const unusableHash =
    found.kind === "password"
      ? await hashPassword(Buffer.from(randomBytes(UNKNOWN_PASSWORD_BYTES)).toString("base64url"))
      : "";
  return db.transaction<Answer<"POST /v1/account-changes/{token}/undo">>(
    (tx) => undo(context, tx, { hash, userId: found.user_id, unusableHash }),
    (result) => result.ok,
  );
}

async function undo(
  context: Context,
  tx: Tx,
  { hash, userId, unusableHash }: { hash: Uint8Array; userId: number; unusableHash: string },
): Promise<Answer<"POST /v1/account-changes/{token}/undo">> {
  const { buyer, tokenHash, rules, sealing } = context;
  const now = context.now();
  // Serialises changes and undos of one member: the second of two clicks finds it undone.
  await lockMember(tx, userId);
  const row = await findChange(tx, hash, now);
  if (!row) return refuse("UNDO_LINK_NOT_FOUND");
  const former = openFormer(sealing, row);
  if (!former) return refuse("UNDO_DONE");
  const back = await putBack(context, tx, { userId, unusableHash }, former);
  if (!back.ok) return refuse(back.code);
  await finishChange(tx, row.id, sameKinds(row.kind), now);
  const ownSession = isOwnAccount(buyer, userId) && row.kind !== "password" ? tokenHash : null;
  const endedSessions = await endOtherSessions(tx, userId, ownSession ?? NONE, now);
  await announceUndoneChange(tx, rules.shopName, { userId, kind: row.kind, changeId: row.id, now });
  return ok({ kind: row.kind, endedSessions });
}

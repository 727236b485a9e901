import type { Tx } from "../../../db/database.ts";
import type { Services } from "../../../http/context.ts";
import { announceChange, type Recipients } from "../../messages/account-notices.repository.ts";
import { findReach } from "../profile/profile.repository.ts";
import { addChange, listOpenChanges } from "./account-changes.repository.ts";
import { aboutChange, type Former, openFormer } from "./former-values.ts";
import { UNDO_MS, undoLinkOf } from "./undo-link.presenter.ts";

/**
 * Writes a change of an account down, with what was there before, and tells the member with the link that undoes it; in
 * the transaction of the change, after it.
 *
 * The link goes to the number and the proven address from before whatever can still be undone, so that a stranger who
 * changed them first gets none.
 */
export async function recordChange(
  services: Services,
  tx: Tx,
  { userId, kind, values }: Former & { userId: number },
): Promise<void> {
  const { rules, sealing } = services;
  const now = services.now();
  const id = services.uuid();
  await addChange(tx, {
    id,
    userId,
    kind,
    linkHash: undoLinkOf(rules, id).hash,
    former: sealing.seal(JSON.stringify(values), aboutChange(id)),
    now,
    expiresAt: new Date(now.getTime() + UNDO_MS),
  });
  const { phone, provenEmail, letterEmail } = await findReach(tx, userId, now);
  const known = await knownBefore(services, tx, userId, { phone, email: provenEmail });
  // Of a new number its owner knows: they typed the code that was sent to it.
  const current = { phone: kind === "phone" ? null : phone, email: letterEmail };
  await announceChange(tx, rules.shopName, { userId, kind, now, changeId: id, known, current });
}

/** Finds the number and the proven address before the earliest change of each that can still be undone. */
async function knownBefore(
  { sealing, now }: Services,
  tx: Tx,
  userId: number,
  current: Recipients,
): Promise<Recipients> {
  const open = await listOpenChanges(tx, { userId, kinds: ["phone", "email"], now: now() });
  const formers = open.flatMap((row) => openFormer(sealing, row) ?? []);
  const phone = formers.find((former) => former.kind === "phone")?.values;
  const email = formers.find((former) => former.kind === "email")?.values;
  return {
    phone: phone ? phone.phone : current.phone,
    email: email ? (email.provenAt === null ? null : email.email) : current.email,
  };
}

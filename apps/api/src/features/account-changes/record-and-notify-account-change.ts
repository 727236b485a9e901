import type { Tx } from "../../db/database.ts";
import type { Services } from "../../http/handler-context-types.ts";
import { announceChange, type Recipients } from "../messages/announce-account-change.ts";
import { deriveUndoChangeLink, UNDO_MS } from "../signed-links/derive-undo-change-link.ts";
import { addChange, listOpenChanges } from "./account-changes.repository.ts";
import { findContacts } from "./find-member-contacts.repository.ts";
import { aboutChange, type Former, openFormer } from "./open-sealed-former-values.ts";

/**
 * Records a change of an account with the former values and notifies the member with the link that undoes it; called in
 * the transaction of the change, after it.
 */
export async function recordAndNotifyAccountChange(
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
    linkHash: deriveUndoChangeLink(rules, id).hash,
    former: sealing.seal(JSON.stringify(values), aboutChange(id)),
    now,
    expiresAt: new Date(now.getTime() + UNDO_MS),
  });
  const { phone, provenEmail, letterEmail } = await findContacts(tx, userId, now);
  const known = await knownBefore(services, tx, userId, { phone, email: provenEmail });
  // The owner of a new number knows of it: they entered the code sent to it.
  const current = { phone: kind === "phone" ? null : phone, email: letterEmail };
  await announceChange(tx, rules.shopName, { userId, kind, now, changeId: id, known, current });
}

/** Finds the number and the verified address before the earliest change of each that can still be undone. */
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

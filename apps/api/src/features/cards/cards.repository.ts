import { type RowOf, type Runner, statement, type Tx } from "../../db/database.ts";
import { requireOneRow } from "../../db/require-one-row.ts";
import type { SealedText } from "../../db/sealing.ts";

/** Associated data that binds a sealed billing key to its member, so that it cannot be opened for another. */
export function aboutBillingKey(userId: number): string {
  return `billing_key ${userId}`;
}

/**
 * Returns the claim of a payment by registered card, recorded before the charge. The provider assigns the actual
 * payment key with its reply.
 */
export function cardAttemptKey(orderUuid: string): string {
  return `billing:${orderUuid}`;
}

export function isCardAttemptKey(paymentKey: string): boolean {
  return paymentKey.startsWith("billing:");
}

export type CardRow = RowOf<typeof FIND>;

const COLUMNS = "id, user_id, key_id, sealed, issuer_code, number_masked, is_default, created_at";

const LIST = statement(
  "list-billing-cards",
  `select ${COLUMNS} from billing_card where user_id = $1 order by is_default desc, id`,
);

/** Lists a member's cards, the default one first. */
export function listCards(db: Runner, userId: number): Promise<CardRow[]> {
  return db.run(LIST, [userId]);
}

const FIND = statement("find-billing-card", `select ${COLUMNS} from billing_card where id = $1`);

export async function findCard(db: Runner, id: number): Promise<CardRow | null> {
  const [row] = await db.run(FIND, [id]);
  return row ?? null;
}

const LOCK_OWNER = statement(
  "lock-owner-of-cards",
  "select id from app_user where id = $1 for no key update",
);
/**
 * Must run as a statement of its own after the lock: a statement that waited for it would count on its old snapshot.
 */
const COUNT = statement(
  "count-billing-cards",
  "select count(*)::int as cards from billing_card where user_id = $1",
);

const ADD = statement(
  "add-billing-card",
  `insert into billing_card (user_id, key_id, sealed, issuer_code, number_masked, is_default, created_at)
   values ($1, $2, $3, $4, $5, not exists (select from billing_card where user_id = $1 and is_default), $6)
   returning ${COLUMNS}`,
);

/**
 * Stores a card; a member's first one becomes the default. Locks the member, so that concurrent calls cannot exceed the
 * limit.
 *
 * @returns `null` when the member already has `most` cards
 */
export async function addCard(
  tx: Tx,
  card: { userId: number; key: SealedText; issuerCode: string; numberMasked: string; now: Date },
  most: number,
): Promise<CardRow | null> {
  await tx.run(LOCK_OWNER, [card.userId]);
  if (requireOneRow(await tx.run(COUNT, [card.userId])).cards >= most) return null;
  const { userId, key, issuerCode, numberMasked, now } = card;
  const [row] = await tx.run(ADD, [userId, key.keyId, key.sealed, issuerCode, numberMasked, now]);
  return row ?? null;
}

const CLEAR_DEFAULT = statement(
  "clear-default-card",
  "update billing_card set is_default = false where user_id = $1 and is_default",
);
const SET_DEFAULT = statement(
  "set-default-card",
  "update billing_card set is_default = true where user_id = $1 and id = $2 returning id",
);

/** Makes one card the default; returns `false` when the member has no such card. */
export async function setDefaultCard(tx: Tx, userId: number, id: number): Promise<boolean> {
  await tx.run(LOCK_OWNER, [userId]);
  await tx.run(CLEAR_DEFAULT, [userId]);
  return (await tx.run(SET_DEFAULT, [userId, id])).length > 0;
}

const DELETE = statement(
  "delete-billing-card",
  "delete from billing_card where user_id = $1 and id = $2 returning is_default",
);
const NEXT_DEFAULT = statement(
  "default-next-card",
  `update billing_card set is_default = true
    where id = (select id from billing_card where user_id = $1 order by id desc limit 1)
      and not exists (select from billing_card where user_id = $1 and is_default)
   returning id`,
);

/**
 * Deletes a card, which queues the deletion of its key at the provider; the newest remaining card becomes the default.
 */
export async function deleteCard(tx: Tx, userId: number, id: number): Promise<boolean> {
  await tx.run(LOCK_OWNER, [userId]);
  const [gone] = await tx.run(DELETE, [userId, id]);
  if (gone?.is_default) await tx.run(NEXT_DEFAULT, [userId]);
  return gone !== undefined;
}

const FIND_OWNER = statement("find-card-owner", "select name, email from app_user where id = $1");

/** Finds the name and e-mail that the provider's window shows. */
export async function findCardOwner(
  db: Runner,
  userId: number,
): Promise<{ name: string | null; email: string | null }> {
  return requireOneRow(await db.run(FIND_OWNER, [userId]));
}

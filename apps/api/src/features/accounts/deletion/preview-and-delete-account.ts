import type { LEAVE_BLOCKS } from "@todayfruit/contract/accounts/my-account.calls";
import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Tx } from "../../../db/database.ts";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { announceAccountDeletion } from "../../messages/announce-account-deletion.ts";
import { addConsents } from "../consents/add-consents.repository.ts";
import { confirmMember } from "../identity-confirmation/confirm-member.ts";
import { listLastConsents } from "../profile/settings.repository.ts";
import { unlinkAccounts } from "../social/unlinking/unlink-accounts.ts";
import {
  blankOrders,
  endSubscriptions,
  erasePerson,
  forfeitPoints,
  type LeaveRow,
  listOrdersToRetain,
  lockLeaving,
  lockOrdering,
  lockSubscriptions,
  previewLeaving,
  retainPerson,
} from "./deletion.repository.ts";

type Answered = Answer<"DELETE /v1/app-users">;
type Block = (typeof LEAVE_BLOCKS)[number];

/** Previews leaving: what would be lost, and what prevents it. */
export async function previewLeave(
  _input: Input<"GET /v1/app-users/leave-preview">,
  { db, buyer, now }: BuyerContext,
): Promise<Answer<"GET /v1/app-users/leave-preview">> {
  const row = await previewLeaving(db, buyer.id, now());
  const grades = row.grades as { grade: number; gradeName: string }[] | null;
  const gradeName = grades?.find(({ grade }) => grade === row.grade)?.gradeName ?? "";
  return ok({
    lost: { point: row.point, coupons: row.coupons, favorites: row.favorites, gradeName },
    blocks: blocksOf(row),
  });
}

/**
 * Deletes the account in one transaction: sessions end, providers are notified later, and all personal data is deleted.
 * Orders are kept without it; the person behind them is sealed apart for as long as the law requires (전자상거래법 시행령 제6조:
 * five years).
 */
export async function leave(
  { body }: Input<"DELETE /v1/app-users">,
  context: BuyerContext,
): Promise<Answered> {
  const confirmed = await confirmMember(context, ["leave"], body);
  if (!confirmed.ok) return confirmed;
  return context.db.transaction<Answered>(
    (tx) => erase(context, tx),
    (result) => result.ok,
  );
}

async function erase(context: BuyerContext, tx: Tx): Promise<Answered> {
  const userId = context.buyer.id;
  await lockSubscriptions(tx, userId);
  const now = context.now();
  await endSubscriptions(tx, userId, now);
  await lockOrdering(tx, userId);
  const person = await lockLeaving(tx, userId);
  if (!person) return ok({ isWithdrawn: true });
  if (blocksOf(await previewLeaving(tx, userId, now)).length > 0) return refuse("LEAVE_BLOCKED");

  const orders = await listOrdersToRetain(tx, userId);
  if (orders.length > 0) {
    const { email, name, phone } = person;
    const text = JSON.stringify({ email, name, phone, orders });
    await retainPerson(tx, userId, context.sealing.seal(text, aboutPerson(userId)), now);
    await blankOrders(tx, userId);
  }
  // The declaration of age is no consent that ends.
  const given = (await listLastConsents(tx, userId)).filter(
    ({ kind, is_given }) => is_given && kind !== "over14",
  );
  const said = given.map(({ kind }) => ({ kind, isGiven: false }));
  await addConsents(tx, { userId, said, source: "leave", now });
  await forfeitPoints(tx, userId, now);
  await unlinkAccounts(context, tx, { userId });
  await erasePerson(tx, userId, person.phone, now);
  if (person.phone !== null) await announceAccountDeletion(tx, context, { userId, phone: person.phone, now });
  return ok({ isWithdrawn: true });
}

/** Returns the associated data of a sealed person. */
export function aboutPerson(userId: number): string {
  return `person ${userId}`;
}

function blocksOf(row: LeaveRow): Block[] {
  return [
    ...(row.open_payments ? ["openPayments" as const] : []),
    ...(row.open_orders ? ["openOrders" as const] : []),
    ...(row.open_refunds ? ["openRefunds" as const] : []),
    ...(row.open_gifts ? ["openGifts" as const] : []),
  ];
}

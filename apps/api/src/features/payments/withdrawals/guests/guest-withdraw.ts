import type { Input } from "@todayfruit/contract/all-calls";
import type { GuestWithdraw, Withdrawn } from "@todayfruit/contract/calls/buy/withdrawals";
import type { RefusalDetail } from "@todayfruit/contract/error-body";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Static } from "typebox";
import type { Answer } from "../../../../http/bind.ts";
import type { BuyerContext } from "../../../../http/context.ts";
import { isGuestOf } from "../../../orders/order-access.ts";
import { useProof } from "../../../phone-codes/phone-codes.repository.ts";
import type { PlannedRefusal } from "../plan-refusal.ts";
import { readRefundAccount } from "../refund-account.ts";
import { type Wish, withdraw } from "../withdraw.ts";
import type { OrderRow } from "../withdrawals.repository.ts";
import { proveGuest } from "./guest-proof.ts";

/** Cancels a whole order of a guest. */
export function withdrawGuestOrder(
  { path, query, body }: Input<"PUT /v3/app-users/orders/{id}/guest-withdraw">,
  context: BuyerContext,
): Promise<Answer<"PUT /v3/app-users/orders/{id}/guest-withdraw">> {
  return guestWithdraw(context, body, { orderId: path.id, orderProductId: null, seen: query ?? {} });
}

/** Cancels one product of an order of a guest. */
export function withdrawGuestProduct(
  { path, query, body }: Input<"PUT /v3/app-users/order-items/{id}/products/{pid}/guest-withdraw">,
  context: BuyerContext,
): Promise<Answer<"PUT /v3/app-users/order-items/{id}/products/{pid}/guest-withdraw">> {
  return guestWithdraw(context, body, { orderId: path.id, orderProductId: path.pid, seen: query ?? {} });
}

/**
 * A guest cancels with a code that was sent for cancelling and is used up by it. It stays good for ten minutes while
 * the cancel is refused, so that the other amount or product needs no second text. Who paid a deposit says where it goes
 * back to.
 */
async function guestWithdraw(
  context: BuyerContext,
  { withdrawAccount, ...proof }: Static<typeof GuestWithdraw>,
  wish: Omit<Wish, "isOwn">,
): Promise<
  Result<
    Static<typeof Withdrawn>,
    PlannedRefusal | "REFUND_CHANGED" | "PHONE_INVALID" | "CODE_WRONG" | "ACCOUNT_NUMBER_INVALID",
    RefusalDetail | undefined
  >
> {
  const account = withdrawAccount ? readRefundAccount(withdrawAccount) : ok(undefined);
  if (!account.ok) return refuse(account.code);
  const guest = await proveGuest(context, proof, "guestCancel");
  if (!guest.ok) return guest;
  const { phone } = guest.value;
  const own = { isOwn: (order: OrderRow) => isGuestOf(guest.value, order), account: account.value };
  return withdraw(context, { ...wish, ...own }, async (tx) => {
    const used = { phone, purpose: "guestCancel", userId: context.buyer.id, now: context.now() } as const;
    return (await useProof(tx, used)) ? ok(null) : refuse("CODE_WRONG");
  });
}

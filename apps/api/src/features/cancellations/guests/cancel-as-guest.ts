import type { Input } from "@todayfruit/contract/all-calls";
import type {
  CancellationReply,
  GuestCancellation,
} from "@todayfruit/contract/cancellations/cancellations.calls";
import type { RefusalDetail } from "@todayfruit/contract/error-body";
import { ok, type Result, refuse } from "@todayfruit/domain/result";
import type { Static } from "typebox";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { isGuestOf } from "../../orders/order.policy.ts";
import { useProof } from "../../phone-codes/phone-codes.repository.ts";
import type { PlannedRefusal } from "../build-cancellation-refusal.ts";
import { type Wish, wishOf, withdraw } from "../cancel-order.ts";
import type { OrderRow } from "../cancellable-orders.repository.ts";
import { readRefundAccount } from "../refund-accounts/validate-and-seal-refund-account.ts";
import { verifyGuestCode } from "./verify-guest-code.ts";

/** Cancels a whole order of a guest. */
export function cancelGuestOrder(
  { path, query, body }: Input<"PUT /v3/app-users/orders/{id}/guest-withdraw">,
  context: BuyerContext,
): Promise<Answer<"PUT /v3/app-users/orders/{id}/guest-withdraw">> {
  return guestWithdraw(context, body, { orderId: path.id, orderProductId: null, ...wishOf(query) });
}

/** Cancels one product of an order of a guest. */
export function cancelGuestProduct(
  { path, query, body }: Input<"PUT /v3/app-users/order-items/{id}/products/{pid}/guest-withdraw">,
  context: BuyerContext,
): Promise<Answer<"PUT /v3/app-users/order-items/{id}/products/{pid}/guest-withdraw">> {
  return guestWithdraw(context, body, { orderId: path.id, orderProductId: path.pid, ...wishOf(query) });
}

/**
 * Cancels for a guest: by the code that they looked the order up with, or using up one that was sent for cancelling. A
 * refund to an account needs the latter, and a refused cancel leaves the code valid for its ten
 * minutes, so that a corrected request needs no second text. A paid deposit needs the account for the refund.
 */
async function guestWithdraw(
  context: BuyerContext,
  { withdrawAccount, ...proof }: Static<typeof GuestCancellation>,
  wish: Omit<Wish, "isOwn">,
): Promise<
  Result<
    Static<typeof CancellationReply>,
    PlannedRefusal | "REFUND_CHANGED" | "PHONE_INVALID" | "CODE_WRONG" | "ACCOUNT_NUMBER_INVALID",
    RefusalDetail | undefined
  >
> {
  const account = withdrawAccount ? readRefundAccount(withdrawAccount) : ok(undefined);
  if (!account.ok) return refuse(account.code);
  // The code of the look-up serves again where the money can only go back the way it came.
  const known = withdrawAccount ? null : await verifyGuestCode(context, proof, "guestOrders");
  if (known?.ok) {
    const isOwn = (order: OrderRow) => isGuestOf(known.value, order) && order.method !== "vbank";
    const done = await withdraw(context, { ...wish, isOwn });
    if (done.ok || done.code !== "ORDER_NOT_FOUND") return done;
  }
  const guest = await verifyGuestCode(context, proof, "guestCancel");
  if (!guest.ok) return guest;
  const { phone } = guest.value;
  const own = { isOwn: (order: OrderRow) => isGuestOf(guest.value, order), account: account.value };
  return withdraw(context, { ...wish, ...own }, async (tx) => {
    const used = { phone, purpose: "guestCancel", userId: context.buyer.id, now: context.now() } as const;
    return (await useProof(tx, used)) ? ok(null) : refuse("CODE_WRONG");
  });
}

import type { Input } from "@todayfruit/contract/all-calls";
import { normalizePhone } from "@todayfruit/domain/korean/normalize-and-format-phone";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { useProof } from "../../phone-codes/phone-codes.repository.ts";
import { tryTypedCode } from "../../phone-codes/try-typed-code.ts";
import { countOwnOrders, handOverOrders, lockGuestOrders } from "./link-guest-orders.repository.ts";

/**
 * Moves the orders that guests placed with a number to the member who verifies it, by a code for this purpose only.
 * E-mail, name and cookie claim nothing.
 */
export async function linkGuestOrders(
  { body }: Input<"POST /v1/app-users/guest-orders/claim">,
  { db, buyer, rules, now }: BuyerContext,
): Promise<Answer<"POST /v1/app-users/guest-orders/claim">> {
  const phone = normalizePhone(body.phone);
  if (!phone.ok) return refuse("PHONE_INVALID");
  const proof = { phone: phone.value, purpose: "guestOrders", userId: buyer.id, now: now() } as const;
  const { secretKey } = rules;
  const isRight = await tryTypedCode(db, { ...proof, code: body.verificationCode, secretKey });
  if (!isRight) return refuse("CODE_WRONG");
  return db.transaction(async (tx) => {
    if (!(await useProof(tx, proof))) return refuse("CODE_WRONG");
    const orderIds = await lockGuestOrders(tx, phone.value);
    const alreadyMine = await countOwnOrders(tx, phone.value, buyer.id);
    return ok({
      claimed: orderIds.length === 0 ? 0 : await handOverOrders(tx, orderIds, buyer.id),
      alreadyMine,
    });
  });
}

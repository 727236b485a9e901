import type { Input } from "@todayfruit/contract/all-calls";
import { checkEmail } from "@todayfruit/domain/accounts/email";
import { normalizePhone } from "@todayfruit/domain/korean/phone";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind.ts";
import type { BuyerContext } from "../../../http/context.ts";
import { findUserDetail } from "../accounts.repository.ts";
import { presentUser } from "../user.presenter.ts";

/** How much of everything the member has. */
export async function showCounts(
  _input: Input<"GET /v1/app-users/counts">,
  { db, buyer, now }: BuyerContext,
): Promise<Answer<"GET /v1/app-users/counts">> {
  return ok(presentUser(await findUserDetail(db, buyer.id, now())).count);
}

/** What the icons of every page carry. */
export async function showCounters(
  _input: Input<"GET /v1/app-users/counters">,
  { db, buyer, now }: BuyerContext,
): Promise<Answer<"GET /v1/app-users/counters">> {
  const { newTodayfruitNotification, shoppingCarts } = presentUser(
    await findUserDetail(db, buyer.id, now()),
  ).count;
  return ok({ newTodayfruitNotification, shoppingCarts });
}

/**
 * Whether an e-mail or a number can be one. Nobody is looked for, so the answer and the time it takes tell nothing of
 * who has joined.
 */
export async function checkShape({
  query,
}: Input<"GET /v1/app-users">): Promise<Answer<"GET /v1/app-users">> {
  const { email, phone } = query ?? {};
  if ((email === undefined) === (phone === undefined)) {
    const message = "email과 phone 가운데 하나를 보내 주세요";
    return refuse("INVALID_INPUT", { fields: [{ field: "email", message }] });
  }
  return ok({ isValid: email === undefined ? normalizePhone(phone ?? "").ok : checkEmail(email).ok });
}

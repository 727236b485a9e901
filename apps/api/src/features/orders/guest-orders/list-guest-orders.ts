import type { Input } from "@todayfruit/contract/all-calls";
import { normalizePhone } from "@todayfruit/domain/korean/normalize-and-format-phone";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../../http/bind-calls.ts";
import type { BuyerContext } from "../../../http/handler-context-types.ts";
import { tryTypedCode } from "../../phone-codes/try-typed-code.ts";
import { presentOrderSummary } from "../order.presenter.ts";
import { listGuestOrderRows } from "../read-orders.repository.ts";
import { addGuestOrderAccess } from "./write-guest-order-access.repository.ts";

const DEFAULT_TAKE = 15;
/** Time for which a verified guest may view, track and claim an order. */
const PROVEN_MS = 30 * 60_000;

/**
 * Lists guest orders with a name and number, newest first. Nothing is looked up before the code is verified; a verified
 * one allows ten minutes of paging, for the same account only, and opens the orders for half an hour. Four statements
 * including the one that finds the buyer.
 */
export async function listGuestOrders(
  { query }: Input<"GET /v1/app-users/order-items/guest">,
  { db, buyer, rules, now }: BuyerContext,
): Promise<Answer<"GET /v1/app-users/order-items/guest">> {
  const phone = normalizePhone(query.phone);
  if (!phone.ok) return refuse("PHONE_INVALID");
  const isRight = await tryTypedCode(db, {
    phone: phone.value,
    purpose: "guestOrders",
    userId: buyer.id,
    code: query.code,
    secretKey: rules.secretKey,
    now: now(),
  });
  if (!isRight) return refuse("CODE_WRONG");

  const name = query.name.trim();
  const until = new Date(now().getTime() + PROVEN_MS);
  await addGuestOrderAccess(db, { userId: buyer.id, phone: phone.value, name, until });
  const { page = 0, take = DEFAULT_TAKE } = query;
  const rows = await listGuestOrderRows(db, {
    phone: phone.value,
    name,
    status: query.oipStatus ?? null,
    skip: page * take,
    take: take + 1,
  });
  const isMore = rows.length > take;
  return ok({
    list: rows.slice(0, take).map((row) => presentOrderSummary(row, now())),
    nextPage: isMore ? String(page + 1) : null,
    page,
  });
}

import type { Input } from "@todayfruit/contract/all-calls";
import { MAX_ADDRESSES } from "@todayfruit/domain/addresses/max-addresses";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { presentAddress } from "./address.presenter.ts";
import { addressFromInput } from "./address-from-input.ts";
import { addAddressRow, listAddressRows, lockBook } from "./addresses.repository.ts";

/** Adds an address to the book; the first one becomes the default. */
export async function addAddress(
  { body }: Input<"POST /v1/app-users/delivery-address">,
  { db, buyer, now, deliveryCalendar }: BuyerContext,
): Promise<Answer<"POST /v1/app-users/delivery-address">> {
  const { remoteAreas } = await deliveryCalendar.read();
  return db.transaction(async (tx) => {
    await lockBook(tx, buyer.id);
    const kept = await listAddressRows(tx, buyer.id);
    const address = addressFromInput(body, buyer.id, (body.default ?? false) || kept.length === 0);
    if (!address.ok) return refuse(address.code);
    if (kept.length >= MAX_ADDRESSES) return refuse("ADDRESS_LIMIT");
    return ok(presentAddress(await addAddressRow(tx, { ...address.value, now: now() }), remoteAreas));
  });
}

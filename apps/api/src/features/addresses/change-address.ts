import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { findOwnAddress } from "./address.policy.ts";
import { presentAddress } from "./address.presenter.ts";
import { addressFromInput } from "./address-from-input.ts";
import { changeAddressRow, lockBook } from "./addresses.repository.ts";

/** Changes an address of the book. The default stays the default until another replaces it. */
export async function changeAddress(
  { path, body }: Input<"PUT /v1/app-users/delivery-address/{id}">,
  { db, buyer, deliveryCalendar }: BuyerContext,
): Promise<Answer<"PUT /v1/app-users/delivery-address/{id}">> {
  const { remoteAreas } = await deliveryCalendar.read();
  return db.transaction(async (tx) => {
    await lockBook(tx, buyer.id);
    const before = await findOwnAddress(tx, buyer, path.id);
    if (!before) return refuse("ADDRESS_NOT_FOUND");
    const address = addressFromInput(body, buyer.id, before.is_default || (body.default ?? false));
    if (!address.ok) return refuse(address.code);
    return ok(presentAddress(await changeAddressRow(tx, path.id, address.value), remoteAreas));
  });
}

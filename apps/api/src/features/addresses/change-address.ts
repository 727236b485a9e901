import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind.ts";
import type { BuyerContext } from "../../http/context.ts";
import { presentAddress } from "./address.presenter.ts";
import { findOwnAddress } from "./address-access.ts";
import { addressOf } from "./address-of.ts";
import { changeAddressRow, deleteAddressRow, lockBook, promoteLatest } from "./addresses.repository.ts";

/** Changes an address of the book. The default stays the default until another replaces it. */
export async function changeAddress(
  { path, body }: Input<"PUT /v1/app-users/delivery-address/{id}">,
  { db, buyer }: BuyerContext,
): Promise<Answer<"PUT /v1/app-users/delivery-address/{id}">> {
  return db.transaction(async (tx) => {
    await lockBook(tx, buyer.id);
    const before = await findOwnAddress(tx, buyer, path.id);
    if (!before) return refuse("ADDRESS_NOT_FOUND");
    const address = addressOf(body, buyer.id, before.is_default || (body.default ?? false));
    if (!address.ok) return refuse(address.code);
    return ok(presentAddress(await changeAddressRow(tx, path.id, address.value)));
  });
}

/** Deletes an address; after the default the latest becomes the default. */
export async function deleteAddress(
  { path }: Input<"DELETE /v1/app-users/delivery-address/{id}">,
  { db, buyer }: BuyerContext,
): Promise<Answer<"DELETE /v1/app-users/delivery-address/{id}">> {
  return db.transaction(async (tx) => {
    await lockBook(tx, buyer.id);
    const address = await findOwnAddress(tx, buyer, path.id);
    if (!address) return refuse("ADDRESS_NOT_FOUND");
    await deleteAddressRow(tx, buyer.id, path.id);
    if (address.is_default) await promoteLatest(tx, buyer.id);
    return ok({ isDeleted: true });
  });
}

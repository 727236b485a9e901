import type { Input } from "@todayfruit/contract/all-calls";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { findOwnAddress } from "./address.policy.ts";
import { deleteAddressRow, lockBook, promoteLatest } from "./addresses.repository.ts";

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

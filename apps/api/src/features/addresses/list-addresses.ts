import type { Input } from "@todayfruit/contract/all-calls";
import { ok } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind-calls.ts";
import type { BuyerContext } from "../../http/handler-context-types.ts";
import { presentAddress } from "./address.presenter.ts";
import { listAddressRows } from "./addresses.repository.ts";

/** Lists the address book of an account, the default address first. */
export async function listAddresses(
  _input: Input<"GET /v1/app-users/delivery-address">,
  { db, buyer, deliveryCalendar }: BuyerContext,
): Promise<Answer<"GET /v1/app-users/delivery-address">> {
  const { remoteAreas } = await deliveryCalendar.read();
  const rows = await listAddressRows(db, buyer.id);
  return ok({ list: rows.map((row) => presentAddress(row, remoteAreas)) });
}

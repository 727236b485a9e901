import type { Input } from "@todayfruit/contract/all-calls";
import type { addressCalls } from "@todayfruit/contract/calls/addresses";
import { normalizePhone } from "@todayfruit/domain/korean/phone";
import { ok, refuse } from "@todayfruit/domain/result";
import type { Answer } from "../../http/bind.ts";
import type { BuyerContext } from "../../http/context.ts";
import { presentAddress } from "./address.presenter.ts";
import { addAddressRow, listAddressRows, lockBook } from "./addresses.repository.ts";

const NAME = "POST /v1/app-users/delivery-address";
const MAX_ADDRESSES = 20;

/** Keeps an address in the book; the first one becomes the default. */
export async function addAddress(
  { db, buyer, now }: BuyerContext,
  { body }: Input<typeof NAME>,
): Promise<Answer<(typeof addressCalls)[typeof NAME]>> {
  const phone = normalizePhone(body.phone);
  if (!phone.ok) return refuse("PHONE_INVALID", undefined);
  return db.transaction(async (tx) => {
    await lockBook(tx, buyer.id);
    const kept = await listAddressRows(tx, buyer.id);
    if (kept.length >= MAX_ADDRESSES) return refuse("ADDRESS_LIMIT", undefined);
    const row = await addAddressRow(tx, {
      user_id: buyer.id,
      is_default: (body.default ?? false) || kept.length === 0,
      selected_address: body.selectedAddress,
      road_address: body.roadAddress,
      jibun_address: body.jibunAddress,
      address_detail: body.addressDetail,
      receiver_name: body.receiverName,
      phone: phone.value,
      zonecode: body.zonecode,
      memo: body.memo ?? "",
      delivery_address_type: body.deliveryAddressType ?? "",
      now: now(),
    });
    return ok(presentAddress(row));
  });
}

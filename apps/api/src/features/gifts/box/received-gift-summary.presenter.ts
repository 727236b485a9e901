import type { BoxedGift } from "@todayfruit/contract/gifts/gift";
import { addressTimeFrom } from "@todayfruit/domain/gifts/gift-address-deadline-and-reminders";
import type { Static } from "typebox";
import { presentReceivedProduct } from "../gift-product.presenter.ts";
import type { GiftProductRow } from "../gift-products.repository.ts";
import { deriveReceiverPermissions } from "../received/derive-receiver-permissions.ts";
import type { BoxedGiftRow } from "./list-received-gifts.repository.ts";

/** Presents a gift of a gift box without prices; `uuid` opens it, `null` once its link has ended. */
export function presentBoxedGift(
  row: BoxedGiftRow,
  { uuid, products, now }: { uuid: string | null; products: readonly GiftProductRow[]; now: Date },
): Static<typeof BoxedGift> {
  const { status, canEnterAddress, canChangeAddress, canThank } = deriveReceiverPermissions(row, now);
  return {
    id: row.id,
    uuid,
    giftStatus: status,
    expireDate: (row.expires_at ?? now).toISOString(),
    giftSenderName: row.sender_name,
    sentAt: addressTimeFrom((row.sent_at ?? now).toISOString(), row.notify_at?.toISOString() ?? null),
    orderItemProducts: products.map(presentReceivedProduct),
    canEnterAddress,
    canChangeAddress,
    canThank,
  };
}

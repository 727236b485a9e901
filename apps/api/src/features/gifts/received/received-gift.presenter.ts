import type { ReceivedGift } from "@todayfruit/contract/gifts/gift";
import { addressTimeFrom } from "@todayfruit/domain/gifts/gift-address-deadline-and-reminders";
import { maskAddress, maskName, maskPhone } from "@todayfruit/domain/korean/mask-personal-data";
import type { Static } from "typebox";
import { presentShipment } from "../../fulfilment/order-detail-and-moves.presenter.ts";
import type { ShipmentRow } from "../../fulfilment/shipments-and-carriers.repository.ts";
import { presentOwnCard } from "../cards/thank-you-card.presenter.ts";
import { presentReceivedProduct } from "../gift-product.presenter.ts";
import type { GiftProductRow } from "../gift-products.repository.ts";
import type { GiftRow } from "../gifts.repository.ts";
import { canSwap } from "../swaps/can-swap.ts";
import { deriveGiftDayChoice } from "./derive-gift-day-choice.ts";
import { deriveReceiverPermissions } from "./derive-receiver-permissions.ts";

export type ReceivedReply = Static<typeof ReceivedGift>;

/** Presents a gift without prices and with its address masked. */
export function presentReceived(
  gift: GiftRow,
  seen: {
    uuid: string;
    products: readonly GiftProductRow[];
    shipments: readonly ShipmentRow[];
    now: Date;
  },
): ReceivedReply {
  const { address } = gift;
  const { status, ...may } = deriveReceiverPermissions(gift, seen.now);
  const own = seen.products.map(({ id }) => id);
  return {
    uuid: seen.uuid,
    giftStatus: status,
    expireDate: (gift.expires_at ?? seen.now).toISOString(),
    giftSenderName: gift.sender_name,
    giftMessage: gift.message,
    giftCard: gift.card,
    receiverName: gift.receiver_name,
    sentAt: addressTimeFrom((gift.sent_at ?? seen.now).toISOString(), gift.notify_at?.toISOString() ?? null),
    orderItemProducts: seen.products.map(presentReceivedProduct),
    address: address && {
      receiverName: maskName(address.receiverName),
      phone: maskPhone(address.phone),
      selectedAddress: maskAddress(address.selectedAddress),
      memo: "",
    },
    ...may,
    ...deriveGiftDayChoice(gift, seen.products, seen.now),
    ...presentOwnCard(gift),
    canSwap: canSwap(gift, seen.now),
    swap: gift.swap && {
      fromName: gift.swap.from_name,
      toName: gift.swap.to_name,
      takenBackReason: gift.swap.taken_back_reason,
    },
    // A shipment may also contain products of the sender's other receivers.
    shipments: seen.shipments.map(presentShipment).map((shipment) => ({
      ...shipment,
      orderItemProductIds: shipment.orderItemProductIds.filter((id) => own.includes(id)),
    })),
  };
}

import type { OrderAddress } from "@todayfruit/contract/addresses/address";
import type { Reply } from "@todayfruit/contract/all-calls";
import { hideText, maskAddress, maskName, maskPhone } from "@todayfruit/domain/korean/mask-personal-data";
import type { Static } from "typebox";

type Shown = Reply<"GET /operator/v1/orders/{id}">;
type Address = Static<typeof OrderAddress>;

/**
 * Masks the names, phones and addresses of an order, its receivers and its payer; the postcode stays, for the delivery.
 */
export function maskOrder({ order, deliveries, ...shown }: Shown): Shown {
  const { paymentVbank } = order.payment;
  const account = paymentVbank && { ...paymentVbank, customerName: maskName(paymentVbank.customerName) };
  return {
    ...shown,
    order: {
      ...order,
      memo: hideText(order.memo),
      address: order.address && masked(order.address),
      payment: { ...order.payment, paymentVbank: account },
    },
    deliveries: deliveries.map((each) => ({
      ...each,
      receiverName: maskName(each.receiverName),
      address: each.address && masked(each.address),
    })),
  };
}

function masked(address: Address): Address {
  return {
    ...address,
    selectedAddress: maskAddress(address.selectedAddress),
    roadAddress: maskAddress(address.roadAddress),
    jibunAddress: maskAddress(address.jibunAddress),
    addressDetail: hideText(address.addressDetail),
    receiverName: maskName(address.receiverName),
    phone: maskPhone(address.phone),
    memo: hideText(address.memo),
    entranceCode: hideText(address.entranceCode),
    guestOrderName: address.guestOrderName && maskName(address.guestOrderName),
    guestOrderPhone: address.guestOrderPhone && maskPhone(address.guestOrderPhone),
  };
}

/** Hides the entrance codes of an order, which packing and labels show, and otherwise a reasoned unmasking alone. */
export function hideEntranceCodes({ order, deliveries, ...shown }: Shown): Shown {
  const hidden = (address: Address | null) =>
    address && { ...address, entranceCode: hideText(address.entranceCode) };
  return {
    ...shown,
    order: { ...order, address: hidden(order.address) },
    deliveries: deliveries.map((each) => ({ ...each, address: hidden(each.address) })),
  };
}

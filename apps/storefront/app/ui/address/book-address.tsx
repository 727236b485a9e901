import type { Reply } from "@todayfruit/contract/all-calls";
import { formatPhone } from "@todayfruit/domain/korean/phone";
import { addressLine } from "../order/address-line.ts";
import { Badge } from "../product/badge.tsx";

export type BookAddress = Reply<"GET /v1/app-users/delivery-address">["list"][number];

export const addressBookKey = ["addresses"] as const;

/** Renders an address of the address book as text. */
export function AddressText({ address }: { address: BookAddress }) {
  return (
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-x-1.5">
        <b className="font-bold">{address.receiverName}</b>
        {address.default && <Badge tone="brand">기본 배송지</Badge>}
      </p>
      <p className="mt-1">
        {addressLine(address)} <span className="text-ink-3 tabular-nums">({address.zonecode})</span>
      </p>
      <p className="mt-1 text-label text-ink-3 tabular-nums">{formatPhone(address.phone)}</p>
    </div>
  );
}

import { formatPhone } from "@todayfruit/domain/korean/normalize-and-format-phone";
import { Badge } from "../../ui/layout/badge.tsx";
import type { AddressBookEntry } from "./address-book-type-and-query-key.ts";
import { formatAddress } from "./format-address.ts";

/** Renders an address of the address book as text. */
export function AddressBookEntrySummary({ address }: { address: AddressBookEntry }) {
  return (
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-x-1.5">
        <b className="font-bold">{address.receiverName}</b>
        {address.default && <Badge tone="brand">기본 배송지</Badge>}
      </p>
      <p className="mt-1">
        {formatAddress(address)} <span className="text-ink-3 tabular-nums">({address.zonecode})</span>
      </p>
      <p className="mt-1 text-label text-ink-3 tabular-nums">{formatPhone(address.phone)}</p>
    </div>
  );
}

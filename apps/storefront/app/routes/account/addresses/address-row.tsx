import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { Link } from "react-router";
import { AddressBookEntrySummary } from "../../../features/addresses/address-book-entry-summary.tsx";
import type { AddressBookEntry } from "../../../features/addresses/address-book-type-and-query-key.ts";
import { formatAddress } from "../../../features/addresses/format-address.ts";
import { paths } from "../../../paths.ts";
import { ICON_BUTTON_CLASS, IconButton } from "../../../ui/form/icon-button.tsx";

/** Address of the address book with its edit and delete buttons. */
export function AddressRow({ address, onRemove }: { address: AddressBookEntry; onRemove(): void }) {
  const name = `${address.receiverName}, ${formatAddress(address)}`;
  return (
    <li
      className={`flex items-start gap-1 rounded-lg p-4 pr-1.5 ${address.default ? "inset-shadow-selected" : "inset-shadow-outline"}`}
    >
      <AddressBookEntrySummary address={address} />
      <span className="-my-2.5 flex flex-none">
        <Link className={ICON_BUTTON_CLASS} to={paths.address(address.id)} aria-label={`${name} 고치기`}>
          <Pencil className="size-18px text-ink-3" aria-hidden />
        </Link>
        <IconButton label={`${name} 지우기`} onClick={onRemove}>
          <Trash2 className="size-18px text-ink-3" aria-hidden />
        </IconButton>
      </span>
    </li>
  );
}

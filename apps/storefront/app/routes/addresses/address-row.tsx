import Pencil from "lucide-react/icons/pencil";
import Trash2 from "lucide-react/icons/trash-2";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { AddressText, type BookAddress } from "../../ui/address/book-address.tsx";
import { IconButton, iconButtonClass } from "../../ui/layout/icon-button.tsx";
import { addressLine } from "../../ui/order/address-line.ts";

/** Address of the address book with its edit and delete buttons. */
export function AddressRow({ address, onRemove }: { address: BookAddress; onRemove(): void }) {
  const name = `${address.receiverName}, ${addressLine(address)}`;
  return (
    <li
      className={`flex items-start gap-1 rounded-lg p-4 pr-1.5 ${address.default ? "inset-shadow-selected" : "inset-shadow-outline"}`}
    >
      <AddressText address={address} />
      <span className="-my-2.5 flex flex-none">
        <Link className={iconButtonClass} to={paths.address(address.id)} aria-label={`${name} 고치기`}>
          <Pencil className="size-[18px] text-ink-3" aria-hidden />
        </Link>
        <IconButton label={`${name} 지우기`} onClick={onRemove}>
          <Trash2 className="size-[18px] text-ink-3" aria-hidden />
        </IconButton>
      </span>
    </li>
  );
}

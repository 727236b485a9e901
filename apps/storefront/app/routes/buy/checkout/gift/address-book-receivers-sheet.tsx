import { useQuery } from "@tanstack/react-query";
import { MAX_GIFT_RECEIVERS } from "@todayfruit/domain/gifts/gift-limits";
import type { TypedReceiver } from "@todayfruit/domain/gifts/receivers/check-receivers";
import { formatPhone } from "@todayfruit/domain/korean/normalize-and-format-phone";
import { useState } from "react";
import { api } from "../../../../api/browser-api.ts";
import { ADDRESS_BOOK_KEY } from "../../../../features/addresses/address-book-type-and-query-key.ts";
import { LoadFailed } from "../../../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../../../ui/form/button.tsx";
import { Checkbox } from "../../../../ui/form/checkbox.tsx";
import { BottomSheet } from "../../../../ui/overlay/bottom-sheet.tsx";
import { showSnackbar } from "../../../../ui/overlay/snackbar-store.ts";
import { receiversOfAddressBook, withBookedReceivers } from "./list-and-add-address-book-receivers.ts";

type AddressBookReceiversSheetProps = {
  open: boolean;
  onClose(): void;
  receivers: readonly TypedReceiver[];
  onChange(receivers: TypedReceiver[]): void;
};

/** Adds many receivers from the sender's address book, by name and number; where they live stays with them. */
export function AddressBookReceiversSheet(props: AddressBookReceiversSheetProps) {
  const { open, onClose, receivers, onChange } = props;
  const [phones, setPhones] = useState<ReadonlySet<string>>(new Set());
  const book = useQuery({
    queryKey: ADDRESS_BOOK_KEY,
    queryFn: () => api("GET /v1/app-users/delivery-address"),
    enabled: open,
  });
  const people = receiversOfAddressBook(book.data?.list ?? [], receivers);
  const picked = people.filter(({ phone, isTaken }) => phones.has(phone) && !isTaken);
  const room = MAX_GIFT_RECEIVERS - withBookedReceivers(receivers, []).length;

  function toggle(phone: string, isPicked: boolean): void {
    if (isPicked && picked.length >= room) {
      showSnackbar(`한 번에 ${MAX_GIFT_RECEIVERS}명까지 보낼 수 있어요`);
      return;
    }
    const next = new Set(phones);
    if (isPicked) next.add(phone);
    else next.delete(phone);
    setPhones(next);
  }

  function add(): void {
    onChange(withBookedReceivers(receivers, picked));
    setPhones(new Set());
    showSnackbar(`${picked.length}명을 더했어요`, { tone: "success" });
    onClose();
  }

  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title="주소록에서 고르기"
      foot={
        people.length > 0 && (
          <Button block size="lg" disabled={picked.length === 0} onClick={add}>
            {picked.length === 0 ? "받는 사람을 골라 주세요" : `${picked.length}명 더하기`}
          </Button>
        )
      }
    >
      {book.isPending && <RowsSkeleton name="주소록" />}
      {book.isError && <LoadFailed error={book.error} onRetry={() => void book.refetch()} />}
      {book.data && people.length === 0 && (
        <p className="py-8 text-center text-body2 text-ink-2">
          휴대폰 번호가 있는 배송지가 없어요. 받는 사람을 직접 적어 주세요
        </p>
      )}
      {people.length > 0 && (
        <ul className="divide-y divide-line">
          {people.map(({ name, phone, isTaken }) => (
            <li key={phone} className="py-1">
              <Checkbox
                checked={isTaken || phones.has(phone)}
                disabled={isTaken}
                onChange={(isPicked) => toggle(phone, isPicked)}
              >
                <span className="min-w-0 py-1.5">
                  <b className="block font-semibold wrap-anywhere">{name}</b>
                  <span className="block text-caption text-ink-3 tabular-nums">
                    {formatPhone(phone)}
                    {isTaken && " · 이미 받는 사람이에요"}
                  </span>
                </span>
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
    </BottomSheet>
  );
}

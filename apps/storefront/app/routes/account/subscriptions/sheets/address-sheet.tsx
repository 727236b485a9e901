import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../../api/browser-api.ts";
import { ADDRESS_BOOK_KEY } from "../../../../features/addresses/address-book-type-and-query-key.ts";
import { AddressChoice } from "../../../../features/addresses/address-choice.tsx";
import { AddressForm } from "../../../../features/addresses/address-form.tsx";
import { formatAddress } from "../../../../features/addresses/format-address.ts";
import { orderAddressFromAddressBook } from "../../../../features/addresses/order-address-from-address-book.ts";
import { LoadFailed } from "../../../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../../../ui/form/button.tsx";
import { BottomSheet } from "../../../../ui/overlay/bottom-sheet.tsx";
import { showSnackbar } from "../../../../ui/overlay/snackbar-store.ts";
import { useChangeSubscription } from "../use-change-subscription.ts";
import type { SubscriptionSheetProps } from "./subscription-sheet-props-types.ts";

/** Sends the deliveries to another address of the address book, or to a new one. */
export function AddressSheet({ subscription: { id, address }, onClose }: SubscriptionSheetProps) {
  const book = useQuery({
    queryKey: ADDRESS_BOOK_KEY,
    queryFn: () => api("GET /v1/app-users/delivery-address"),
  });
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [adding, setAdding] = useState(false);
  const changing = useChangeSubscription();
  const list = book.data?.list ?? [];
  const chosen = list.find((each) => each.id === chosenId);
  const isForm = adding || (book.data !== undefined && list.length === 0);
  const save = () =>
    chosen &&
    changing.mutate({
      send: () =>
        api("PATCH /v1/app-users/subscriptions/{id}", {
          path: { id },
          body: { address: orderAddressFromAddressBook(chosen) },
        }),
      done: () => {
        showSnackbar("배송지를 바꿨어요", { tone: "success" });
        onClose();
      },
    });
  return (
    <BottomSheet
      open
      title={isForm ? "배송지 추가" : "어디로 보낼까요?"}
      onClose={onClose}
      foot={
        !isForm && (
          <Button block size="lg" disabled={!chosen} busy={changing.isPending} onClick={save}>
            여기로 보내기
          </Button>
        )
      }
    >
      {book.isPending && <RowsSkeleton name="배송지" />}
      {book.isError && <LoadFailed error={book.error} onRetry={() => void book.refetch()} />}
      {isForm && (
        <AddressForm
          isDefault={list.length === 0}
          onSaved={(saved) => {
            setChosenId(saved);
            setAdding(false);
          }}
        />
      )}
      {!isForm && book.data && (
        <>
          <p className="mb-3 text-label text-ink-3">
            지금은 {address.receiverName} · {formatAddress(address)}
          </p>
          <AddressChoice list={list} chosenId={chosenId} onChoose={setChosenId} />
          <Button block className="mt-3" tone="outline" onClick={() => setAdding(true)}>
            새 배송지 추가
          </Button>
        </>
      )}
    </BottomSheet>
  );
}

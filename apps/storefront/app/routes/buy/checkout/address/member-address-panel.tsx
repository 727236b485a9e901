import { useQuery } from "@tanstack/react-query";
import { type Ref, useEffect, useImperativeHandle, useState } from "react";
import { api } from "../../../../api/browser-api.ts";
import { AddressBookEntrySummary } from "../../../../features/addresses/address-book-entry-summary.tsx";
import { AddressBookSheet } from "../../../../features/addresses/address-book-sheet.tsx";
import { ADDRESS_BOOK_KEY } from "../../../../features/addresses/address-book-type-and-query-key.ts";
import { orderAddressFromAddressBook } from "../../../../features/addresses/order-address-from-address-book.ts";
import type { Destination } from "../../../../features/addresses/order-address-from-form-values.ts";
import { LoadFailed } from "../../../../ui/feedback/load-failed.tsx";
import { Skeleton, SkeletonBox } from "../../../../ui/feedback/skeleton.tsx";
import { Button } from "../../../../ui/form/button.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import type { AddressFormHandle } from "./address-form-handle-types.ts";

type MemberAddressPanelProps = {
  ref: Ref<AddressFormHandle>;
  onChange(destination: Destination | null): void;
};

/** 배송지 of a member: an address of the address book, the default one first. */
export function MemberAddressPanel({ ref, onChange }: MemberAddressPanelProps) {
  const book = useQuery({
    queryKey: ADDRESS_BOOK_KEY,
    queryFn: () => api("GET /v1/app-users/delivery-address"),
  });
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [open, setOpen] = useState(false);
  const list = book.data?.list ?? [];
  const chosen = list.find(({ id }) => id === chosenId) ?? list[0] ?? null;

  useEffect(() => onChange(chosen && { address: orderAddressFromAddressBook(chosen) }), [chosen, onChange]);
  useImperativeHandle(ref, () => ({ focusProblem: () => setOpen(true) }), []);

  return (
    <Panel
      title="배송지"
      end={
        chosen && (
          <Button tone="outline" size="xs" onClick={() => setOpen(true)}>
            변경
          </Button>
        )
      }
    >
      {book.isPending && (
        <Skeleton name="배송지">
          <SkeletonBox className="h-5 w-24" />
          <SkeletonBox className="mt-2 h-5 w-4/5" />
        </Skeleton>
      )}
      {book.isError && <LoadFailed error={book.error} onRetry={() => void book.refetch()} />}
      {book.data && !chosen && (
        <div className="rounded-lg bg-sunken px-4 py-6 text-center">
          <p className="mb-3 text-body2 text-ink-2">배송지를 추가해 주세요</p>
          <Button tone="outline-brand" size="sm" onClick={() => setOpen(true)}>
            새 배송지 추가
          </Button>
        </div>
      )}
      {chosen && <AddressBookEntrySummary address={chosen} />}
      <AddressBookSheet
        open={open}
        onClose={() => setOpen(false)}
        list={list}
        chosenId={chosen?.id ?? null}
        onChoose={setChosenId}
      />
    </Panel>
  );
}

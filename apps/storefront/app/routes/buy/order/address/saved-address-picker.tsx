import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../../api/browser-api.ts";
import {
  ADDRESS_BOOK_KEY,
  type AddressBookEntry,
} from "../../../../features/addresses/address-book-type-and-query-key.ts";
import { AddressChoice } from "../../../../features/addresses/address-choice.tsx";
import { useSession } from "../../../../session/session-provider.tsx";

/** 배송지 관리에서 고르기: addresses of the member's book, of which one fills the form. Guests have none. */
export function SavedAddressPicker({
  open,
  onPick,
}: {
  open: boolean;
  onPick(address: AddressBookEntry): void;
}) {
  const session = useSession();
  const isMember = session.status === "ready" && session.userType !== "guest";
  const [chosenId, setChosenId] = useState<number | null>(null);
  const book = useQuery({
    queryKey: ADDRESS_BOOK_KEY,
    queryFn: () => api("GET /v1/app-users/delivery-address"),
    enabled: open && isMember,
  });
  const list = book.data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <section className="mb-5" aria-label="저장한 배송지">
      <h3 className="mb-2 text-label font-semibold text-ink-2">저장한 배송지에서 고르기</h3>
      <AddressChoice
        list={list}
        chosenId={chosenId}
        onChoose={(id) => {
          setChosenId(id);
          const picked = list.find((each) => each.id === id);
          if (picked) onPick(picked);
        }}
      />
    </section>
  );
}

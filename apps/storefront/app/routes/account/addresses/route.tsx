import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { Link } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { api } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import truck from "../../../assets/emoji/truck.webp";
import { MemberOnly } from "../../../features/accounts/member-only.tsx";
import {
  ADDRESS_BOOK_KEY,
  type AddressBookEntry,
} from "../../../features/addresses/address-book-type-and-query-key.ts";
import { paths } from "../../../paths.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { buttonClass } from "../../../ui/form/button.tsx";
import { Modal } from "../../../ui/overlay/modal.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import type { Route } from "./+types/route";
import { AddressRow } from "./address-row.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `배송지 관리 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

export default function AddressesPage() {
  return <MemberOnly title="배송지 관리">{() => <AddressBook />}</MemberOnly>;
}

function AddressBook() {
  const queries = useQueryClient();
  const [going, setGoing] = useState<AddressBookEntry | null>(null);
  const book = useQuery({
    queryKey: ADDRESS_BOOK_KEY,
    queryFn: () => api("GET /v1/app-users/delivery-address"),
  });
  const remove = useMutation({
    mutationFn: ({ id }: AddressBookEntry) =>
      api("DELETE /v1/app-users/delivery-address/{id}", { path: { id } }),
    onSuccess: () => showSnackbar("주소가 삭제되었습니다."),
    onError: (error) => showSnackbar(extractErrorText(error), { tone: "failure" }),
    onSettled: () => queries.invalidateQueries({ queryKey: ADDRESS_BOOK_KEY }),
  });

  if (book.isPending) return <RowsSkeleton name="배송지" />;
  if (book.data === undefined) return <LoadFailed error={book.error} onRetry={() => void book.refetch()} />;
  const { list } = book.data;
  return (
    <section className="min-h-[60dvh] bg-surface px-gutter pt-4 pb-10" aria-label="배송지">
      <Link className={buttonClass({ tone: "outline", block: true })} to={paths.newAddress}>
        <Plus className="size-5" aria-hidden />새 배송지 추가
      </Link>
      {list.length === 0 && (
        <EmptyState image={truck} title="배송지를 추가해 주세요">
          자주 받는 곳을 저장해 두면 주문할 때 고르기만 하면 돼요
        </EmptyState>
      )}
      <ul className="mt-4 flex flex-col gap-3">
        {list.map((address) => (
          <AddressRow key={address.id} address={address} onRemove={() => setGoing(address)} />
        ))}
      </ul>
      {list.length > 0 && (
        <p className="mt-3 text-caption text-ink-3">
          제주·도서산간은 상품에 따라 배송비가 더 들거나 배송이 어려울 수 있어요
        </p>
      )}
      <Modal
        style="withTitle"
        open={going !== null}
        onClose={() => setGoing(null)}
        title="배송지를 지울까요?"
        cancelLabel="취소"
        confirm={{
          label: "지우기",
          run: () => {
            if (going) remove.mutate(going);
            setGoing(null);
          },
        }}
      >
        지운 배송지는 되돌릴 수 없어요.
      </Modal>
    </section>
  );
}

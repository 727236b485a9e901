import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { api } from "../../../api/browser-api.ts";
import { MemberOnly } from "../../../features/accounts/member-only.tsx";
import { ADDRESS_BOOK_KEY } from "../../../features/addresses/address-book-type-and-query-key.ts";
import { AddressForm } from "../../../features/addresses/address-form.tsx";
import { NotFoundScreen } from "../../../frame/not-found-screen.tsx";
import { paths } from "../../../paths.ts";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import type { Route } from "./+types/route";

export const meta: Route.MetaFunction = ({ params }) => [
  { title: `${titleOf(params.id)} · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

/** Page to edit an address of the address book, or to add one (`/addresses/new`). */
export default function AddressPage({ params }: Route.ComponentProps) {
  return (
    <MemberOnly title={titleOf(params.id)}>
      {() => <AddressEditor id={params.id === "new" ? null : Number(params.id)} />}
    </MemberOnly>
  );
}

function AddressEditor({ id }: { id: number | null }) {
  const navigate = useNavigate();
  const book = useQuery({
    queryKey: ADDRESS_BOOK_KEY,
    queryFn: () => api("GET /v1/app-users/delivery-address"),
  });
  if (book.isPending) return <RowsSkeleton name="배송지" />;
  if (!book.data) return <LoadFailed error={book.error} onRetry={() => void book.refetch()} />;
  const address = book.data.list.find((each) => each.id === id);
  if (id !== null && !address) return <NotFoundScreen />;

  function leave(): void {
    showSnackbar(address ? "주소가 변경되었습니다." : "배송지를 추가했어요");
    void navigate(paths.addresses, { replace: true });
  }

  return (
    <div className="bg-surface px-gutter pt-5 pb-10">
      <AddressForm
        {...(address && { address })}
        isDefault={address?.default ?? book.data.list.length === 0}
        onSaved={leave}
      />
    </div>
  );
}

function titleOf(id: string): string {
  return id === "new" ? "배송지 추가" : "배송지 고치기";
}

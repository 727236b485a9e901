import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { refusalCodeOf } from "../../../api/api-error.ts";
import { api } from "../../../api/browser-api.ts";
import packageImage from "../../../assets/emoji/package.webp";
import { CancellationSheet } from "../../../features/cancellations/cancellation-sheet.tsx";
import type { CancellationTarget } from "../../../features/cancellations/cancellation-target-types.ts";
import type { OrderGuest } from "../../../features/orders/order-guest-types.ts";
import { deriveListFooterState } from "../../../ui/feedback/derive-list-footer-state.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ListFooter } from "../../../ui/feedback/list-footer.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { Skeleton, SkeletonBox } from "../../../ui/feedback/skeleton.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { showSnackbarUnlessRead } from "../../../ui/overlay/snackbar-store.ts";
import { GuestOrder } from "./guest-order.tsx";

type FoundOrdersProps = {
  guest: Required<OrderGuest>;
  /** Returns to the form: another name or number, or the code expired. */
  onAgain(): void;
};

/** Orders of a guest who verified their number, fifteen per page. */
export function FoundOrders({ guest, onAgain }: FoundOrdersProps) {
  const [target, setTarget] = useState<CancellationTarget | null>(null);
  const orders = useInfiniteQuery({
    queryKey: ["guest-orders", guest.name, guest.phone],
    queryFn: ({ pageParam }) =>
      api("GET /v1/app-users/order-items/guest", { query: { ...guest, page: pageParam, take: 15 } }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.nextPage === null ? null : Number(page.nextPage)),
    staleTime: 0,
    gcTime: 0,
    retry: (count, error) => refusalCodeOf(error) === null && count < 2,
  });
  const list = orders.data?.pages.flatMap((page) => page.list) ?? [];
  const isEmpty = orders.isSuccess && list.length === 0;
  const isOver = refusalCodeOf(orders.error) === "CODE_WRONG";

  useEffect(() => {
    if (isEmpty) showSnackbarUnlessRead(NO_ORDERS);
  }, [isEmpty]);

  if (orders.isPending) return <FoundSkeleton />;
  if (isOver) {
    return (
      <EmptyState
        image={packageImage}
        title="인증한 시간이 지났어요"
        action={<Button onClick={onAgain}>다시 인증하기</Button>}
      >
        주문을 지키려고 10분 동안만 보여 드려요
      </EmptyState>
    );
  }
  if (!orders.data) return <LoadFailed error={orders.error} onRetry={() => void orders.refetch()} />;
  return (
    <>
      {isEmpty && (
        <EmptyState
          image={packageImage}
          title={NO_ORDERS}
          action={
            <Button tone="tint" onClick={onAgain}>
              다시 찾기
            </Button>
          }
        >
          주문할 때 적은 이름과 번호인지 확인해 주세요
        </EmptyState>
      )}
      {list.map((order) => (
        <GuestOrder key={order.id} order={order} onCancel={setTarget} />
      ))}
      {list.length > 0 && (
        <ListFooter
          state={deriveListFooterState(orders)}
          onMore={() => void orders.fetchNextPage()}
          endText="주문을 모두 봤어요"
        />
      )}
      <CancellationSheet target={target} onClose={() => setTarget(null)} guest={guest} />
    </>
  );
}

function FoundSkeleton() {
  return (
    <Skeleton name="비회원 주문">
      {["first", "second"].map((key) => (
        <div key={key} className="mt-2 bg-surface px-gutter py-5">
          <SkeletonBox className="h-5 w-32" />
          <SkeletonBox className="mt-4 h-18 rounded-md" />
        </div>
      ))}
    </Skeleton>
  );
}

/** Rule: specification §8; the words are the specification's. */
const NO_ORDERS = "가져올 내용이 없습니다.";

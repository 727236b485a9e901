import { useQuery } from "@tanstack/react-query";
import { formatShortDate, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { useState } from "react";
import { api } from "../../../api/browser-api.ts";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { Skeleton, SkeletonBox } from "../../../ui/feedback/skeleton.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { RadioCards } from "../../../ui/form/radio-cards.tsx";
import { Photo } from "../../../ui/media/photo.tsx";
import { BottomSheet } from "../../../ui/overlay/bottom-sheet.tsx";

type OrderFieldProps = { chosen: number | null; onChoose(orderProductId: number | null): void };

/** Number of the latest orders to choose from. */
const ORDERS = 30;
const NONE = "none";

/** Ordered product that an inquiry is about, chosen from the latest orders. */
export function OrderField({ chosen, onChoose }: OrderFieldProps) {
  const [open, setOpen] = useState(false);
  const orders = useQuery({
    queryKey: ["inquiry-orders"],
    queryFn: () => api("GET /v1/app-users/order-items", { query: { take: ORDERS } }),
    enabled: open || chosen !== null,
  });
  const items =
    orders.data?.list.flatMap(({ createdAt, orderItemProducts }) =>
      orderItemProducts.map(({ id, product }) => ({
        id,
        createdAt,
        name: product.name,
        image: product.images[0],
      })),
    ) ?? [];
  const item = items.find(({ id }) => id === chosen);
  return (
    <section aria-label="어떤 주문인가요">
      <p className="mb-2 text-label font-semibold text-ink-2">어떤 주문인가요</p>
      <div className="flex items-center gap-3 rounded-md p-3 inset-shadow-outline">
        {item && <ItemText item={item} />}
        {!item && chosen !== null && orders.isPending && <SkeletonBox className="h-12 flex-1 rounded-10" />}
        {!item && (chosen === null || !orders.isPending) && (
          <p className="flex-1 text-body2 text-ink-3">주문을 붙이지 않았어요</p>
        )}
        <Button tone="ghost" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {item ? "바꾸기" : "고르기"}
        </Button>
      </div>
      <BottomSheet open={open} onClose={() => setOpen(false)} title="어떤 주문인가요">
        {orders.isPending && (
          <Skeleton name="주문">
            <SkeletonBox className="mt-2 h-39 w-full rounded-md" />
          </Skeleton>
        )}
        {orders.error && <LoadFailed error={orders.error} onRetry={() => void orders.refetch()} />}
        {orders.data && (
          <RadioCards
            look="plain"
            label="어떤 주문인가요"
            value={item ? String(item.id) : NONE}
            onChange={(value) => {
              onChoose(value === NONE ? null : Number(value));
              setOpen(false);
            }}
            options={[
              { value: NONE, content: <span className="text-body2">주문과 상관없어요</span> },
              ...items.map((each) => ({ value: String(each.id), content: <ItemText item={each} /> })),
            ]}
          />
        )}
      </BottomSheet>
    </section>
  );
}

type Item = { createdAt: string; name: string; image: string | undefined };

function ItemText({ item }: { item: Item }) {
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3 py-1">
      <Photo className="w-12 flex-none rounded-10" path={item.image} alt="" sizes="48px" />
      <span className="min-w-0">
        <span className="line-clamp-2 text-body2 font-medium">{item.name}</span>
        <span className="block tabular text-caption font-normal text-ink-3">
          {formatShortDate(kstDateOf(item.createdAt))} 주문
        </span>
      </span>
    </span>
  );
}

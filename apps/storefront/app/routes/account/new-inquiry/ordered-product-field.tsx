import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { formatShortDate, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { useState } from "react";
import { api } from "../../../api/browser-api.ts";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { Skeleton, SkeletonBox } from "../../../ui/feedback/skeleton.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { RadioCards } from "../../../ui/form/radio-cards.tsx";
import { FieldNote } from "../../../ui/form/text-field.tsx";
import { Photo } from "../../../ui/media/photo.tsx";
import { BottomSheet } from "../../../ui/overlay/bottom-sheet.tsx";

type OrderFieldProps = {
  chosen: number | null;
  /** Order of the product chosen at first, which a guest on another device has proved. */
  orderId: number | null;
  /** True when "about no order" is no choice. */
  isRequired: boolean;
  error: string | undefined;
  onChoose(orderProductId: number | null): void;
};

/** Number of the latest orders to choose from. */
const ORDERS = 30;
const NONE = "none";

/** Ordered product that an inquiry is about, chosen from the latest orders. */
export function OrderedProductField({ chosen, orderId, isRequired, error, onChoose }: OrderFieldProps) {
  const [open, setOpen] = useState(false);
  const orders = useQuery({
    queryKey: ["inquiry-orders"],
    queryFn: () => api("GET /v1/app-users/order-items", { query: { take: ORDERS } }),
    enabled: open || chosen !== null,
  });
  const first = useQuery({
    queryKey: ["order", orderId],
    queryFn: () => api("GET /v1.2/app-users/orders/{id}", { path: { id: orderId ?? 0 } }),
    enabled: orderId !== null,
  });
  const listed = orders.data?.list ?? [];
  const isListed = listed.some(({ id }) => id === orderId);
  const items = [...(first.data && !isListed ? [first.data] : []), ...listed].flatMap(itemsOf);
  const isLoading = orders.isPending || first.isLoading;
  const item = items.find(({ id }) => id === chosen);
  return (
    <section
      aria-label="어떤 주문인가요"
      data-invalid={error === undefined ? undefined : ""}
      aria-describedby="inquiry-order"
    >
      <p className="mb-2 text-label font-semibold text-ink-2">어떤 주문인가요</p>
      <div className="flex items-center gap-3 rounded-md p-3 inset-shadow-outline">
        {item && <ItemText item={item} />}
        {!item && chosen !== null && isLoading && <SkeletonBox className="h-12 flex-1 rounded-10" />}
        {!item && (chosen === null || !isLoading) && (
          <p className="flex-1 text-body2 text-ink-3">주문을 붙이지 않았어요</p>
        )}
        <Button tone="ghost" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {item ? "바꾸기" : "고르기"}
        </Button>
      </div>
      <FieldNote id="inquiry-order" text={error} />
      <BottomSheet open={open} onClose={() => setOpen(false)} title="어떤 주문인가요">
        {orders.isPending && (
          <Skeleton name="주문">
            <SkeletonBox className="mt-2 h-39 w-full rounded-md" />
          </Skeleton>
        )}
        {orders.error && <LoadFailed error={orders.error} onRetry={() => void orders.refetch()} />}
        {orders.data && items.length === 0 && isRequired && (
          <p className="py-6 text-center text-body2 text-ink-3">이 기기로 한 주문이 없어요</p>
        )}
        {orders.data && (items.length > 0 || !isRequired) && (
          <RadioCards
            look="plain"
            label="어떤 주문인가요"
            value={item ? String(item.id) : NONE}
            onChange={(value) => {
              onChoose(value === NONE ? null : Number(value));
              setOpen(false);
            }}
            options={[
              ...(isRequired
                ? []
                : [{ value: NONE, content: <span className="text-body2">주문과 상관없어요</span> }]),
              ...items.map((each) => ({ value: String(each.id), content: <ItemText item={each} /> })),
            ]}
          />
        )}
      </BottomSheet>
    </section>
  );
}

type Order = Pick<Reply<"GET /v1/app-users/order-items">["list"][number], "createdAt"> & {
  orderItemProducts: readonly { id: number; product: { name: string; images: readonly string[] } }[];
};

function itemsOf({ createdAt, orderItemProducts }: Order) {
  return orderItemProducts.map(({ id, product }) => ({
    id,
    createdAt,
    name: product.name,
    image: product.images[0],
  }));
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

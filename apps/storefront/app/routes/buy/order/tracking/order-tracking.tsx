import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { formatShortDate, kstDateOf, kstTimeOf } from "@todayfruit/domain/calendar/kst";
import { refusalCodeOf } from "../../../../api/api-error.ts";
import { api } from "../../../../api/browser-api.ts";
import { LoadFailed } from "../../../../ui/feedback/load-failed.tsx";
import { Skeleton, SkeletonBox } from "../../../../ui/feedback/skeleton.tsx";
import { buttonClass } from "../../../../ui/form/button.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { trackingStatusLabel } from "./tracking-status-labels.ts";

type Order = Reply<"GET /v1.2/app-users/orders/{id}">;
type Parcel = Reply<"GET /v1/app-users/orders/{id}/tracking">["list"][number];

const LEFT = ["delivering", "delivery_end", "complete", "return_request", "replace_request"];

/** 배송 조회: each parcel of an order with its carrier, number and scans. */
export function OrderTracking({ order }: { order: Order }) {
  const hasLeft = order.orderItemProducts.some(({ orderItemProductStatus }) =>
    LEFT.includes(orderItemProductStatus),
  );
  const parcels = useQuery({
    queryKey: ["order", order.id, "tracking"],
    queryFn: () => api("GET /v1/app-users/orders/{id}/tracking", { path: { id: order.id } }),
    enabled: hasLeft,
    staleTime: 0,
    retry: (count, error) => refusalCodeOf(error) === null && count < 2,
  });
  if (!hasLeft || parcels.data?.list.length === 0) return null;
  return (
    <Panel title="배송 조회" anchor="tracking">
      {parcels.isPending && (
        <Skeleton name="배송 조회">
          <SkeletonBox className="h-5 w-48" />
          <SkeletonBox className="mt-4 h-16 rounded-md" />
        </Skeleton>
      )}
      {parcels.isError && <LoadFailed error={parcels.error} onRetry={() => void parcels.refetch()} />}
      <ul className="flex flex-col gap-6">
        {parcels.data?.list.map((parcel) => (
          <li key={parcel.id}>
            <ParcelOf parcel={parcel} names={namesIn(order, parcel)} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function ParcelOf({ parcel, names }: { parcel: Parcel; names: string[] }) {
  const { carrier, invoiceNumber, trackingUrl, events } = parcel;
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0">
          <b className="font-semibold">{carrier.name}</b>{" "}
          <span className="break-all text-ink-2 tabular-nums">{invoiceNumber}</span>
        </p>
        {trackingUrl && (
          <a
            className={`${buttonClass({ tone: "outline", size: "xs" })} flex-none`}
            href={trackingUrl}
            rel="noreferrer"
            target="_blank"
            aria-label={`택배사에서 보기, ${carrier.name} ${invoiceNumber}, 새 창`}
          >
            택배사에서 보기
          </a>
        )}
      </div>
      <p className="mt-1 line-clamp-2 text-caption text-ink-3">{names.join(", ")}</p>
      {events.length === 0 ? (
        <p className="mt-3 rounded-md bg-sunken px-4 py-3 text-label text-ink-2">
          택배사가 상품을 받으면 어디쯤 왔는지 여기에서 알려드려요
        </p>
      ) : (
        <ol className="mt-4 flex flex-col gap-3">
          {events.map((event) => (
            <li key={`${event.at} ${event.code} ${event.description}`} className="flex gap-3 text-label">
              <time className="w-22 flex-none text-ink-3 tabular-nums" dateTime={event.at}>
                {formatShortDate(kstDateOf(event.at))} {kstTimeOf(event.at)}
              </time>
              <div className="min-w-0">
                <b className="font-semibold">{trackingStatusLabel(event.code)}</b>
                {event.location && <span className="text-ink-2"> · {event.location}</span>}
                {event.description && (
                  <p className="text-caption wrap-anywhere text-ink-3">{event.description}</p>
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function namesIn(order: Order, parcel: Parcel): string[] {
  const own = order.orderItemProducts.filter(({ id }) => parcel.orderItemProductIds.includes(id));
  return own.map(({ product }) => product.name);
}

import { statusLabel } from "@todayfruit/domain/orders/status-label";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Fragment } from "react";
import { Link } from "react-router";
import type { MyPageCounts } from "../../../features/accounts/use-my-page-counts.ts";
import { paths } from "../../../paths.ts";

const STEPS = ["bank_transfer_waiting", "paid", "delivery_waiting", "delivering", "delivery_end"] as const;

/** 주문 · 배송: number of orders in each state, each a link to the list of those orders. */
export function OrderStatusCounts({ orders }: { orders: MyPageCounts["orders"] | undefined }) {
  return (
    <section className="mt-2 bg-surface px-gutter py-5" aria-labelledby="my-orders">
      <div className="flex items-center justify-between gap-3">
        <h2 id="my-orders" className="text-title3 font-bold tracking-tight">
          주문 · 배송
        </h2>
        <Link
          className="-my-2.5 -mr-1 inline-flex min-h-11 items-center gap-px text-label font-medium text-ink-3"
          to={paths.orders}
          aria-label="주문 내역 전체보기"
        >
          전체보기
          <ChevronRight className="size-4" aria-hidden />
        </Link>
      </div>
      <ol className="mt-3 flex items-center justify-between">
        {STEPS.map((status, index) => (
          <Fragment key={status}>
            {index > 0 && (
              <li className="flex-none text-ink-3" aria-hidden>
                <ChevronRight className="size-3.5" aria-hidden />
              </li>
            )}
            <li className="min-w-0 flex-1">
              <Step status={status} count={orders?.[status]} />
            </li>
          </Fragment>
        ))}
      </ol>
      {orders !== undefined && orders.delivery_delay > 0 && (
        <Link
          className="mt-3 flex min-h-11 items-center justify-between gap-3 rounded-md bg-warning-tint px-4 text-label font-medium text-warning"
          to={paths.ordersIn("delivery_delay")}
        >
          출고가 늦어지는 주문 {orders.delivery_delay}건
          <ChevronRight className="size-4 flex-none" aria-hidden />
        </Link>
      )}
    </section>
  );
}

function Step({ status, count }: { status: (typeof STEPS)[number]; count: number | undefined }) {
  const { label } = statusLabel(status);
  const tone = count ? "text-brand-ink" : "text-ink-3";
  return (
    <Link
      className="flex min-h-15 flex-col-reverse items-center justify-center gap-0.5"
      to={paths.ordersIn(status)}
    >
      <span className="text-caption whitespace-nowrap text-ink-2">{label}</span>
      <span className={`text-title1/7 font-extrabold tabular ${tone}`}>{count ?? "–"}</span>
    </Link>
  );
}

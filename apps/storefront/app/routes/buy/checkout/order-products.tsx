import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useState } from "react";
import { derivePhotoTintByCategory } from "../../../features/catalog/derive-photo-tint-by-category.ts";
import { Won } from "../../../features/catalog/price-block.tsx";
import { ArrivalLine } from "../../../features/delivery/arrival-line.tsx";
import { OrderedProductRow } from "../../../features/orders/ordered-product-row.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import type { OrderTmp } from "./use-price-calculation.ts";

/** 주문 상품: the products, their shipment dates, and those that cannot be delivered to the address. */
export function OrderProducts({ order }: { order: OrderTmp }) {
  const [open, setOpen] = useState(true);
  const items = order.totalPricesDetail.flatMap((entry) => entry.bundleItems);
  const lines = items.flatMap(({ product, optionGroups }) =>
    optionGroups.map((option) => ({ product, option })),
  );
  const blocked = new Map(order.undeliverableProducts.map((product) => [product.id, product]));
  return (
    <Panel
      title={
        <>
          주문 상품 <span className="text-brand-ink tabular-nums">{lines.length}</span>
        </>
      }
      end={
        <button
          className="-my-2.5 inline-flex min-h-11 items-center gap-1 text-label text-ink-3"
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? "접기" : "펼치기"}
          <ChevronDown
            className={`size-18px transition-transform duration-(--dur-fade) ${open ? "rotate-180" : ""}`}
            aria-hidden
          />
        </button>
      }
    >
      {order.undeliverableProducts.length > 0 && (
        <p className="mb-4 rounded-md bg-danger-tint px-4 py-3 text-label text-danger" role="alert">
          이 주소로는 보낼 수 없는 상품이 있어요. 배송지를 바꾸거나 장바구니에서 빼 주세요:{" "}
          <b className="font-bold">{order.undeliverableProducts.map(({ name }) => name).join(", ")}</b>
        </p>
      )}
      {open && (
        <ul className="flex flex-col gap-4">
          {lines.map(({ product, option }) => (
            <li key={option.id}>
              <OrderedProductRow
                images={product.images}
                tint={derivePhotoTintByCategory(product.category)}
                name={product.name}
                option={`${option.name} · ${option.optionUnit}개`}
              >
                <div className="mt-1 flex items-end justify-between gap-3">
                  {blocked.has(product.id) ? (
                    <span className="text-caption font-medium text-danger">
                      {blocked.get(product.id)?.note ?? "이 주소로는 보낼 수 없어요"}
                    </span>
                  ) : (
                    order.giftCount === null && <ArrivalLine promise={option.deliveryPromise} />
                  )}
                  <b className="flex-none font-bold tabular">
                    <Won amount={option.price * option.optionUnit} />
                  </b>
                </div>
              </OrderedProductRow>
            </li>
          ))}
        </ul>
      )}
      {order.lastArrivalDate !== null && lines.length > 1 && (
        <p className="mt-4 text-label text-ink-2 tabular-nums">
          마지막 상품은 {formatMonthDay(order.lastArrivalDate)}에 도착할 예정이에요
        </p>
      )}
    </Panel>
  );
}

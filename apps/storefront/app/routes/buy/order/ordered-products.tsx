import type { Reply } from "@todayfruit/contract/all-calls";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { FarmIcon } from "../../../features/catalog/farm-icon.tsx";
import { Won } from "../../../features/catalog/price-block.tsx";
import { OrderedArrivalLine } from "../../../features/delivery/arrival-line.tsx";
import { HarvestLines } from "../../../features/orders/harvest-lines.tsx";
import { hasYetToArrive } from "../../../features/orders/has-yet-to-arrive.ts";
import { StatusBadge } from "../../../features/orders/order-status-text-and-badge.tsx";
import { OrderedProductRow } from "../../../features/orders/ordered-product-row.tsx";
import { paths } from "../../../paths.ts";
import { Panel } from "../../../ui/layout/panel.tsx";

type Products = Reply<"GET /v1.2/app-users/orders/{id}">["orderItemProducts"];

type OrderedProductsProps = {
  /** Content to the right of the title. */
  end?: ReactNode;
  products: Products;
  /** Renders the actions below a product. */
  action(product: Products[number]): ReactNode;
};

export function OrderedProducts({ end, products, action }: OrderedProductsProps) {
  return (
    <Panel
      title={
        <>
          주문 상품 <span className="text-brand-ink tabular-nums">{products.length}</span>
        </>
      }
      end={end}
    >
      <ul className="divide-y divide-line">
        {products.map((item) => {
          const { id, product, orderOptionGroups, orderItemProductStatus } = item;
          return (
            <li key={id} className="py-4 first:pt-0 last:pb-0">
              <div className="mb-2.5 flex items-center justify-between gap-3">
                <Link
                  className="-my-2 flex min-h-11 min-w-0 items-center gap-2 text-label font-semibold"
                  to={paths.farm(product.distributor.id)}
                >
                  <FarmIcon />
                  <span className="truncate">{product.distributor.name}</span>
                  <ChevronRight className="-ml-1.5 size-4 flex-none text-ink-3" aria-hidden />
                </Link>
                <StatusBadge status={orderItemProductStatus} />
              </div>
              <ul className="flex flex-col gap-3">
                {orderOptionGroups.map((option) => (
                  <li key={option.id}>
                    <Link className="block" to={paths.product(product.id)}>
                      <OrderedProductRow
                        images={product.images}
                        name={product.name}
                        option={`${option.name} · ${option.optionUnit}개`}
                      >
                        {hasYetToArrive(orderItemProductStatus) && <OrderedArrivalLine line={option} />}
                        <HarvestLines harvests={option.harvests} />
                        <p className="mt-1 font-bold tabular">
                          <Won amount={option.price * option.optionUnit} />
                        </p>
                      </OrderedProductRow>
                    </Link>
                  </li>
                ))}
              </ul>
              {action(item)}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

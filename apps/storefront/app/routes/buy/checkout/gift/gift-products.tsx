import { groupDigits } from "@todayfruit/domain/money/format-won";
import { derivePhotoTintByCategory } from "../../../../features/catalog/derive-photo-tint-by-category.ts";
import { Won } from "../../../../features/catalog/price-block.tsx";
import { OrderedProductRow } from "../../../../features/orders/ordered-product-row.tsx";
import { Panel } from "../../../../ui/layout/panel.tsx";
import type { OrderTmp } from "../use-price-calculation.ts";

/** 선물할 상품: the products each receiver gets. */
export function GiftProducts({ order }: { order: OrderTmp }) {
  const items = order.totalPricesDetail.flatMap(({ bundleItems }) => bundleItems);
  return (
    <Panel title="선물할 상품">
      {order.undeliverableProducts.length > 0 && (
        <p className="mb-4 rounded-md bg-danger-tint px-4 py-3 text-label text-danger" role="alert">
          선물로 보낼 수 없는 상품이 있어요. 장바구니에서 빼 주세요:{" "}
          <b className="font-bold">{order.undeliverableProducts.map(({ name }) => name).join(", ")}</b>
        </p>
      )}
      <ul className="flex flex-col gap-4">
        {items.flatMap(({ product, optionGroups }) =>
          optionGroups.map((option) => (
            <li key={option.id}>
              <OrderedProductRow
                images={product.images}
                tint={derivePhotoTintByCategory(product.category)}
                name={product.name}
                option={`${option.name} · ${groupDigits(option.optionUnit)}개씩`}
              >
                <b className="mt-1 block font-bold tabular">
                  <Won amount={option.price * option.optionUnit} />
                </b>
              </OrderedProductRow>
            </li>
          )),
        )}
      </ul>
    </Panel>
  );
}

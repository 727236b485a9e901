import { useQuery } from "@tanstack/react-query";
import { suggestForFreeShipping } from "@todayfruit/domain/cart/suggest-for-free-shipping";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import type { ReactNode } from "react";
import { api } from "../../../../api/browser-api.ts";
import { ProductRow } from "../../../../features/catalog/product-grid-and-row.tsx";
import type { CartEntry } from "../state/cart-types-and-readers.ts";
import { SuggestedProductCard } from "./suggested-product-card.tsx";
import { useAddSuggestedProduct } from "./use-add-suggested-product.ts";

/** The most suggested products. */
const MOST = 8;

type FreeShippingSuggestionsProps = {
  entry: CartEntry;
  /** Shown while the products are loaded, as before while this code is. */
  placeholder: ReactNode;
};

/** Products of the same farm that bring a group to free shipping, each with what is still missing; renders nothing without any. */
export function FreeShippingSuggestions({ entry, placeholder }: FreeShippingSuggestionsProps) {
  const { distributor, shipping } = entry;
  const gap = entry.isBundle && shipping && !shipping.isFree ? shipping.missingForFree : 0;
  const options = useQuery({
    queryKey: ["smallest-options", distributor.id],
    queryFn: () => api("GET /v1/distributors/{id}/smallest-options", { path: { id: distributor.id } }),
    enabled: gap > 0,
  });
  const add = useAddSuggestedProduct(shipping?.fee ?? 0);
  if (options.isLoading) return placeholder;
  const inCart = new Set(entry.bundleItems.map(({ product }) => product.id));
  const candidates = (options.data?.list ?? [])
    .filter(({ product }) => !inCart.has(product.id))
    .map((each) => ({ ...each, price: each.option.price }));
  const fillers = suggestForFreeShipping(gap, candidates).slice(0, MOST);
  if (fillers.length === 0) return null;
  const fills = fillers.some(({ missing }) => missing === 0);
  return (
    <section
      className="-mx-gutter border-t border-line pt-4 pb-5"
      aria-label={`${distributor.name}에서 같이 담기`}
    >
      <h2 className="px-gutter text-title3 font-bold">
        {fills ? "같이 담으면 무료배송이에요" : "무료배송에 가까워져요"}
      </h2>
      <p className="px-gutter pt-0.5 pb-3 tabular text-label text-ink-3">
        같은 농장{fills && ` · 배송비 ${groupDigits(shipping?.fee ?? 0)}원을 아껴요`}
      </p>
      <ProductRow label={`${distributor.name}의 상품`}>
        {fillers.map(({ candidate, missing }) => (
          <SuggestedProductCard
            key={candidate.product.id}
            filler={candidate}
            missing={missing}
            isBusy={add.isPending}
            onAdd={() => add.mutate({ filler: candidate, missing })}
          />
        ))}
      </ProductRow>
    </section>
  );
}

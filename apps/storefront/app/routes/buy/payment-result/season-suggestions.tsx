import { useQuery } from "@tanstack/react-query";
import { api } from "../../../api/browser-api.ts";
import { useOptionSheet } from "../../../features/catalog/options/use-option-sheet.tsx";
import { ProductCard } from "../../../features/catalog/product-card.tsx";
import { ProductRow } from "../../../features/catalog/product-grid-and-row.tsx";
import { SectionHeading } from "../../../ui/layout/section-heading.tsx";
import { writeSeasonSuggestionReason } from "./write-season-suggestion-reason.ts";

const TITLE = "다음엔 이 과일 어때요";

/** Fruit whose season begins soon, of other kinds than was bought; renders nothing without any, and when it fails. */
export function SeasonSuggestions({ orderId }: { orderId: number }) {
  const { openOptions, sheet } = useOptionSheet();
  const found = useQuery({
    queryKey: ["season-suggestions", orderId],
    queryFn: () => api("GET /v1/app-users/orders/{id}/season-suggestions", { path: { id: orderId } }),
    staleTime: 60_000,
  });
  const list = found.data?.list ?? [];
  if (list.length === 0) return null;
  return (
    <section className="pt-4 pb-12" aria-label={TITLE}>
      <SectionHeading title={TITLE} />
      <ProductRow label={`${TITLE}, 옆으로 넘겨 보기`}>
        {list.map((suggestion) => (
          <div key={suggestion.product.id}>
            <ProductCard product={suggestion.product} onAdd={openOptions} />
            <p className="mt-1.5 text-caption font-semibold text-brand-ink tabular-nums">
              {writeSeasonSuggestionReason(suggestion)}
            </p>
          </div>
        ))}
      </ProductRow>
      {sheet}
    </section>
  );
}

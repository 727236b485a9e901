import type { Reply } from "@todayfruit/contract/all-calls";
import { formatMonthDay, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { relativeDayText } from "@todayfruit/domain/calendar/relative-day-text";
import type { ProductCardProps } from "../../../../features/catalog/product-card.tsx";
import { ProductListRow } from "../../../../features/catalog/product-list-row.tsx";
import { paths } from "../../../../paths.ts";
import { SectionHeading } from "../../../../ui/layout/section-heading.tsx";
import { TitledProductRow } from "../titled-product-row.tsx";
import { FarmProductRow } from "./farm-product-row.tsx";
import type { Alternatives } from "./load-alternatives.ts";
import { writeSameKindHeading } from "./write-same-kind-heading.ts";

type SoldOutSectionProps = {
  product: Reply<"GET /v1/products/{id}">;
  alternatives: Alternatives;
  /** Render time, ISO 8601. */
  now: string;
  onAdd: ProductCardProps["onAdd"];
};

/** The most products of the same kind, and of the same farm. */
const MOST_ROWS = 3;

/** Sold-out notice with the next harvest, and what can be bought instead: same kind, similar kinds, same farm. */
export function SoldOutNoticeAndAlternatives({ product, alternatives, now, onAdd }: SoldOutSectionProps) {
  const { kindName, sameKind, similar, sameFarm, dispatchDate } = alternatives;
  const today = kstDateOf(now);
  const harvest = product.nextHarvestDate;
  const shownKind = sameKind.slice(0, MOST_ROWS);
  const kindTitle = writeSameKindHeading(kindName, shownKind);
  const root = product.category.parent?.name ?? product.category.name;
  return (
    <>
      <div className="mx-gutter mb-5 rounded-md bg-sunken p-4">
        <p className="text-body2 font-bold">준비한 수량이 모두 팔렸어요</p>
        <p className="mt-1 text-label text-ink-2">
          {harvest !== null && harvest >= today && (
            <>
              농장이 알려준 다음 수확은 <b className="font-semibold tabular">{formatMonthDay(harvest)}</b>
              이에요.
              <br />
            </>
          )}
          알림을 켜면 들어온 그때 바로 알려드려요.
        </p>
      </div>
      {(sameKind.length > 0 || similar.length > 0 || sameFarm.length > 0) && (
        <div className="h-2 bg-sunken" />
      )}
      {sameKind.length > 0 && (
        <section className="pt-8" aria-label={kindTitle}>
          <SectionHeading
            title={kindTitle}
            subTitle={dispatchDate && `오늘 주문하면 ${relativeDayText(dispatchDate, today)} 출고해요`}
          />
          <div className="-mt-4">
            {shownKind.map((each) => (
              <ProductListRow key={each.id} product={each} onAdd={onAdd} />
            ))}
          </div>
        </section>
      )}
      <TitledProductRow title={`비슷한 ${root}`} products={similar} onAdd={onAdd} />
      {sameFarm.length > 0 && (
        <section className="pt-8 pb-4" aria-label={`${product.distributor.name}의 다른 상품`}>
          <SectionHeading
            title={`${product.distributor.name}의 다른 상품`}
            more={{ to: paths.farm(product.distributor.id), label: "농장 보기" }}
          />
          {sameFarm.slice(0, MOST_ROWS).map((each) => (
            <FarmProductRow key={each.id} product={each} />
          ))}
        </section>
      )}
    </>
  );
}

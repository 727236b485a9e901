import type { Reply } from "@todayfruit/contract/all-calls";
import { nextSeason } from "@todayfruit/domain/farms/write-and-find-harvest-seasons";
import { josa } from "@todayfruit/domain/korean/josa";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import Bell from "lucide-react/icons/bell";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useState } from "react";
import { ProductCard, type ProductCardProps } from "../../../features/catalog/product-card.tsx";
import { ProductGrid } from "../../../features/catalog/product-grid-and-row.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Callout } from "../../../ui/layout/callout.tsx";
import { ChoiceSheet } from "../../../ui/overlay/choice-sheet.tsx";

type Farm = Reply<"GET /v1/farms/{id}">;
type FarmProductsProps = { farm: Farm; month: number; onAdd: ProductCardProps["onAdd"] };

/** Products shown before the button for the others. */
const FIRST = 4;
type Order = "popular" | "priceAsc" | "priceDesc";
const ORDERS: readonly { value: Order; label: string }[] = [
  { value: "popular", label: "잘 팔리는 순" },
  { value: "priceAsc", label: "낮은 가격순" },
  { value: "priceDesc", label: "높은 가격순" },
];

/** Products that the farm sells now; between two seasons, what comes next. */
export function FarmProducts({ farm, month, onAdd }: FarmProductsProps) {
  const [order, setOrder] = useState<Order>("popular");
  const [isChoosing, setChoosing] = useState(false);
  const [isWhole, setWhole] = useState(false);
  if (farm.list.length === 0) return <ClosedFarm seasons={farm.seasons} month={month} />;
  const sorted = sortedBy(order, farm.list);
  const shown = isWhole ? sorted : sorted.slice(0, FIRST);
  return (
    <section className="mt-2 bg-surface py-6" aria-labelledby="farm-products">
      <div className="mb-4 flex items-center justify-between gap-3 px-gutter">
        <h2 id="farm-products" className="text-title3 font-bold tracking-tight">
          지금 팔고 있어요{" "}
          <span className="text-brand-ink tabular-nums">{groupDigits(farm.list.length)}</span>
        </h2>
        <button
          className="-my-2.5 inline-flex min-h-11 items-center gap-0.5 text-label text-ink-2"
          type="button"
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
        >
          {ORDERS.find(({ value }) => value === order)?.label}
          <ChevronDown className="size-4" aria-hidden />
        </button>
      </div>
      <ProductGrid>
        {shown.map((product) => (
          <ProductCard key={product.id} product={product} onAdd={onAdd} />
        ))}
      </ProductGrid>
      {shown.length < sorted.length && (
        <div className="mt-6 px-gutter">
          <Button tone="outline" block onClick={() => setWhole(true)}>
            {groupDigits(sorted.length - shown.length)}개 더 보기
          </Button>
        </div>
      )}
      <ChoiceSheet
        title="상품 정렬"
        open={isChoosing}
        onClose={() => setChoosing(false)}
        options={ORDERS}
        selected={order}
        onChoose={(value) => setOrder(value)}
      />
    </section>
  );
}

function ClosedFarm({ seasons, month }: { seasons: Farm["seasons"]; month: number }) {
  const next = nextSeason(seasons, month);
  return (
    <section className="mt-2 bg-surface px-gutter py-6" aria-labelledby="farm-products">
      <h2 id="farm-products" className="mb-4 text-title3 font-bold tracking-tight">
        {next ? `${next.month}월에 ${josa(next.name, "으로/로")} 다시 열어요` : "지금은 파는 상품이 없어요"}
      </h2>
      <Callout icon={Bell} tone="brand">
        소식을 받으면 <b className="font-bold">다시 열리는 날</b> 알려드려요
      </Callout>
    </section>
  );
}

function sortedBy(order: Order, products: Farm["list"]): Farm["list"] {
  if (order === "popular") return products;
  const sign = order === "priceAsc" ? 1 : -1;
  return products.toSorted((one, other) => sign * (one.productPrice.price - other.productPrice.price));
}

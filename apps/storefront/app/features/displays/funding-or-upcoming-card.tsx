import { formatMonthDay, kstDateOf } from "@todayfruit/domain/calendar/kst";
import Clock from "lucide-react/icons/clock";
import { Badge } from "../../ui/layout/badge.tsx";
import { ProductBigCard } from "../catalog/product-big-card.tsx";
import type { ProductSummary } from "../catalog/product-summary-types.ts";
import { useSaleWindowRestriction } from "../catalog/sale/use-sale-window-restriction.ts";

/** Large product card with a 펀딩 badge, or an 오픈예정 badge and the opening day before the sale opens. */
export function FundingOrUpcomingCard({ product }: { product: ProductSummary }) {
  const { saleType, comingSoonDate } = product.productSaleType;
  const opens = useSaleWindowRestriction(product) === "NOT_OPEN_YET" ? comingSoonDate : null;
  return (
    <ProductBigCard
      product={product}
      badge={
        saleType === "funding" ? (
          <Badge tone="only" large>
            펀딩
          </Badge>
        ) : (
          opens && (
            <Badge tone="only" large>
              오픈예정
            </Badge>
          )
        )
      }
      caption={
        opens && (
          <>
            <Clock className="size-4" aria-hidden />
            {formatMonthDay(kstDateOf(opens))} 오픈
          </>
        )
      }
    />
  );
}

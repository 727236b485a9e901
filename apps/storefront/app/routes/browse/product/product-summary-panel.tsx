import type { Reply } from "@todayfruit/contract/all-calls";
import { saleWindowRestriction } from "@todayfruit/domain/catalog/sale-window-restriction";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { listProductBadges } from "../../../features/catalog/list-product-and-card-badges.ts";
import { PriceBlock } from "../../../features/catalog/price-block.tsx";
import { saleWindowFromProduct } from "../../../features/catalog/sale/sale-window-from-product.ts";
import { canRequestRestockAlarm } from "../../../features/restock-alarms/can-request-restock-alarm.ts";
import { useServerTime } from "../../../server-clock/use-server-time.ts";
import { Badge } from "../../../ui/layout/badge.tsx";
import { FarmRow } from "./farm-row.tsx";
import { BestOrSignUpCouponRow } from "./price/best-or-sign-up-coupon-row.tsx";
import { LowestPriceLink } from "./price/price-history-panel.tsx";

type Product = Reply<"GET /v1/products/{id}">;

/** Farm, name, price and rating of a product. */
export function ProductSummaryPanel({ product, now }: { product: Product; now: string }) {
  const { saleType } = product.productSaleType;
  const moment = useServerTime(now, saleType !== "normal");
  const isComing = saleWindowRestriction(saleWindowFromProduct(product, moment)) === "NOT_OPEN_YET";
  const badges = [
    ...(isComing ? [{ tone: "only", text: "오픈예정" } as const] : []),
    ...(saleType === "funding" ? [{ tone: "recommend", text: "펀딩" } as const] : []),
    ...listProductBadges(product),
  ];
  const { reviews } = product.counts;
  return (
    <section className="px-gutter pt-4 pb-5" aria-label="상품 요약">
      <FarmRow distributor={product.distributor} />
      <h1 className="mt-1 text-title2 font-bold tracking-tight">{product.name}</h1>
      <p className="mt-1 text-body2 text-ink-2">{product.subTitle}</p>
      <div className="mt-3 flex items-end justify-between">
        <PriceBlock {...product.productPrice} unitPrice={product.unitPrice} large comingSoon={isComing} />
        {reviews > 0 && (
          <a
            className="inline-flex min-h-11 items-center gap-3px text-label whitespace-nowrap text-ink-3 tabular-nums"
            href="#reviews"
          >
            <span className="icon-star size-4 text-star" />
            <span className="sr-only">평점 </span>
            <b className="font-bold text-ink">{product.scoreAverage.toFixed(1)}</b>
            <span className="underline underline-offset-2">후기 {groupDigits(reviews)}</span>
          </a>
        )}
      </div>
      <LowestPriceLink history={product.priceHistory} />
      {badges.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-1">
          {badges.map((badge) => (
            <Badge key={badge.text} tone={badge.tone} large>
              {badge.text}
            </Badge>
          ))}
        </div>
      )}
      {!canRequestRestockAlarm(product) && (
        <BestOrSignUpCouponRow productId={product.id} price={product.productPrice.price} />
      )}
    </section>
  );
}

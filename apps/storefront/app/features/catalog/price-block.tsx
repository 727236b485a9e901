import { discountPercent } from "@todayfruit/domain/catalog/prices/discount-percent";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { won } from "@todayfruit/domain/money/won";

type PriceBlockProps = {
  /** Price in 원. */
  price: number;
  /** List price in 원; above the price, it shows a discount. */
  listPrice: number;
  unitPrice?: { unit: string; amount: number } | null;
  /** Large size of the product page. */
  large?: boolean;
  /** 오픈 예정 상품: the price applies once the sale opens. */
  comingSoon?: boolean;
};

/** 정가, 할인율, 판매가, 단위가격, with emphasis on the rate and the price. */
export function PriceBlock({
  price,
  listPrice,
  unitPrice,
  large = false,
  comingSoon = false,
}: PriceBlockProps) {
  const rate = discountPercent(won(listPrice), won(price));
  const figure = large ? "text-figure4/8.5" : "text-body1/5.5";
  return (
    <div className={`tabular flex flex-wrap items-baseline ${large ? "gap-x-7px" : "gap-x-1"}`}>
      {comingSoon && <span className="basis-full text-caption text-ink-3">오픈 예정가</span>}
      {rate > 0 && (
        <>
          <span className={`basis-full text-ink-3 line-through ${large ? "text-body2/5.5" : "text-caption"}`}>
            <span className="sr-only">정가 </span>
            {groupDigits(listPrice)}원
          </span>
          <span className={`font-bold tracking-price text-sale ${figure}`}>
            <span className="sr-only">할인율 </span>
            {rate}%
          </span>
        </>
      )}
      <span className={`font-bold tracking-price text-price ${figure}`}>
        <span className="sr-only">판매가 </span>
        <Won amount={price} />
      </span>
      {unitPrice && (
        <span className={`basis-full text-ink-3 ${large ? "text-caption/5" : "text-micro"}`}>
          {unitPrice.unit}당 {groupDigits(unitPrice.amount)}원
        </span>
      )}
    </div>
  );
}

/** An amount in 원 with its unit smaller and lighter; the unit never makes the line higher, in any font. */
export function Won({ amount }: { amount: number }) {
  return (
    <>
      {groupDigits(amount)}
      <span className="ml-px text-[.84em] leading-none font-medium tracking-normal">원</span>
    </>
  );
}

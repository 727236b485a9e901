import type { Reply } from "@todayfruit/contract/all-calls";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { sumReorder } from "@todayfruit/domain/reorders/sum-reorder";
import { Won } from "../../../features/catalog/price-block.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { BottomActionBar } from "../../../ui/layout/bottom-action-bar.tsx";
import { CheckoutLinkLine } from "./checkout-link-line.tsx";
import { useOpenOrderForm } from "./use-open-order-form.ts";

type CheckoutLinkLinesProps = { token: string; lines: Reply<"GET /v1/checkout-links/{token}">["lines"] };

/** Goods of a checkout link with their prices of now, and the button that opens their order form. */
export function CheckoutLinkLines({ token, lines }: CheckoutLinkLinesProps) {
  const opening = useOpenOrderForm(token);
  const buyable = lines.filter(({ block }) => block === null);
  const { units, price } = sumReorder(buyable);
  return (
    <>
      <div className="flex-1 overflow-x-clip px-gutter pt-5 pb-6">
        <h1 className="text-title1 font-bold">주문할 상품을 준비했어요</h1>
        <p className="mt-1 text-label text-ink-2">
          값은 지금 값이에요. 주문서를 열면 장바구니에 담기고, 주소와 결제는 직접 정해요.
        </p>
        <ul className="mt-3 divide-y divide-line" aria-label="준비한 상품">
          {lines.map((line) => (
            <CheckoutLinkLine key={line.option.id} line={line} />
          ))}
        </ul>
      </div>
      <BottomActionBar>
        <div className="w-full">
          <p className="mb-3 flex items-baseline justify-between gap-3 tabular">
            <span className="text-label text-ink-2">{groupDigits(units)}개 · 배송비는 주문서에서 더해요</span>
            <b className="text-figure5 font-extrabold tracking-price">
              <span className="sr-only">지금 </span>
              <Won amount={price} />
            </b>
          </p>
          <Button
            block
            size="lg"
            disabled={units === 0}
            busy={opening.isPending}
            onClick={() => opening.mutate()}
          >
            {labelOf(buyable.length, lines.length)}
          </Button>
        </div>
      </BottomActionBar>
    </>
  );
}

function labelOf(buyable: number, all: number): string {
  if (buyable === 0) return "지금 살 수 있는 상품이 없어요";
  return buyable === all ? "주문서 열기" : `살 수 있는 ${buyable}가지로 주문서 열기`;
}

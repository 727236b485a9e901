import CircleAlert from "lucide-react/icons/circle-alert";
import { useId, useState } from "react";
import { useVariantSettings } from "../../../features/support/use-variant-settings.ts";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import type { OrderTmp } from "./use-price-calculation.ts";

type ConsentProps = {
  order: OrderTmp;
  agreed: boolean;
  /** True after an attempt to pay without consent. */
  isMissing: boolean;
  /** Called with true once all parts are agreed to. */
  onChange(agreed: boolean): void;
};

type Part = "order" | "third-party" | "payment-service";

/**
 * 주문 내용 확인 및 결제 동의: one box for all, and one for each part, so that providing personal data to sellers can be
 * agreed to apart from the rest (개인정보 보호법 제22조). Never ticked in advance.
 */
export function OrderConsent({ order, agreed, isMissing, onChange }: ConsentProps) {
  const problem = useId();
  const { phone } = useVariantSettings();
  const [ticked, setTicked] = useState<readonly Part[]>([]);
  const sellers = [...new Set(order.totalPricesDetail.map(({ distributor }) => distributor.name))].join(", ");
  const parts = partsOf(sellers);

  function tick(next: readonly Part[]): void {
    setTicked(next);
    onChange(next.length === parts.length);
  }

  return (
    <section className="mt-2 bg-surface px-gutter pt-4 pb-8" aria-label="주문 내용 확인 및 결제 동의">
      <Checkbox
        checked={agreed || (ticked.length > 0 && "some")}
        onChange={(isTicked) => tick(isTicked ? parts.map(({ part }) => part) : [])}
        problem={isMissing ? problem : undefined}
      >
        <b className="font-semibold">주문 내용 확인 및 결제 동의</b>
      </Checkbox>
      <p id={problem} className="pl-34px text-caption text-danger" role="alert">
        {isMissing && (
          <span className="mb-1 flex items-start gap-1">
            <CircleAlert className="mt-px size-3.5 stroke-medium" aria-hidden />
            주문 내용을 확인하고 모두 동의해 주세요
          </span>
        )}
      </p>
      <details className="pl-34px text-caption text-ink-3">
        <summary className="flex min-h-11 cursor-pointer items-center underline decoration-line-strong underline-offset-3">
          하나씩 보고 동의하기
        </summary>
        <ul className="flex flex-col gap-2 pb-2 leading-5">
          {parts.map(({ part, title, text }) => (
            <li key={part}>
              <Checkbox
                checked={ticked.includes(part)}
                onChange={(isTicked) =>
                  tick(isTicked ? [...ticked, part] : ticked.filter((other) => other !== part))
                }
              >
                <span className="text-label font-semibold text-ink-2">{title}</span>
              </Checkbox>
              <p className="pl-34px">{text}</p>
            </li>
          ))}
        </ul>
        <p className="pb-2 leading-5">
          배송을 준비하기 전까지는 바로 취소할 수 있어요. 신선식품은 받은 뒤 마음이 바뀌어 돌려보내기
          어렵지만, 상했거나 주문한 것과 다르면 환불하거나 다시 보내 드려요. 문의: {phone}
        </p>
      </details>
    </section>
  );
}

function partsOf(sellers: string): readonly { part: Part; title: string; text: string }[] {
  return [
    {
      part: "order",
      title: "주문 내용 확인 (필수)",
      text: "주문할 상품의 이름, 옵션, 수량, 가격, 배송 정보와 결제 금액을 확인했고 구매하는 데 동의해요.",
    },
    {
      part: "third-party",
      title: "개인정보 제3자 제공 (필수)",
      text: `받는 곳: ${sellers}. 쓰는 목적: 상품 배송과 상담. 항목: 받는 분 이름, 휴대폰 번호, 주소, 요청 사항. 보관: 배송을 마치고 법이 정한 기간까지. 동의하지 않을 수 있지만 그러면 주문할 수 없어요.`,
    },
    {
      part: "payment-service",
      title: "결제 대행 서비스 이용 (필수)",
      text: "결제는 토스페이먼츠(주)의 전자금융거래 서비스로 처리되고, 결제에 필요한 주문 번호와 금액, 주문한 분의 이름과 연락처가 전달돼요.",
    },
  ];
}

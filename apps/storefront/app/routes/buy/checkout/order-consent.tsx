import CircleAlert from "lucide-react/icons/circle-alert";
import { type ReactNode, useId } from "react";
import { variant } from "#variant/brand-settings.ts";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import type { OrderTmp } from "./use-price-calculation.ts";

type ConsentProps = {
  order: OrderTmp;
  agreed: boolean;
  /** True after an attempt to pay without consent. */
  isMissing: boolean;
  onChange(agreed: boolean): void;
};

/** 주문 내용 확인 및 결제 동의: one box with what it covers, never ticked in advance. */
export function OrderConsent({ order, agreed, isMissing, onChange }: ConsentProps) {
  const problem = useId();
  const sellers = [...new Set(order.totalPricesDetail.map(({ distributor }) => distributor.name))].join(", ");
  return (
    <section className="mt-2 bg-surface px-gutter pt-4 pb-8" aria-label="주문 내용 확인 및 결제 동의">
      <Checkbox checked={agreed} onChange={onChange} problem={isMissing ? problem : undefined}>
        <b className="font-semibold">주문 내용 확인 및 결제 동의</b>
      </Checkbox>
      <p id={problem} className="pl-34px text-caption text-danger" role="alert">
        {isMissing && (
          <span className="mb-1 flex items-start gap-1">
            <CircleAlert className="mt-px size-3.5 stroke-medium" aria-hidden />
            주문 내용을 확인하고 동의해 주세요
          </span>
        )}
      </p>
      <details className="group pl-34px text-caption text-ink-3">
        <summary className="flex min-h-11 cursor-pointer items-center underline decoration-line-strong underline-offset-3">
          동의하는 내용 보기
        </summary>
        <dl className="flex flex-col gap-3 pb-2 leading-5">
          <LegalText title="주문 내용 확인">
            주문할 상품의 이름, 옵션, 수량, 가격, 배송 정보와 결제 금액을 확인했고 구매하는 데 동의해요.
          </LegalText>
          <LegalText title="개인정보 제3자 제공">
            받는 곳: {sellers}. 쓰는 목적: 상품 배송과 상담. 항목: 받는 분 이름, 휴대폰 번호, 주소, 요청 사항.
            보관: 배송을 마치고 법이 정한 기간까지. 동의하지 않을 수 있지만 그러면 주문할 수 없어요.
          </LegalText>
          <LegalText title="결제 대행 서비스 이용">
            결제는 토스페이먼츠(주)의 전자금융거래 서비스로 처리되고, 결제에 필요한 주문 번호와 금액, 주문한
            분의 이름과 연락처가 전달돼요.
          </LegalText>
          <LegalText title="취소와 환불">
            배송을 준비하기 전까지는 바로 취소할 수 있어요. 신선식품은 받은 뒤 마음이 바뀌어 돌려보내기
            어렵지만, 상했거나 주문한 것과 다르면 환불하거나 다시 보내 드려요. 문의: {variant.business.phone}
          </LegalText>
        </dl>
      </details>
    </section>
  );
}

function LegalText({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold text-ink-2">{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

import type { Reply } from "@todayfruit/contract/all-calls";
import { weekdaysText } from "@todayfruit/domain/delivery/weekdays-text";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { FactTable } from "./fact-table.tsx";
import { SECTION_CLASS } from "./section-keys-and-scroll-to-section.ts";

/** 구매 정보: dispatch, storage, returns, and what 전자상거래법 §13 wants before an order, folded. */
export function PurchaseInfoSection({ product }: { product: Reply<"GET /v1/products/{id}"> }) {
  const { distributor, deliveryCompany, storage, contents } = product;
  const tables = contents.flatMap((block) => (block.type === "table" ? [block.rows] : []));
  return (
    <div id="purchase" className={SECTION_CLASS} role="tabpanel" aria-labelledby="tab-purchase">
      <section className="border-t-8 border-sunken px-gutter py-8" aria-labelledby="purchase-title">
        <h2 id="purchase-title" className="text-title2 font-bold tracking-tight">
          구매 정보
        </h2>
        <dl className="mt-4 mb-2 grid grid-cols-terms gap-x-3 gap-y-2.5 text-label tabular-nums">
          <dt className="text-ink-3">출고</dt>
          <dd>
            {weekdaysText(distributor.shippingWeekdays)}, {distributor.orderCutoffTime}까지 주문한 상품
          </dd>
          <dt className="text-ink-3">택배</dt>
          <dd>{deliveryCompany.name}</dd>
          <dt className="text-ink-3">보관</dt>
          <dd>{storage}</dd>
          <dt className="text-ink-3">교환·반품</dt>
          <dd>상하거나 빠진 상품은 주문 상세에서 사진과 함께 알려 주세요</dd>
        </dl>
        {tables.map((rows) => (
          <Fold key={rows.join()} title="상품정보 제공고시">
            <FactTable rows={rows} />
          </Fold>
        ))}
        <Fold title="교환·반품 기준">
          <ul className="list-disc space-y-1 pl-5 text-label text-ink-2">
            <li>상하거나 깨지거나 잘못 온 상품은 받은 날부터 90일 안에 환불하거나 다시 보내 드려요.</li>
            <li>과일·채소처럼 상하기 쉬운 상품은 마음이 바뀌어 돌려보낼 수 없어요.</li>
            <li>그 밖의 상품은 받은 날부터 7일 안에 돌려보낼 수 있고, 반품 배송비는 사신 분이 내요.</li>
          </ul>
        </Fold>
        <Fold title="판매자 정보">
          <FactTable
            rows={[
              ["상호", distributor.name],
              ["사업자등록번호", distributor.businessNumber],
              ["출고지", distributor.shippingAddress],
              ["연락처", distributor.csPhone],
            ]}
          />
        </Fold>
      </section>
    </div>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between text-body1 font-medium [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronRight
          className="size-5 flex-none text-ink-3 transition-transform duration-(--dur-fade) group-open:rotate-90"
          aria-hidden
        />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}

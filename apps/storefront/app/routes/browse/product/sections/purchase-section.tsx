import type { Reply } from "@todayfruit/contract/all-calls";
import { FactTable } from "./fact-table.tsx";

/** 상품정보 제공고시, 보관, 판매자: the information 전자상거래법 §13 requires before an order. */
export function LegalProductInformation({ product }: { product: Reply<"GET /v1/products/{id}"> }) {
  const { distributor } = product;
  return (
    <section className="px-gutter pt-7" aria-label="구매정보">
      {product.contents.map((block) =>
        block.type === "table" ? (
          <div key={block.rows.join()}>
            <h2 className="text-title3 font-bold tracking-tight">상품정보 제공고시</h2>
            <FactTable rows={block.rows} />
          </div>
        ) : null,
      )}
      <h2 className="mt-8 text-title3 font-bold tracking-tight">보관 방법</h2>
      <p className="mt-3 text-body2 text-ink-2">{product.storage}</p>
      <h2 className="mt-8 text-title3 font-bold tracking-tight">판매자 정보</h2>
      <FactTable
        rows={[
          ["상호", distributor.name],
          ["사업자등록번호", distributor.businessNumber],
          ["출고지", distributor.shippingAddress],
          ["연락처", distributor.csPhone],
        ]}
      />
    </section>
  );
}

import type { Reply } from "@todayfruit/contract/all-calls";
import { paths } from "../../paths.ts";

/** Rows of the lists from which the steps know what is done. */
export type FirstSaleFacts = {
  farms: readonly Pick<Reply<"GET /operator/v1/distributors">["list"][number], "id">[];
  /** Newest products in any status. */
  products: readonly Pick<Reply<"GET /operator/v1/products">["list"][number], "id">[];
  /** Newest products on sale. */
  soldProducts: readonly Pick<Reply<"GET /operator/v1/products">["list"][number], "id">[];
  policies: readonly Pick<
    Reply<"GET /operator/v1/shipping-policies">["list"][number],
    "returnFee" | "returnAddress"
  >[];
  /** Business data of each face; version 1 is the data of the installation. */
  settings: readonly Pick<Reply<"GET /operator/v1/settings">["list"][number], "version">[];
};

export type FirstSaleStep = { title: string; note: string; to: string; isDone: boolean };

/**
 * Returns true for a shop that has nothing to sell: no farm, no product, or none on sale. A shop with goods on sale waits for
 * its first order and needs no guide.
 */
export function lacksGoods({
  farms,
  products,
  soldProducts,
}: Pick<FirstSaleFacts, "farms" | "products" | "soldProducts">): boolean {
  return [farms, products, soldProducts].some((list) => list.length === 0);
}

/** Lists the steps from an empty shop to its first order, in their order; the last one is done by a shopper. */
export function listStepsToFirstSale(facts: FirstSaleFacts): FirstSaleStep[] {
  const { farms, products, soldProducts, policies, settings } = facts;
  const [newest] = products;
  return [
    {
      title: "농가 더하기",
      note: "상품을 보내는 곳이에요. 택배사와 배송비도 함께 적어요",
      to: paths.farms,
      isDone: farms.length > 0,
    },
    {
      title: "배송비와 반품 조건 확인하기",
      note: "반품 배송비나 반품 주소를 농가마다 적어요",
      to: paths.settings("shipping"),
      isDone:
        policies.length > 0 &&
        policies.every(({ returnFee, returnAddress }) => returnFee !== null || returnAddress !== null),
    },
    {
      title: "사업자 정보 확인하기",
      note: "상호와 사업자등록번호, 전화는 모든 화면 아래에 보여요",
      to: paths.settings("texts"),
      isDone: settings.some(({ version }) => version > 1),
    },
    {
      title: "상품 만들기",
      note: "이름과 값, 사진을 적어요. 공개하기 전에는 아무에게도 보이지 않아요",
      to: paths.newProduct,
      isDone: newest !== undefined,
    },
    {
      title: "상품 공개하기",
      note: "더 적어야 하는 것은 상품 화면이 알려 줘요",
      to: newest === undefined ? paths.products : paths.product(newest.id),
      isDone: soldProducts.length > 0,
    },
    {
      title: "첫 주문 받기",
      note: "주문이 들어오면 바로 여기와 주문 화면에 나타나요",
      to: paths.orders(),
      isDone: false,
    },
  ];
}

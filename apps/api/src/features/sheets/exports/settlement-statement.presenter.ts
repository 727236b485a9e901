import type { Reply } from "@todayfruit/contract/all-calls";
import type { WrittenCell } from "../files/write-xlsx.ts";

type Settlement = Reply<"GET /operator/v1/settlements/{id}">;
type Kind = Settlement["adjustments"][number]["kind"];

const KINDS: Readonly<Record<Kind, string>> = {
  shipping: "배송비",
  return: "반품·환불",
  return_shipping: "반품 배송비",
  correction: "바로잡음",
};
const HEADINGS = ["구분", "주문번호", "상품", "옵션", "수량", "공급가", "금액", "내용"];

/** Presents a settlement as the rows of its statement: whose it is, each line, each adjustment, and the sums it was closed with. */
export function presentStatement(settlement: Settlement): WrittenCell[][] {
  const { farm, shop, lines, adjustments } = settlement;
  return [
    ["정산서", settlement.id],
    ["농가", farm.name, farm.businessNumber],
    ["내는 곳", shop.name, shop.businessNumber],
    ["마지막 도착일", settlement.through],
    ["준 날", settlement.paidOn ?? ""],
    HEADINGS,
    ...lines.map((line): WrittenCell[] => [
      "상품",
      "",
      line.productName,
      line.optionName,
      line.units,
      line.unitCost,
      line.amount,
      "",
    ]),
    ...adjustments.map(({ kind, orderNumber, amount, reason }): WrittenCell[] => [
      KINDS[kind],
      orderNumber ?? "",
      "",
      "",
      "",
      "",
      amount,
      reason,
    ]),
    sum("상품 합계", settlement.goods),
    sum("배송비 합계", settlement.shipping),
    sum("반품·환불 합계", settlement.returns),
    sum("바로잡음 합계", settlement.corrections),
    sum("줄 금액", settlement.total),
  ];
}

function sum(name: string, amount: number): WrittenCell[] {
  return [name, "", "", "", "", "", amount, ""];
}

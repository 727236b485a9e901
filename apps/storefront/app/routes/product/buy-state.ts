import type { Reply } from "@todayfruit/contract/all-calls";
import { formatMonthDay, kstDateOf } from "@todayfruit/domain/calendar/kst";
import { saleWindowBlock } from "@todayfruit/domain/catalog/sale-window-block";

type Facts = Pick<
  Reply<"GET /v1/products/{id}">,
  "productStatus" | "productSaleType" | "isAppOnly" | "minAppUserGrade"
>;

/**
 * Whether the buy button can be pressed and what it says. What no shopper can change is said first.
 *
 * @param buyer `grade` is `null` for a guest and while the session is not known
 * @param now an instant, ISO 8601
 * @example a product of status temp_stock_out // { canBuy: false, label: "다시 준비하고 있어요" }
 */
export function buyState(
  product: Facts,
  buyer: { grade: number | null; platform: "android" | "ios" | "web" },
  now: string,
): { canBuy: boolean; label: string } {
  const cannot = (label: string) => ({ canBuy: false, label });
  const sale = product.productSaleType;
  const outside = saleWindowBlock({
    saleType: sale.saleType,
    comingSoonAt: sale.comingSoonDate,
    limitedBeginAt: sale.limitedPeriodBegin,
    limitedEndAt: sale.limitedPeriodEnd,
    now,
  });

  if (outside === "NOT_OPEN_YET") return cannot(opensText(sale.comingSoonDate ?? sale.limitedPeriodBegin));
  if (outside === "PERIOD_ENDED") return cannot("판매 기간이 끝났어요");
  if (product.productStatus === "temp_stock_out") return cannot("다시 준비하고 있어요");
  if (product.productStatus !== "stock_in") return cannot("지금은 살 수 없어요");
  if (product.isAppOnly && buyer.platform === "web") return cannot("앱에서만 살 수 있어요");
  if (product.minAppUserGrade !== null && (buyer.grade ?? 0) < product.minAppUserGrade) {
    return cannot("회원 등급이 더 높아야 살 수 있어요");
  }
  return { canBuy: true, label: "구매하기" };
}

function opensText(opensAt: string | null): string {
  return opensAt === null ? "곧 판매를 시작해요" : `${formatMonthDay(kstDateOf(opensAt))}에 열어요`;
}

import type { Reply } from "@todayfruit/contract/all-calls";
import { saleOpensAt } from "@todayfruit/domain/catalog/sale-opens-at";
import { saleWindowRestriction } from "@todayfruit/domain/catalog/sale-window-restriction";
import { saleWindowFromProduct } from "../../../../features/catalog/sale/sale-window-from-product.ts";
import { canRequestRestockAlarm } from "../../../../features/restock-alarms/can-request-restock-alarm.ts";

type Facts = Pick<
  Reply<"GET /v1/products/{id}">,
  "productStatus" | "productSaleType" | "isAppOnly" | "minAppUserGrade" | "waitingRoom"
> & { userProductOrderConditions: readonly { isSatisfy: boolean }[] };

/**
 * Action of the page's main button. `alarm`: not open yet, an alarm can be set; `share`: bought after sharing; `app`:
 * sold in the app only; `room`: sold through a waiting room, to which it leads; `grade`: leads to the grades, or a guest to log in; `restock`: sold out, an alarm of its restock can be set; `closed`: disabled, the label gives the reason.
 */
export type BuyButtonAction =
  | { kind: "buy" | "share" | "app" | "grade" | "closed"; label: string }
  | { kind: "alarm"; opensAt: string | null }
  | { kind: "room"; id: number }
  | { kind: "restock" };

/**
 * Determines the main button of a product; conditions no shopper can change come first.
 *
 * @param buyer `grade` is `null` for a guest and while the session is unknown
 * @param now instant, ISO 8601
 * @example a product of status temp_stock_out // { kind: "restock" }
 */
export function deriveBuyButtonAction(
  product: Facts,
  buyer: { grade: number | null; platform: "android" | "ios" | "web" },
  now: string,
): BuyButtonAction {
  const closed = (label: string): BuyButtonAction => ({ kind: "closed", label });
  const outside = saleWindowRestriction(saleWindowFromProduct(product, now));

  if (product.productStatus === "suspended" || product.productStatus === "removed") {
    return closed("지금은 살 수 없어요");
  }
  if (product.waitingRoom) return { kind: "room", id: product.waitingRoom.id };
  if (outside === "NOT_OPEN_YET")
    return { kind: "alarm", opensAt: saleOpensAt(saleWindowFromProduct(product, now)) };
  if (outside === "PERIOD_ENDED") return closed("판매 기간이 끝났어요");
  if (canRequestRestockAlarm(product)) return { kind: "restock" };
  if (product.productStatus !== "stock_in") return closed("지금은 살 수 없어요");
  if (product.isAppOnly && buyer.platform === "web") return { kind: "app", label: "앱에서만 살 수 있어요" };
  if (product.minAppUserGrade !== null && (buyer.grade ?? 0) < product.minAppUserGrade) {
    return { kind: "grade", label: buyer.grade === null ? "로그인하고 등급 확인하기" : "등급 혜택 보기" };
  }
  return product.userProductOrderConditions.some(({ isSatisfy }) => !isSatisfy)
    ? { kind: "share", label: "공유하고 구매하기" }
    : { kind: "buy", label: "구매하기" };
}

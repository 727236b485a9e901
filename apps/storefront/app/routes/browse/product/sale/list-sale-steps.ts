import type { Reply } from "@todayfruit/contract/all-calls";
import {
  daysBetween,
  formatShortDate,
  kstDateOf,
  kstTimeOf,
  type Weekday,
  weekdayOf,
} from "@todayfruit/domain/calendar/kst";
import { saleOpensAt } from "@todayfruit/domain/catalog/sale-opens-at";
import { saleWindowRestriction } from "@todayfruit/domain/catalog/sale-window-restriction";
import { saleWindowFromProduct } from "../../../../features/catalog/sale/sale-window-from-product.ts";

type Facts = Pick<Reply<"GET /v1/products/{id}">, "productSaleType" | "harvestNote" | "deliveryPromise">;
export type SaleStep = { name: string; when: string; text: string; isNow: boolean };

const DAYS: Record<Weekday, string> = {
  sun: "일",
  mon: "월",
  tue: "화",
  wed: "수",
  thu: "목",
  fri: "금",
  sat: "토",
};

/**
 * Steps of a sale that opens, with their dates: 알림 신청, 오픈, 출고. Empty for other sales, for one that is over, and while
 * its date is unknown.
 *
 * @param now instant, ISO 8601
 */
export function listSaleSteps(product: Facts, now: string): SaleStep[] {
  const sale = saleWindowFromProduct(product, now);
  const opens = saleOpensAt(sale);
  const block = saleWindowRestriction(sale);
  const isOpening = sale.saleType === "funding" || sale.saleType === "comingSoon";
  if (!isOpening || opens === null || block === "PERIOD_ENDED") return [];
  const isOpen = block === null;
  return [
    ...(isOpen ? [] : [{ name: "알림 신청", when: "지금", text: "오픈하면 바로 알려드려요", isNow: true }]),
    { ...opening(sale.saleType === "funding", opens, sale.limitedEndAt), isNow: isOpen },
    {
      name: "출고",
      when: `${withWeekday(product.deliveryPromise.dispatchDate)}부터`,
      text: product.harvestNote ?? "주문한 순서대로 보내요",
      isNow: false,
    },
  ];
}

function opening(isFunding: boolean, opens: string, ends: string | null) {
  const day = kstDateOf(opens);
  const name = isFunding ? "펀딩 오픈" : "오픈";
  if (ends === null)
    return { name, when: `${withWeekday(day)} ${kstTimeOf(opens)}`, text: "이때부터 살 수 있어요" };
  // A period that ends at midnight is labelled with the day before.
  const last = kstDateOf(new Date(Date.parse(ends) - 1).toISOString());
  return {
    name,
    when: `${formatShortDate(day)} ~ ${formatShortDate(last)}`,
    text: `${daysBetween(day, last) + 1}일 동안만 주문을 받아요`,
  };
}

function withWeekday(date: string): string {
  return `${formatShortDate(date)} (${DAYS[weekdayOf(date)]})`;
}

import type { Reply } from "@todayfruit/contract/all-calls";
import { kstDateOf } from "@todayfruit/domain/calendar/kst";

type Suggestion = Reply<"GET /v1/app-users/orders/{id}/season-suggestions">["list"][number];
type Suggested = {
  month: Suggestion["month"];
  product: { productSaleType: Pick<Suggestion["product"]["productSaleType"], "saleType" | "comingSoonDate"> };
};

/**
 * Writes why a fruit is suggested: from which month it is in season, and the day on which its sale opens.
 *
 * @example writeSeasonSuggestionReason(kiwi) // "11월부터 제철이에요"
 * @example writeSeasonSuggestionReason(strawberry) // "12월부터 제철이에요 · 11월 28일 오픈"
 */
export function writeSeasonSuggestionReason({ month, product: { productSaleType } }: Suggested): string {
  const { saleType, comingSoonDate } = productSaleType;
  const reason = `${month}월부터 제철이에요`;
  if (saleType !== "comingSoon" || comingSoonDate === null) return reason;
  const [, opensMonth, day] = kstDateOf(comingSoonDate).split("-").map(Number);
  return `${reason} · ${opensMonth}월 ${day}일 오픈`;
}

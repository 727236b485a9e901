import type { Reply } from "@todayfruit/contract/all-calls";
import { daysBetween, kstDateOf } from "@todayfruit/domain/calendar/kst";
import Clock from "lucide-react/icons/clock";
import { useServerTime } from "../../../../server-clock/use-server-time.ts";
import { findNextSaleEvent } from "./find-next-sale-event.ts";

/** Badge on the photo with the days until the sale opens. */
export function OpeningBadge({ product, now }: { product: Reply<"GET /v1/products/{id}">; now: string }) {
  const moment = useServerTime(now, product.productSaleType.saleType !== "normal");
  const turn = findNextSaleEvent(product, moment);
  if (turn?.kind !== "opens" || turn.at === null) return null;
  const days = daysBetween(kstDateOf(moment), kstDateOf(turn.at));
  return (
    <span className="absolute bottom-4 left-4 flex h-34px items-center gap-1.5 rounded-17 bg-photo-veil/78 px-3 text-label font-semibold text-white">
      <Clock className="size-4" aria-hidden />
      {days === 0 ? "오늘 열어요" : `오픈까지 D-${days}`}
    </span>
  );
}

import type { Reply } from "@todayfruit/contract/all-calls";
import { formatMonthDay, kstDateOf, kstTimeOf } from "@todayfruit/domain/calendar/kst";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import basket from "../../../../assets/emoji/basket.webp";
import seedling from "../../../../assets/emoji/seedling.webp";
import sunflower from "../../../../assets/emoji/sunflower.webp";
import { useServerTime } from "../../../../server-clock/use-server-time.ts";
import { useOpeningAlarm } from "../buying/use-opening-alarm.ts";
import { CountdownBoxes } from "./countdown-boxes.tsx";
import { findNextSaleEvent } from "./find-next-sale-event.ts";

type Product = Reply<"GET /v1/products/{id}">;

/** Countdown to a sale's opening or end, the number of alarms set, and the quantity prepared. */
export function SaleCountdownPanel({ product, now }: { product: Product; now: string }) {
  const isTimed = product.productSaleType.saleType !== "normal" || product.productPrice.timedPrice !== null;
  const moment = useServerTime(now, isTimed);
  const turn = findNextSaleEvent(product, moment);
  if (!turn) return null;
  return (
    <section className="mx-gutter mb-6 rounded-lg bg-brand-tint p-18px" aria-label={turn.title}>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-label font-semibold">{turn.title}</h2>
        <span className="text-caption text-ink-2 tabular-nums">
          {turn.at === null
            ? "날짜를 정하고 있어요"
            : `${formatMonthDay(kstDateOf(turn.at))} ${kstTimeOf(turn.at)}`}
        </span>
      </div>
      {turn.at !== null && (
        <div className="mt-3">
          <CountdownBoxes until={turn.at} now={moment} />
        </div>
      )}
      {turn.kind === "opens" && <Waiting product={product} />}
    </section>
  );
}

function Waiting({ product }: { product: Product }) {
  const count = useOpeningAlarm(product.id)?.openAlarmCount ?? 0;
  const { goalQuantity } = product.productSaleType;
  if (count === 0 && goalQuantity === null) return null;
  return (
    <div className="mt-4 flex min-h-11 items-center justify-between gap-3 border-t border-brand-tint-2 pt-4">
      {count > 0 && (
        <span className="flex items-center gap-2 text-label">
          <AlarmAvatars />
          <span>
            <b className="font-bold text-brand-ink tabular-nums">{groupDigits(count)}명</b>이 기다려요
          </span>
        </span>
      )}
      {goalQuantity !== null && (
        <span className="text-caption text-ink-2 tabular-nums">준비 수량 {groupDigits(goalQuantity)}개</span>
      )}
    </div>
  );
}

function AlarmAvatars() {
  return (
    <span className="flex" aria-hidden>
      {[basket, sunflower, seedling].map((image) => (
        <span
          key={image}
          className="-ml-2 grid size-7 place-items-center rounded-full bg-surface ring-2 ring-brand-tint first:ml-0"
        >
          <img src={image} alt="" width={18} height={18} />
        </span>
      ))}
    </span>
  );
}

import type { Reply } from "@todayfruit/contract/all-calls";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { percentText } from "../../../features/stats/format-percent-and-compute-growth.ts";
import type { StatsRange } from "../../../features/stats/parse-and-shift-stats-range.ts";
import { StatsQueryBoundary } from "../../../features/stats/stats-query-boundary.tsx";
import { useGifts } from "../../../features/stats/use-stats.ts";
import { Card } from "../../../ui/layout/card.tsx";

type Sums = Reply<"GET /operator/v1/reports/gifts">;

const OF_RECEIVERS = [
  { sum: "addressed", label: "주소를 적음" },
  { sum: "dayChosen", label: "받을 날을 고름" },
  { sum: "swapped", label: "다른 상품으로 바꿈" },
  { sum: "thanked", label: "감사 카드를 남김" },
  { sum: "declined", label: "거절함" },
  { sum: "expired", label: "기한이 지남" },
] as const;

/** Gifts that were paid, those for a later day, and the share of receivers who did each thing. */
export function GiftsCard({ range }: { range: StatsRange }) {
  const asked = useGifts(range);
  return (
    <Card title="선물" aside="돈이 들어온 날 기준">
      <StatsQueryBoundary asked={asked}>
        {(sums) =>
          sums.orders === 0 ? (
            <p className="text-ink-3">이 기간에 보낸 선물이 없어요</p>
          ) : (
            <GiftSums sums={sums} />
          )
        }
      </StatsQueryBoundary>
    </Card>
  );
}

function GiftSums({ sums }: { sums: Sums }) {
  return (
    <dl className="flex flex-col gap-2">
      <Line label="선물한 주문" count={`${groupDigits(sums.orders)}건`} share="" />
      <Line
        label="보낼 때를 고름"
        count={`${groupDigits(sums.scheduled)}건`}
        share={percentText(sums.scheduled, sums.orders)}
      />
      <Line label="받는 분" count={`${groupDigits(sums.receivers)}명`} share="" />
      {OF_RECEIVERS.map(({ sum, label }) => (
        <Line
          key={sum}
          label={label}
          count={`${groupDigits(sums[sum])}명`}
          share={percentText(sums[sum], sums.receivers)}
        />
      ))}
    </dl>
  );
}

function Line({ label, count, share }: { label: string; count: string; share: string }) {
  return (
    <div className="flex gap-2">
      <dt className="min-w-0 truncate">{label}</dt>
      <dd className="number ml-auto flex-none font-semibold">{count}</dd>
      <dd className="number w-12 flex-none text-right text-ink-3">{share}</dd>
    </div>
  );
}

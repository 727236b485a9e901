import { addDays, KOREAN_WEEKDAYS, weekdayOf } from "@todayfruit/domain/calendar/kst";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import type { FarmOfDay } from "../../features/dispatch/use-farms-of-day.ts";
import { useFunnel } from "../../features/stats/use-stats.ts";
import { useMe } from "../../session/use-me.ts";
import { type Figure, formatFiguresOfDay } from "./format-figures-of-day.ts";

/** Farms of the day as far as they were read; `list` is absent before they have come. */
export type FarmsSoFar = { list: readonly FarmOfDay[] | undefined; isMore: boolean; error: Error | null };

type TodayFiguresProps = {
  day: string;
  farms: FarmsSoFar;
  /** False while it is not known whether the shop is shown its first steps instead. */
  isReady: boolean;
};

const LABELS = ["오늘 매출", "주문", "평균 주문 금액", "방문 → 구매"] as const;
const WEEK_DAYS = 7;
const UNREAD: Figure = { value: "–", unit: "", note: "불러오지 못했어요" };

/** Figures of the day so far, beside the same weekday a week ago, and the parcels that leave; on a phone swiped. */
export function TodayFigures({ day, farms, isReady }: TodayFiguresProps) {
  const { may } = useMe();
  const [sells, ships] = [may("orders.read"), may("orders.ship")];
  if (!sells && !ships) return null;
  return (
    <section
      aria-label="오늘의 숫자"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by the keyboard.
      tabIndex={0}
      // Relative, so that words for screen readers in tiles beyond the edge do not widen the page.
      className="relative overflow-x-auto rounded-card bg-surface inset-shadow-hairline"
    >
      <dl className="grid auto-cols-[minmax(9rem,1fr)] grid-flow-col divide-x divide-line max-desk:auto-cols-[50%]">
        {sells && <SalesTiles day={day} isReady={isReady} />}
        {ships && <Tile label="오늘 나갈 상자" figure={isReady ? parcelsFigure(farms) : undefined} />}
      </dl>
    </section>
  );
}

function SalesTiles({ day, isReady }: { day: string; isReady: boolean }) {
  const weekAgo = addDays(day, -WEEK_DAYS);
  const now = useFunnel({ from: day, to: day });
  const before = useFunnel({ from: weekAgo, to: weekAgo });
  const name = `지난주 ${KOREAN_WEEKDAYS[weekdayOf(weekAgo)]}요일 하루`;
  const figures =
    isReady && now.data && !before.isPending
      ? formatFiguresOfDay(now.data.total, before.data?.total ?? null, name)
      : undefined;
  const unread = now.error && !now.data ? UNREAD : undefined;
  return LABELS.map((label, place) => <Tile key={label} label={label} figure={unread ?? figures?.[place]} />);
}

/** Writes how many parcels leave today: those that left and those that are open. */
function parcelsFigure({ list, isMore, error }: FarmsSoFar): Figure | undefined {
  if (!list) return error ? UNREAD : undefined;
  const sent = list.reduce((sum, farm) => sum + farm.sentParcels, 0);
  const open = list.reduce((sum, farm) => sum + farm.paidParcels + farm.acceptedParcels, 0);
  return {
    value: groupDigits(sent + open),
    unit: isMore ? "개 이상" : "개",
    note: `출고 ${groupDigits(sent)} · 남음 ${groupDigits(open)}`,
  };
}

/** A figure with its name; a skeleton before it has come. */
function Tile({ label, figure }: { label: string; figure: Figure | undefined }) {
  return (
    <div className="min-w-0 px-4 py-3" aria-busy={figure === undefined || undefined}>
      <dt className="text-micro text-ink-3">{label}</dt>
      {figure === undefined ? (
        <dd className="h-11 pt-1.5">
          <span className="sr-only">불러오는 중이에요</span>
          <span className="shimmer block h-5 w-28" />
        </dd>
      ) : (
        <>
          <dd className="number text-title font-bold whitespace-nowrap">
            {figure.value}
            <span className="text-form font-medium">{figure.unit}</span>
          </dd>
          <dd className="number text-micro text-ink-3">
            <GrowthText {...figure} /> {figure.note}
          </dd>
        </>
      )}
    </div>
  );
}

const SIGNS = {
  [-1]: { mark: "▼", word: "줄었어요" },
  0: { mark: "=", word: "같아요" },
  1: { mark: "▲", word: "늘었어요" },
} as const;

function GrowthText({ growth }: Figure) {
  if (growth === undefined) return null;
  if (growth === null) return "–";
  const { mark, word } = SIGNS[growth.sign];
  const tone = growth.isBad ? "text-danger" : growth.sign > 0 ? "text-success" : "text-ink-2";
  return (
    <b className={`font-semibold ${tone}`}>
      <span aria-hidden>{mark}</span> {growth.text}
      <span className="sr-only"> {word}</span>
    </b>
  );
}

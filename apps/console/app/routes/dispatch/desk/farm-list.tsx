import { Link } from "react-router";
import type { FarmOfDay } from "../../../features/dispatch/use-farms-of-day.ts";
import { type DispatchStep, paths } from "../../../paths.ts";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";

type FarmListProps = { farms: readonly FarmOfDay[]; day: string; currentId: number; step: DispatchStep };

/** Farms of a day by the hour until which they send, each with how much of it has left. */
export function FarmList({ farms, day, currentId, step }: FarmListProps) {
  return farms.map((farm) => {
    const { distributor, paidParcels, acceptedParcels, sentParcels } = farm;
    const whole = paidParcels + acceptedParcels + sentParcels;
    return (
      <Link
        key={distributor.id}
        to={paths.dispatchStep(day, distributor.id, step)}
        aria-current={distributor.id === currentId || undefined}
        className="grid grid-cols-[1fr_auto] gap-x-2 gap-y-px rounded-control px-2.5 py-2 hover:bg-hover aria-[current]:bg-surface aria-[current]:inset-shadow-hairline"
      >
        <b className="truncate font-semibold">{distributor.name}</b>
        <span className="number text-micro font-bold text-ink-2">
          {sentParcels === whole ? "끝남" : farm.cutoffTime}
        </span>
        <span className="text-micro text-ink-3">{stateText(farm)}</span>
        <span className="number text-micro text-ink-3">
          {sentParcels}/{whole}
          <span className="sr-only">상자 나감</span>
        </span>
        <span className="col-span-2 mt-1.5">
          <ProgressBar done={sentParcels} whole={whole} />
        </span>
      </Link>
    );
  });
}

function stateText({ paidParcels, acceptedParcels }: FarmOfDay): string {
  const parts = [
    paidParcels > 0 && `접수 전 ${paidParcels}`,
    acceptedParcels > 0 && `준비 ${acceptedParcels}`,
  ].filter(Boolean);
  return parts.length === 0 ? "모두 출고" : parts.join(" · ");
}

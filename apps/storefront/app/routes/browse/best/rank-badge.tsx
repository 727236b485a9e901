import type { RankedProduct } from "./ranked-product-types.ts";

/** Badge on a photo with the rank and its change since the day before. */
export function RankBadge({ ranked }: { ranked: RankedProduct }) {
  return (
    <span
      className={`absolute top-0 left-0 z-2 flex h-7 min-w-7 items-center justify-center gap-1 rounded-tl-md rounded-br-md px-2 text-label font-bold tabular-nums ${ranked.rank <= 3 ? "bg-brand text-on-brand" : "bg-photo-ink text-white"}`}
    >
      {ranked.rank}
      <span className="sr-only">위</span>
      <Movement ranked={ranked} />
    </span>
  );
}

/** Change of rank: ▲3, ▼1 or NEW; renders nothing when unchanged. */
export function Movement({ ranked: { rank, previousRank } }: { ranked: RankedProduct }) {
  if (previousRank === rank) return null;
  if (previousRank === null) return <span className="fs-nano font-semibold">NEW</span>;
  const steps = Math.abs(previousRank - rank);
  const gained = previousRank > rank;
  return (
    <span className="fs-nano font-semibold">
      <span aria-hidden>
        {gained ? "▲" : "▼"}
        {steps}
      </span>
      <span className="sr-only">{`, ${steps}계단 ${gained ? "올랐어요" : "내려갔어요"}`}</span>
    </span>
  );
}

import { groupDigits } from "@todayfruit/domain/money/format-won";
import { Link } from "react-router";
import type { MyPageCounts } from "../../../features/accounts/use-my-page-counts.ts";
import { paths } from "../../../paths.ts";

type CountTilesProps = { point: number; counts: MyPageCounts | undefined };

/** Tiles of what a member can use: points, coupons, and products that wait for a review. */
export function PointsCouponsAndReviewsTiles({ point, counts }: CountTilesProps) {
  return (
    <dl className="mt-3 grid grid-cols-[minmax(max-content,1fr)_1fr_1fr] divide-x divide-line rounded-lg bg-sunken">
      <Tile name="포인트" unit="P" to={paths.grade}>
        {point}
      </Tile>
      <Tile name="쿠폰" unit="장" to={paths.coupons}>
        {counts?.coupons}
      </Tile>
      <Tile name="쓸 수 있는 후기" unit="개" to={paths.myReviews} isNews>
        {counts?.reviewable}
      </Tile>
    </dl>
  );
}

type TileProps = {
  name: string;
  unit: string;
  to: string;
  /** Marks a number above zero as something to do. */
  isNews?: boolean;
  children: number | undefined;
};

function Tile({ name, unit, to, isNews = false, children: count }: TileProps) {
  return (
    <div className="relative flex min-h-19 flex-col items-center justify-center gap-0.5 px-2">
      <dt className="text-center text-caption text-ink-2">
        <Link className="after:absolute after:inset-0" to={to}>
          {name}
        </Link>
      </dt>
      <dd
        className={`text-title2/6.5 font-extrabold whitespace-nowrap tabular ${isNews && count ? "text-brand-ink" : ""}`}
      >
        {count === undefined ? "–" : groupDigits(count)}
        {count !== undefined && <span className="ml-px text-label font-semibold">{unit}</span>}
      </dd>
    </div>
  );
}

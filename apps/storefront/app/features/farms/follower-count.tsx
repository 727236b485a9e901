import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useFollow } from "./use-follow.ts";

type FollowerCountProps = {
  farmId: number;
  /** Number rendered on the server; left out, nothing is shown until it is loaded. */
  known?: number;
};

/** Number of a farm's followers, which follows the shopper's own press. */
export function FollowerCount({ farmId, known }: FollowerCountProps) {
  const { follow } = useFollow(farmId);
  const count = follow?.followers ?? known ?? 0;
  return count > 0 && <span className="tabular-nums"> · 소식 받는 분 {groupDigits(count)}명</span>;
}

import type { Reply } from "@todayfruit/contract/all-calls";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { won } from "@todayfruit/domain/money/won";
import { rewardBreakdownPerUnit } from "@todayfruit/domain/points/reward-breakdown-per-unit";
import { useSession } from "../../../session/session-provider.tsx";

/** Rules of points that are the same for everyone, rendered with the page. */
export type RewardRules = {
  /** Grades of the shop, the lowest first. */
  grades: Reply<"GET /v1/app-users/app-user-grade">["list"];
  photoReviewPoint: number;
};

type ExpectedPointsProps = { price: number; rules: RewardRules };

/** Points that one unit earns a member at most, the sum first and then its parts; for a guest what joining gives. */
export function ExpectedPoints({ price, rules }: ExpectedPointsProps) {
  const session = useSession();
  const held = session.status === "ready" ? session.user.appUserGrade : null;
  const { grades, photoReviewPoint } = rules;
  const grade = held ? grades.find((each) => each.grade === held.grade) : grades[0];
  if (!grade) return <span className="text-ink-3">회원은 구매를 확정하면 포인트가 쌓여요</span>;
  const { total, purchase, photoReview } = rewardBreakdownPerUnit({
    price: won(price),
    purchasePointPer: grade.purchasePointPer,
    photoReviewPoint: won(photoReviewPoint),
  });
  return (
    <>
      <b className="font-semibold tabular">{`${held ? "최대" : "가입하면 최대"} ${groupDigits(total)}P`}</b>
      <span className="text-ink-3 tabular">
        {` · 구매 ${groupDigits(purchase)}P(${grade.gradeName} ${grade.purchasePointPer}%) + 사진 후기 ${groupDigits(photoReview)}P`}
      </span>
    </>
  );
}

import { groupDigits } from "@todayfruit/domain/money/format-won";
import { won, ZERO_WON } from "@todayfruit/domain/money/won";
import { expectedRewardPoint } from "@todayfruit/domain/points/expected-rewards";
import { useGrades } from "../../../features/grades/use-grades.ts";
import { useSession } from "../../../session/session-provider.tsx";

/** Points one unit earns a member at their grade; a guest sees those of a new member. */
export function ExpectedPoints({ price }: { price: number }) {
  const session = useSession();
  const isReady = session.status === "ready";
  const grade = isReady ? session.user.appUserGrade : null;
  const grades = useGrades(isReady);
  const first = grades.toSorted((one, other) => one.grade - other.grade)[0];
  const own = grade ? grades.find((each) => each.grade === grade.grade) : first;
  const per = own?.purchasePointPer ?? 0;
  const points = expectedRewardPoint({ paid: won(price), shippingFee: ZERO_WON, purchasePointPer: per });
  if (points === 0) return <span className="text-ink-3">회원은 구매를 확정하면 포인트가 쌓여요</span>;
  return (
    <>
      <b className="font-semibold tabular">{groupDigits(points)}P</b>
      <span className="text-ink-3">
        {grade ? ` · 하나를 사고 확정하면 쌓여요 (${per}%)` : ` · 가입하고 사서 확정하면 쌓여요 (${per}%)`}
      </span>
    </>
  );
}

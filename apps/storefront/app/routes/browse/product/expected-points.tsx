import { useQuery } from "@tanstack/react-query";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { won, ZERO_WON } from "@todayfruit/domain/money/won";
import { expectedRewardPoint } from "@todayfruit/domain/points/expected-rewards";
import { api } from "../../../api/browser-api.ts";
import { useSession } from "../../../session/session-provider.tsx";

/** Points one unit earns a member at their grade; guests see a sentence of the same height. */
export function ExpectedPoints({ price }: { price: number }) {
  const session = useSession();
  const grade = session.status === "ready" ? session.user.appUserGrade : null;
  const grades = useQuery({
    queryKey: ["grades"],
    queryFn: () => api("GET /v1/app-users/app-user-grade"),
    enabled: grade !== null,
    staleTime: 300_000,
  });
  const per = grades.data?.list.find((each) => each.grade === grade?.grade)?.purchasePointPer ?? 0;
  const points = expectedRewardPoint({ paid: won(price), shippingFee: ZERO_WON, purchasePointPer: per });
  if (points === 0) return <span className="text-ink-3">회원은 구매를 확정하면 포인트가 쌓여요</span>;
  return (
    <>
      <b className="font-semibold tabular">{groupDigits(points)}P</b>
      <span className="text-ink-3"> · 하나를 사고 확정하면 쌓여요 ({per}%)</span>
    </>
  );
}

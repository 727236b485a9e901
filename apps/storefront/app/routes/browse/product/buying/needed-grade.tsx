import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import { nextGradeDay } from "@todayfruit/domain/grades/grade-assignment-time";
import { josa } from "@todayfruit/domain/korean/josa";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import Award from "lucide-react/icons/award";
import { api } from "../../../../api/browser-api.ts";
import { Callout } from "../../../../ui/layout/callout.tsx";

type NeededGradeProps = {
  needed: Pick<
    Reply<"GET /v1/app-users/app-user-grade">["list"][number],
    "grade" | "gradeName" | "thresholdPrice"
  >;
  isMember: boolean;
  /** Instant, ISO 8601. */
  now: string;
};

/** Grade that a product needs; for a member also how much is missing for it, and by when. */
export function NeededGrade({ needed, isMember, now }: NeededGradeProps) {
  const { gradeName, thresholdPrice } = needed;
  const info = useQuery({
    queryKey: ["grade-info"],
    queryFn: () => api("GET /v2/app-users/grade-info"),
    enabled: isMember,
  });
  const day = formatMonthDay(nextGradeDay(now));
  const missing = info.data ? thresholdPrice - info.data.purchAmt : null;
  return (
    <section className="basis-full" aria-label="구매 조건">
      <Callout icon={Award} tone="brand">
        이 상품은 <b className="font-bold">{gradeName}</b>부터 살 수 있어요.
        {!isMember && " 로그인하면 얼마나 남았는지 알려 드려요"}
        {missing !== null && missing > 0 && (
          <>
            {` ${day}까지 `}
            <b className="font-bold whitespace-nowrap">{groupDigits(missing)}원</b>
            {` 더 사면 ${josa(gradeName, "이/가")} 돼요`}
          </>
        )}
        {missing !== null && missing <= 0 && ` ${day}에 ${josa(gradeName, "이/가")} 돼요`}
      </Callout>
    </section>
  );
}

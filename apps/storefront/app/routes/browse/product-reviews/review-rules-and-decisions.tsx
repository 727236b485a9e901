import { useQuery } from "@tanstack/react-query";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useState } from "react";
import { api } from "../../../api/browser-api.ts";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";

/** Explains how reviews are counted, sorted and hidden, with the decisions of the last year. */
export function ReviewRulesAndDecisions() {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details
      className="mx-gutter my-4 rounded-md bg-sunken px-4 py-1 text-label text-ink-2"
      onToggle={() => setWasOpened(true)}
    >
      <summary className="min-h-11 cursor-pointer py-3 font-semibold">후기는 이렇게 보여 드려요</summary>
      {wasOpened && <Rules />}
    </details>
  );
}

function Rules() {
  const decisions = useQuery({
    queryKey: ["review-decisions"],
    queryFn: () => api("GET /v1/review/decisions"),
  });
  if (decisions.isPending) return <RowsSkeleton name="후기 운영 기준" />;
  if (!decisions.data) return <LoadFailed error={decisions.error} onRetry={() => void decisions.refetch()} />;
  return (
    <div className="pb-4">
      <ul className="list-disc space-y-1 pl-5">
        <li>산 사람만 받은 뒤에 한 번 쓸 수 있어요.</li>
        <li>평점은 가린 후기까지 모두 더해 평균 내요.</li>
        <li>정렬은 이름 그대로예요. 다른 기준을 섞지 않아요.</li>
        <li>신고받은 후기는 아래 사유일 때만 가리고, 쓴 분은 이의를 제기할 수 있어요.</li>
      </ul>
      <table className="mt-4 w-full text-caption tabular-nums">
        <caption className="mb-2 text-left font-semibold">지난 1년 동안 신고를 처리한 결과</caption>
        <thead>
          <tr className="text-ink-3">
            <th className="py-1 text-left font-medium" scope="col">
              사유
            </th>
            <th className="text-right font-medium" scope="col">
              가림
            </th>
            <th className="text-right font-medium" scope="col">
              그대로 둠
            </th>
            <th className="text-right font-medium" scope="col">
              다시 보임
            </th>
          </tr>
        </thead>
        <tbody>
          {decisions.data.list.map(({ ground, upheld, dismissed, restored }) => (
            <tr key={ground}>
              <th className="py-1 text-left font-normal" scope="row">
                {ground}
              </th>
              <td className="text-right">{groupDigits(upheld)}</td>
              <td className="text-right">{groupDigits(dismissed)}</td>
              <td className="text-right">{groupDigits(restored)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

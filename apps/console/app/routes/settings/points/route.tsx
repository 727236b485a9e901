import { useQuery } from "@tanstack/react-query";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useState } from "react";
import { callApi } from "../../../api/console-api.ts";
import type { RecordField } from "../../../features/records/parse-and-format-record-fields.ts";
import { RecordDialog } from "../../../features/records/record-dialog.tsx";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { GradesCard } from "./grades-card.tsx";

const number = (name: string, label: string, hint: string): RecordField => ({
  name,
  label,
  kind: "number",
  hint,
});
const FIELDS: readonly RecordField[] = [
  number("minUsePoint", "가장 적게 쓰는 포인트", "1포인트는 1원이에요"),
  number("validMonths", "쓸 수 있는 달", "쌓인 뒤 몇 달 동안 쓸 수 있는지"),
  number("reviewPoint", "글 후기 포인트", "0이면 주지 않아요"),
  number("photoReviewPoint", "사진 후기 포인트", "글 후기 포인트 대신 줘요"),
  number("rewardAfterDeliveryDays", "쌓이는 날", "배송이 끝나고 며칠 뒤부터 쓸 수 있는지"),
];

/** Rules of points, and the grades with what each gives. */
export default function PointSettingsPage() {
  const [isEditing, setEditing] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ["point-rules"],
    queryFn: () => callApi("GET /operator/v1/point-rules", {}),
  });
  const [rules] = data?.list ?? [];
  return (
    <>
      {error && <ErrorScreen error={error} onRetry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton rows={5} />}
      {rules && (
        <Card
          title="포인트 규칙"
          aside={
            <Button aria-label="포인트 규칙 고치기" onClick={() => setEditing(true)}>
              고치기
            </Button>
          }
        >
          <dl className="grid grid-cols-[200px_minmax(0,1fr)] gap-y-1.5 max-desk:grid-cols-2">
            {FIELDS.map(({ name, label }) => (
              <div key={name} className="contents">
                <dt className="text-ink-3">{label}</dt>
                <dd className="number">{groupDigits(Number(rules[name as keyof typeof rules]))}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-3 text-micro text-ink-3">이미 한 주문은 주문할 때의 규칙을 지켜요</p>
        </Card>
      )}
      <GradesCard />
      {rules && isEditing && (
        <RecordDialog
          title="포인트 규칙"
          noun="point-rules"
          fields={FIELDS}
          record={rules}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}

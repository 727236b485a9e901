import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useState } from "react";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { Table } from "../../../ui/table/table.tsx";
import { TableRow } from "../../../ui/table/table-row.tsx";
import { GradeDialog } from "./grade-dialog.tsx";
import { type Grade, useGradeRulesList } from "./use-grade-rules-list.ts";

/** The grades with the purchases from which each is reached, and what it gives. */
export function GradesCard() {
  const [edited, setEdited] = useState<Grade | null>(null);
  const { data, error, refetch } = useGradeRulesList();
  const [rules] = data?.list ?? [];
  if (error && !rules) return <ErrorScreen error={error} onRetry={() => void refetch()} />;
  if (!rules) return <RowsSkeleton rows={5} />;
  return (
    <Card title="등급" aside={`지난 ${rules.periodMonths}달에 산 값으로 매달 1일에 정해요`}>
      <Table
        label="등급"
        heads={[
          { text: "등급" },
          { text: "기준, 원", align: "right" },
          { text: "적립, %", align: "right" },
          { text: "매달 쿠폰, 원", align: "right" },
          { text: "생일 포인트", align: "right" },
          { text: "고치기", isHidden: true },
        ]}
      >
        {rules.grades.map((grade) => (
          <TableRow key={grade.grade}>
            <td className="font-semibold">{grade.gradeName}</td>
            <td className="number text-right">{groupDigits(grade.thresholdPrice)}</td>
            <td className="number text-right">{grade.purchasePointPer}</td>
            <td className="number text-right">{groupDigits(grade.monthlyCouponPrice)}</td>
            <td className="number text-right">{groupDigits(grade.birthdayPoint)}</td>
            <td className="text-right">
              <Button size="sm" aria-label={`${grade.gradeName} 고치기`} onClick={() => setEdited(grade)}>
                고치기
              </Button>
            </td>
          </TableRow>
        ))}
      </Table>
      {edited && <GradeDialog rules={rules} grade={edited} onClose={() => setEdited(null)} />}
    </Card>
  );
}

import type { SheetAnswer } from "../../../../features/sheets/upload-sheet.ts";
import { Card } from "../../../../ui/layout/card.tsx";

/** Numbers of rows that change, stay and have to be corrected; for prices how many go up and down. */
export function SummaryCard({ answer }: { answer: SheetAnswer }) {
  const moves = answer.rows.flatMap(({ before, after }) =>
    typeof before.price === "number" && typeof after.price === "number" ? [after.price - before.price] : [],
  );
  const lines = [
    { label: "모두", count: answer.rowCount },
    { label: "바뀌는 줄", count: answer.changedCount },
    { label: "그대로", count: answer.unchangedCount },
    { label: "고쳐야 할 칸", count: answer.problemCount },
    ...(moves.length > 0
      ? [
          { label: "판매가 오름", count: moves.filter((by) => by > 0).length },
          { label: "판매가 내림", count: moves.filter((by) => by < 0).length },
        ]
      : []),
  ];
  return (
    <Card title="나란히 보기 요약">
      <dl className="grid grid-cols-[1fr_auto] gap-y-2">
        {lines.map(({ label, count }) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="number text-right font-semibold">{count.toLocaleString()}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

import ChevronRight from "lucide-react/icons/chevron-right";
import Printer from "lucide-react/icons/printer";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { paths } from "../../../paths.ts";
import { useMe } from "../../../session/use-me.ts";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { useShortcut } from "../../../ui/keyboard/use-shortcut.ts";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { CorrectionDialog } from "./correction-dialog.tsx";
import { MarkPaidButton } from "./mark-paid-button.tsx";
import { StatementSheet } from "./statement-sheet.tsx";
import { useSettlementWithLines } from "./use-settlement-with-lines.ts";

export const meta = () => [{ title: "정산 명세서 · 오늘의과일 운영" }];

/** A closed settlement as the statement that is printed; P prints it without the frame. */
export default function SettlementPage() {
  const { id } = useParams();
  const { me } = useMe();
  const { data: settlement, error, refetch } = useSettlementWithLines(Number(id));
  const [isCorrecting, setCorrecting] = useState(false);
  useShortcut("KeyP", () => print());
  if (error && !settlement) return <ErrorScreen error={error} onRetry={() => void refetch()} />;
  if (!settlement) return <RowsSkeleton rows={8} />;
  return (
    <>
      <div className="no-print">
        <nav aria-label="위치" className="mb-1 flex items-center gap-1 text-micro text-ink-3">
          <Link to={paths.settlements()} className="hover:text-ink">
            정산
          </Link>
          <ChevronRight className="size-3!" aria-hidden />
          <span>{settlement.distributorName}</span>
        </nav>
        <PageHeading
          title={settlement.distributorName}
          aside={settlement.closedBy && `${settlement.closedBy} 님이 마감`}
          actions={
            <>
              {me.distributorIds === null && (
                <>
                  <Button size="lg" onClick={() => setCorrecting(true)}>
                    바로잡기
                  </Button>
                  <MarkPaidButton settlement={settlement} />
                </>
              )}
              <Button size="lg" tone="primary" shortcut="P" onClick={() => print()}>
                <Printer aria-hidden />
                인쇄
              </Button>
            </>
          }
        />
      </div>
      <StatementSheet settlement={settlement} />
      {isCorrecting && <CorrectionDialog settlement={settlement} onClose={() => setCorrecting(false)} />}
    </>
  );
}

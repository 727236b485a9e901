import { groupDigits } from "@todayfruit/domain/money/format-won";
import X from "lucide-react/icons/x";
import { Button } from "../../../ui/form/button.tsx";
import type { OrderRow } from "./use-orders-and-view-counts.ts";

type BulkBarProps = {
  rows: readonly OrderRow[];
  mayAccept: boolean;
  isAccepting: boolean;
  onAccept(): void;
  onClear(): void;
};

/** The dark bar over the foot of the list: how many are selected, their sum, and what can be done with them. */
export function BulkBar({ rows, mayAccept, isAccepting, onAccept, onClear }: BulkBarProps) {
  const sum = rows.reduce((total, { price }) => total + price, 0);
  return (
    <div className="sticky bottom-4 z-10 mx-auto mt-3 flex w-max max-w-full flex-wrap items-center gap-1.5 rounded-card bg-snackbar py-2 pr-2 pl-3.5 text-white shadow-bar max-desk:bottom-20">
      <p role="status" className="number mr-2">
        <b className="font-semibold">{rows.length}건 골랐어요</b> {groupDigits(sum)}원
      </p>
      <Button
        tone="primary-on-dark"
        shortcut="A"
        busy={isAccepting}
        denied={mayAccept ? null : "접수할 권한이 없어요. 운영자를 관리하는 분에게 요청해 주세요"}
        onClick={onAccept}
      >
        접수하기
      </Button>
      <button
        type="button"
        className="grid size-8 place-items-center rounded-control"
        aria-label="고른 것 풀기"
        onClick={onClear}
      >
        <X aria-hidden />
      </button>
    </div>
  );
}

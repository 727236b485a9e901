import { useState } from "react";
import type { FollowedReturn } from "../../../features/returns/list-return-progress-steps.ts";
import { Button } from "../../../ui/form/button.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { BottomSheet } from "../../../ui/overlay/bottom-sheet.tsx";
import { useChangeReturn } from "./use-change-return.ts";

const REOPEN = "PUT /v1/app-users/orders/{id}/claims/{claimId}/offer/reopen";
const REASON_MAX = 300;

type ReopenSheetProps = { request: FollowedReturn; open: boolean; onClose(): void };

/** 다시 봐 주세요: asks once to look at a decision again, in the buyer's words. */
export function ReopenDecisionSheet({ request, open, onClose }: ReopenSheetProps) {
  const [reason, setReason] = useState("");
  const [showsProblem, setShowsProblem] = useState(false);
  const asking = useChangeReturn<string>(
    request,
    (call, words) =>
      call(REOPEN, { path: { id: request.orderId, claimId: request.id }, body: { reason: words } }),
    { done: "다시 살펴보고 알려드릴게요", onDone: onClose },
  );
  const words = reason.trim();
  return (
    <BottomSheet
      open={open}
      onClose={onClose}
      title="무엇을 다시 볼까요?"
      foot={
        <div className="flex gap-2">
          <Button className="flex-1" size="lg" tone="ghost" onClick={onClose}>
            그만두기
          </Button>
          <Button
            className="flex-2"
            size="lg"
            busy={asking.isPending}
            onClick={() => (words === "" ? setShowsProblem(true) : asking.mutate(words))}
          >
            다시 봐 달라고 하기
          </Button>
        </div>
      }
    >
      <TextArea
        label="다시 볼 이유"
        maxLength={REASON_MAX}
        value={reason}
        placeholder="결정과 다른 점을 적어 주세요"
        error={showsProblem && words === "" ? "다시 볼 이유를 적어 주세요" : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <p className="text-caption text-ink-3">
        다시 보는 것은 한 번만 할 수 있어요. 결과는 문자로 알려드려요.
      </p>
    </BottomSheet>
  );
}

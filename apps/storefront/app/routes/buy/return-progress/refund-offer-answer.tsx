import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useState } from "react";
import type { FollowedReturn } from "../../../features/returns/list-return-progress-steps.ts";
import { Button } from "../../../ui/form/button.tsx";
import { KeyValue, KeyValues } from "../../../ui/layout/key-values.tsx";
import { ReopenDecisionSheet } from "./reopen-decision-sheet.tsx";
import { useChangeReturn } from "./use-change-return.ts";

const ACCEPT = "PUT /v1/app-users/orders/{id}/claims/{claimId}/offer/accept";

/** A refund that was decided other than shown: both sums, the reason, and the two answers with their day. */
export function RefundOfferAnswer({ request }: { request: FollowedReturn }) {
  const { id: claimId, orderId, offer, expectedPrice, expectedPoint, notice, canReopen } = request;
  const [isAsked, setIsAsked] = useState(false);
  const accepting = useChangeReturn<void>(
    request,
    (call) => call(ACCEPT, { path: { id: orderId, claimId } }),
    { done: "받아들였어요. 바로 돌려드려요", onDone: () => undefined },
  );
  if (offer === null) return null;
  const decided = offer.refundPrice + offer.refundPoint;
  return (
    <div className="mt-4">
      <KeyValues>
        <KeyValue name="신청할 때 안내한 금액">
          {groupDigits((expectedPrice ?? 0) + (expectedPoint ?? 0))}원
        </KeyValue>
        <KeyValue name="결정한 금액">
          <b className="font-semibold">{groupDigits(decided)}원</b>
        </KeyValue>
      </KeyValues>
      {notice && (
        <p className="mt-2 rounded-md bg-sunken px-4 py-3.5 text-label wrap-anywhere text-ink-2">{notice}</p>
      )}
      <div className="mt-4 flex gap-2">
        {canReopen && (
          <Button className="flex-1" tone="outline" size="sm" onClick={() => setIsAsked(true)}>
            다시 봐 주세요
          </Button>
        )}
        <Button className="flex-1" size="sm" busy={accepting.isPending} onClick={() => accepting.mutate()}>
          받아들일게요
        </Button>
      </div>
      <p className="mt-3 text-center text-caption text-ink-3 tabular-nums">
        {formatMonthDay(offer.answerUntil)}까지 말씀이 없으면 {groupDigits(decided)}원을 돌려드려요
      </p>
      <ReopenDecisionSheet request={request} open={isAsked} onClose={() => setIsAsked(false)} />
    </div>
  );
}

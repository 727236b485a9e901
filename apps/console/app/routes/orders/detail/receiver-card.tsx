import { useMutation } from "@tanstack/react-query";
import { formatPhone } from "@todayfruit/domain/korean/normalize-and-format-phone";
import { UNMASKED_MINUTES, unmaskSentence } from "@todayfruit/domain/members/unmask-reason";
import Eye from "lucide-react/icons/eye";
import { useState } from "react";
import { callApi } from "../../../api/console-api.ts";
import { type UnmaskAnswer, UnmaskDialog } from "../../../features/personal-data/unmask-dialog.tsx";
import { useSecondsLeft } from "../../../features/personal-data/use-seconds-left.ts";
import { useMe } from "../../../session/use-me.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { GiftScheduleNote } from "./gift-schedule-note.tsx";
import type { ShownOrder } from "./use-order.ts";

const MINUTE_SECONDS = 60;
const MINUTE_MS = 60_000;

/** Receiver and address of the order, masked unless a role may read them; with a reason they are shown for five minutes. */
export function ReceiverCard({ shown }: { shown: ShownOrder }) {
  const { order, deliveries: masked } = shown;
  const { may } = useMe();
  const [isAsking, setAsking] = useState(false);
  const unmask = useMutation({
    mutationFn: async ({ reason, otherReason }: UnmaskAnswer) => {
      const data = await callApi("POST /operator/v1/orders/{id}/personal-data", {
        path: { id: order.id },
        body: { reason: unmaskSentence(reason, otherReason) ?? "" },
      });
      return { data, at: Date.now() };
    },
    onSuccess: () => setAsking(false),
  });
  const left = useSecondsLeft(unmask.data?.at ?? null, UNMASKED_MINUTES * MINUTE_MS);
  const seen = left === null ? null : (unmask.data?.data ?? null);
  const address = seen?.address ?? order.address;
  const deliveries = seen?.deliveries ?? masked;
  return (
    <Card
      title={masked.length > 0 ? `받는 분 ${masked.length}명` : "받는 곳"}
      aside={
        left === null
          ? may("personal-data.read") && (
              <button
                type="button"
                className="grid size-8 place-items-center rounded-control hover:bg-hover max-desk:size-11"
                aria-label="가린 정보 보기"
                onClick={() => setAsking(true)}
              >
                <Eye aria-hidden />
              </button>
            )
          : `${clock(left)} 뒤에 다시 가려요`
      }
    >
      <GiftScheduleNote shown={shown} />
      {address && (
        <>
          <p className="font-semibold">
            {address.receiverName} · <span className="number">{formatPhone(address.phone)}</span>
          </p>
          <p className="mt-1">
            <span className="number">({address.zonecode})</span> {address.selectedAddress}{" "}
            {address.addressDetail}
          </p>
          {address.memo && <p className="mt-2 rounded-control bg-sunken px-3 py-2">“{address.memo}”</p>}
        </>
      )}
      {deliveries.map(({ giftToId, receiverName, address: own }) => (
        <p key={giftToId} className="border-t border-line py-2 first:border-0">
          <b className="font-semibold">{receiverName}</b>
          <span className="block text-ink-3">
            {own ? `(${own.zonecode}) ${own.selectedAddress}` : "아직 주소를 적지 않았어요"}
          </span>
        </p>
      ))}
      {isAsking && (
        <UnmaskDialog
          isBusy={unmask.isPending}
          error={unmask.error}
          onReason={(answer) => unmask.mutate(answer)}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}

/** @example clock(299) // "4:59" */
function clock(seconds: number): string {
  return `${Math.floor(seconds / MINUTE_SECONDS)}:${String(seconds % MINUTE_SECONDS).padStart(2, "0")}`;
}

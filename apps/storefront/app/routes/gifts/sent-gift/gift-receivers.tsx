import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { Button } from "../../../ui/form/button.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import { CancelGiftSheet } from "./cancel-gift-sheet.tsx";
import { type GiftTo, type Group, giftGroupKey, withGift } from "./gift-group-query-key-and-update.ts";
import { ReceiverRow } from "./receiver-row.tsx";

/** 받는 사람: the state of each receiver's gift and the actions on it. */
export function GiftReceivers({ group }: { group: Group }) {
  const queries = useQueryClient();
  const [takingBack, setTakingBack] = useState<GiftTo | null>(null);
  const [isOpen, setOpen] = useState(false);
  const resend = useMutation({
    mutationFn: () => api("POST /v1/gift/group/{id}/alimtalk", { path: { id: group.id } }),
    onSuccess: ({ sendCount, giftTos }) => {
      queries.setQueryData<Group>(giftGroupKey(group.id), (old) => old && { ...old, giftTos });
      showSnackbar(`${sendCount}명에게 다시 알렸어요`, { tone: "success" });
    },
    onError: (error) => showSnackbar(extractErrorText(error), { tone: "failure" }),
  });
  const canResend = group.giftTos.filter(({ resendAt }) => resendAt !== null).length > 1;
  return (
    <Panel
      title="받는 사람"
      end={
        canResend && (
          <Button size="xs" tone="tint" busy={resend.isPending} onClick={() => resend.mutate()}>
            모두에게 다시 알리기
          </Button>
        )
      }
    >
      <ul className="divide-y divide-line">
        {group.giftTos.map((gift, index) => (
          <li key={gift.id} className="py-4">
            <ReceiverRow
              group={group}
              gift={gift}
              name={gift.receiverName || `${index + 1}번째 분`}
              onChanged={(next) =>
                queries.setQueryData<Group>(giftGroupKey(group.id), (old) => old && withGift(old, next))
              }
              onTakeBack={() => {
                setTakingBack(gift);
                setOpen(true);
              }}
            />
          </li>
        ))}
      </ul>
      {takingBack && (
        <CancelGiftSheet
          key={takingBack.id}
          groupId={group.id}
          gift={takingBack}
          open={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </Panel>
  );
}

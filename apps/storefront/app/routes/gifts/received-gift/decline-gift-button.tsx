import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { Modal } from "../../../ui/overlay/modal.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import { type ReceivedGift, receivedGiftQueryKey } from "./received-gift-query-key.ts";

/** 선물 거절, after a confirmation. */
export function DeclineGiftButton({ gift }: { gift: ReceivedGift }) {
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const decline = useMutation({
    mutationFn: () => api("POST /v1/gift/to/{id}/decline", { path: { id: gift.uuid }, body: {} }),
    onSuccess: (next) => queries.setQueryData(receivedGiftQueryKey(gift.uuid), next),
    onError: (error) => {
      showSnackbar(extractErrorText(error), { tone: "failure" });
      void queries.invalidateQueries({ queryKey: receivedGiftQueryKey(gift.uuid) });
    },
  });
  return (
    <>
      <button
        type="button"
        className="mx-auto mt-1 flex min-h-11 items-center px-4 text-label text-ink-2 underline"
        onClick={() => setOpen(true)}
      >
        선물 거절하기
      </button>
      <Modal
        style="withTitle"
        open={open}
        onClose={() => setOpen(false)}
        title="선물을 거절할까요?"
        cancelLabel="아니요"
        confirm={{
          label: "거절하기",
          destructive: true,
          run: () => {
            setOpen(false);
            decline.mutate();
          },
        }}
      >
        {gift.giftSenderName}님에게 거절했다고 알려요. 거절한 선물은 다시 받을 수 없어요.
      </Modal>
    </>
  );
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callApi } from "../../../api/console-api.ts";
import { useUndo } from "../../../features/changes/use-undo.ts";
import { useMe } from "../../../session/use-me.ts";
import { toasts } from "../../../ui/feedback/toasts.ts";
import { Button } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import type { ShownOrder } from "./use-order.ts";

const MOST_LETTERS = 2000;

/** Memo of the operators on an order, which its buyer never sees; saved at once, with a way back. */
export function NoteCard({ orderId, note }: { orderId: number; note: ShownOrder["note"] }) {
  const { may } = useMe();
  const client = useQueryClient();
  const [memo, setMemo] = useState(note.memo);
  const refresh = () => client.invalidateQueries({ queryKey: ["orders"] });
  const undo = useUndo("orders");
  const save = useMutation({
    mutationFn: () =>
      callApi(
        "PATCH /operator/v1/orders",
        {
          body: {
            rows: [{ id: orderId, version: note.version, set: { memo: memo.trim() } }],
            reason: "메모",
          },
        },
        crypto.randomUUID(),
      ),
    onSuccess({ change }) {
      toasts.show({
        text: "메모를 저장했어요",
        ...(change && { action: { label: "되돌리기", run: () => undo(change.id) } }),
      });
      return refresh();
    },
    onError: ({ message }) => toasts.show({ text: message, isFailure: true }),
  });
  return (
    <Card title="메모" aside="산 분에게는 보이지 않아요">
      <textarea
        aria-label="메모"
        className="block min-h-18 w-full rounded-control bg-surface px-2.5 py-2 text-form inset-shadow-outline focus:inset-shadow-focus focus:outline-none"
        maxLength={MOST_LETTERS}
        value={memo}
        disabled={!may("orders.note")}
        onChange={({ target }) => setMemo(target.value)}
      />
      <Button
        className="mt-2"
        size="sm"
        busy={save.isPending}
        denied={
          may("orders.note")
            ? memo.trim() === note.memo
              ? "고친 것이 없어요"
              : null
            : "메모를 적을 권한이 없어요"
        }
        onClick={() => save.mutate()}
      >
        저장하기
      </Button>
    </Card>
  );
}

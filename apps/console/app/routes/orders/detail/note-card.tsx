import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callApi } from "../../../api/console-api.ts";
import { useUndoChange } from "../../../features/changes/use-undo-change.ts";
import { FieldConflictView } from "../../../features/drafts/field-conflict-view.tsx";
import { useMe } from "../../../session/use-me.ts";
import { toasts } from "../../../ui/feedback/toast-store.ts";
import { Button } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import type { ShownOrder } from "./use-order.ts";

const MOST_LETTERS = 2000;

type TypedMemo = {
  /** Memo of the shop when typing began. */
  before: string;
  memo: string;
};

/**
 * Memo of the operators on an order, which its buyer never sees; saved at once, with a way back. A memo that a colleague
 * writes meanwhile is shown beside what is typed.
 */
export function NoteCard({ orderId, note }: { orderId: number; note: ShownOrder["note"] }) {
  const { may } = useMe();
  const client = useQueryClient();
  const [typed, setTyped] = useState<TypedMemo | null>(null);
  const memo = typed?.memo ?? note.memo;
  const isChanged = memo.trim() !== note.memo;
  const undo = useUndoChange("orders");
  const save = useMutation({
    mutationFn: (saved: string) =>
      callApi(
        "PATCH /operator/v1/orders",
        {
          body: {
            rows: [{ id: orderId, version: note.version, set: { memo: saved } }],
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
    },
    onError: ({ message }) => toasts.show({ text: message, isFailure: true }),
    async onSettled(_reply, error, saved) {
      await client.invalidateQueries({ queryKey: ["orders"] });
      if (!error) setTyped((now) => (now && now.memo.trim() !== saved ? { ...now, before: saved } : null));
    },
  });
  const isConflicting = typed !== null && isChanged && !save.isPending && typed.before !== note.memo;
  const unsaved = isConflicting ? "겹친 것을 먼저 골라 주세요" : isChanged ? null : "고친 것이 없어요";
  const denied = may("orders.note") ? unsaved : "메모를 적을 권한이 없어요";
  return (
    <Card title="메모" aside="산 분에게는 보이지 않아요">
      <FieldConflictView
        conflicts={
          isConflicting
            ? [{ field: "memo", label: "메모", before: typed.before, theirs: note.memo, mine: typed.memo }]
            : []
        }
        otherEdit={null}
        onKeepMine={() => setTyped({ before: note.memo, memo })}
        onTakeTheirs={() => setTyped(null)}
      />
      <textarea
        aria-label="메모"
        className="block min-h-18 w-full rounded-control bg-surface px-2.5 py-2 text-form inset-shadow-outline focus:inset-shadow-focus focus:outline-none"
        maxLength={MOST_LETTERS}
        value={memo}
        disabled={!may("orders.note")}
        onChange={({ target }) => setTyped({ before: typed?.before ?? note.memo, memo: target.value })}
      />
      <Button
        className="mt-2"
        size="sm"
        busy={save.isPending}
        denied={denied}
        onClick={() => save.mutate(memo.trim())}
      >
        저장하기
      </Button>
    </Card>
  );
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import CalendarClock from "lucide-react/icons/calendar-clock";
import { useRef, useState } from "react";
import { refusalCodeOf } from "../../../api/api-error.ts";
import { apiWithKey } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { notifyAtText } from "../../../features/gifts/schedule/format-notify-instant-and-hour.ts";
import { NotifyAtSheet } from "../../../features/gifts/schedule/notify-at-sheet.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { Modal } from "../../../ui/overlay/modal.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import { type Group, giftGroupKey } from "./gift-group-query-key-and-update.ts";

/** 보낼 때: the instant that the sender chose, changed or brought forward to now, until the first receiver is notified. */
export function NotifyAtPanel({ group }: { group: Group }) {
  const queries = useQueryClient();
  const key = useRef<string | null>(null);
  const [asked, setAsked] = useState<"day" | "now" | null>(null);
  const change = useMutation({
    mutationFn: (notifyAt: string | null) => {
      key.current ??= crypto.randomUUID();
      return apiWithKey(key.current)("PUT /v1/gift/group/{id}/notify-at", {
        path: { id: group.id },
        body: { notifyAt },
      });
    },
    onSuccess: async (next, notifyAt) => {
      key.current = null;
      queries.setQueryData<Group>(giftGroupKey(group.id), next);
      setAsked(null);
      showSnackbar(notifyAt === null ? "지금 보낼게요" : `${notifyAtText(notifyAt)}에 보낼게요`, {
        tone: "success",
      });
      await queries.invalidateQueries({ queryKey: ["gift-groups"] });
    },
    onError: (error) => {
      if (refusalCodeOf(error) === null) return;
      key.current = null;
      void queries.invalidateQueries({ queryKey: giftGroupKey(group.id) });
    },
  });
  if (group.notifyAt === null || !group.canChangeNotifyAt) return null;
  const isUnpaid = group.giftGroupStatus === "payment_waiting";

  function ask(what: "day" | "now"): void {
    change.reset();
    setAsked(what);
  }

  return (
    <Panel title="보낼 때">
      <p className="flex items-center gap-2 text-body2">
        <CalendarClock className="size-5 flex-none text-brand-ink" aria-hidden />
        <span>
          <b className="font-semibold">{notifyAtText(group.notifyAt)}</b>에 문자를 보내요
        </span>
      </p>
      <p className="mt-1 text-caption text-ink-3">그때까지 받는 분은 알 수 없어요</p>
      <div className="mt-4 flex gap-2">
        <Button className="flex-1" tone="outline" onClick={() => ask("day")}>
          날 바꾸기
        </Button>
        <Button className="flex-1" tone="tint" onClick={() => ask("now")}>
          {isUnpaid ? "입금하면 바로" : "지금 보내기"}
        </Button>
      </div>
      <NotifyAtSheet
        open={asked === "day"}
        onClose={() => setAsked(null)}
        chosen={group.notifyAt}
        onChoose={(notifyAt) => change.mutate(notifyAt)}
        busy={change.isPending}
        error={change.error}
      />
      <Modal
        style="withTitle"
        open={asked === "now"}
        onClose={() => setAsked(null)}
        title={isUnpaid ? "입금하면 바로 보낼까요?" : "지금 보낼까요?"}
        confirm={{ label: isUnpaid ? "바로 보내기" : "지금 보내기", run: () => change.mutate(null) }}
      >
        {change.error
          ? extractErrorText(change.error)
          : "받는 분이 바로 문자를 받고, 그 뒤에는 날을 바꿀 수 없어요"}
      </Modal>
    </Panel>
  );
}

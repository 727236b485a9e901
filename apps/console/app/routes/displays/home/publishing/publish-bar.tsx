import { useState } from "react";
import { ScheduleDialog } from "../../../../features/changes/schedule-dialog.tsx";
import { useMe } from "../../../../session/use-me.ts";
import { Button } from "../../../../ui/form/button.tsx";
import { useKeyDown } from "../../../../ui/keyboard/use-key-down.ts";
import type { Publishing, usePublish } from "./use-publish.ts";

type PublishBarProps = {
  count: number;
  isConflicting: boolean;
  /** Instant that is previewed; a schedule proposes it. */
  at: string | null;
  publish: ReturnType<typeof usePublish>;
  onStepBack(): void;
  onDiscard(): void;
};

/** Heading of the home editor: what is not saved, and the ways to publish, to schedule and to throw it away. */
export function PublishBar({ count, isConflicting, at, publish, onStepBack, onDiscard }: PublishBarProps) {
  const { may } = useMe();
  const [isScheduling, setIsScheduling] = useState(false);
  const denied = !may("displays.edit")
    ? "진열을 바꿀 권한이 없어요"
    : count === 0
      ? "고친 것이 없어요"
      : isConflicting
        ? "겹친 것을 먼저 골라 주세요"
        : null;
  const send = (wish: Publishing) => publish.mutate(wish, { onSuccess: () => setIsScheduling(false) });
  useKeyDown((event) => {
    if (!(event.metaKey || event.ctrlKey) || event.isComposing) return;
    if (event.code !== "KeyS" && event.code !== "KeyZ") return;
    if (event.code === "KeyZ" && isTyping(event.target)) return;
    event.preventDefault();
    if (event.code === "KeyZ") onStepBack();
    else if (denied === null && !publish.isPending) publish.mutate({ reason: "진열 바꾸기" });
  });
  return (
    <>
      <div className="mb-1 flex flex-wrap items-center gap-1.5">
        <h1 className="mr-auto text-title font-bold">진열</h1>
        <Button tone="ghost" denied={count === 0 ? "고친 것이 없어요" : null} onClick={onDiscard}>
          버리기
        </Button>
        <Button denied={denied} onClick={() => setIsScheduling(true)}>
          예약하기
        </Button>
        <Button
          tone="primary"
          shortcut="⌘S"
          denied={denied}
          busy={publish.isPending && !isScheduling}
          onClick={() => send({ reason: "진열 바꾸기" })}
        >
          공개하기
        </Button>
      </div>
      <p role="status" className="mb-2 text-micro text-ink-3">
        {count === 0 ? "고친 것이 없어요" : `고친 것 ${count} · 이 기기에 남아 있어요 · ⌘Z 한 걸음 되돌리기`}
      </p>
      {isScheduling && (
        <ScheduleDialog
          title={`고친 것 ${count}가지 예약하기`}
          at={at}
          reason="진열 바꾸기"
          isBusy={publish.isPending}
          error={publish.error}
          onSchedule={send}
          onClose={() => setIsScheduling(false)}
        />
      )}
    </>
  );
}

/** A field takes its own letters back. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type !== "range" && target.type !== "checkbox";
}

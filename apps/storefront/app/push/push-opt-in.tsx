import { useState } from "react";
import { useSession } from "../session/session-provider.tsx";
import { Button } from "../ui/form/button.tsx";
import { usePush } from "./use-push.ts";

const STORAGE_KEY = "pushOffer";

/** Offers push notifications where delivery news is expected; asks once and not after an answer. */
export function PushOptIn() {
  const session = useSession();
  const [isDismissed, setDismissed] = useState(wasDismissed);
  const { state, isReady, change } = usePush(session.status === "ready" && !isDismissed);
  if (isDismissed || !isReady || state !== "off") return null;
  const dismiss = () => {
    rememberDismissal();
    setDismissed(true);
  };
  return (
    <section className="mx-gutter mt-4 rounded-lg bg-brand-tint p-4" aria-labelledby="push-offer">
      <h2 id="push-offer" className="text-body1 font-bold">
        배송 소식을 알림으로 받을까요?
      </h2>
      <p className="mt-1 text-label text-ink-2">출발하고 도착할 때 이 기기로 바로 알려드려요.</p>
      <div className="mt-3 flex gap-2">
        <Button size="sm" busy={change.isPending} onClick={() => change.mutate(true, { onSettled: dismiss })}>
          알림 받기
        </Button>
        <Button tone="outline" size="sm" onClick={dismiss}>
          다음에
        </Button>
      </div>
    </section>
  );
}

function wasDismissed(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    // Without storage nothing is offered, since it would be offered every time.
    return true;
  }
}

function rememberDismissal(): void {
  try {
    localStorage.setItem(STORAGE_KEY, "answered");
  } catch {
    // It is hidden on this page at least.
  }
}

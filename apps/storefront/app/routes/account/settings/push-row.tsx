import type { PushState } from "../../../push/derive-push-state-and-support.ts";
import { usePush } from "../../../push/use-push.ts";
import { Switch } from "../../../ui/form/switch.tsx";

const NOTES: Record<PushState, string> = {
  on: "이 브라우저로 알림을 보내드려요",
  off: "켜면 브라우저가 알림을 보내도 되는지 물어봐요",
  denied: "브라우저가 막고 있어요. 주소창 왼쪽의 사이트 설정에서 알림을 허용해 주세요",
  unsupported: "이 브라우저에서는 받을 수 없어요. 아이폰은 홈 화면에 추가하면 받을 수 있어요",
};

/** 이 기기에서 알림 받기: a switch with the browser's permission beside it. */
export function PushRow() {
  const { state, isReady, change } = usePush(true);
  return (
    <div className="[&>label]:flex [&>label]:w-full">
      <Switch
        on={change.isPending ? change.variables : state === "on"}
        onChange={(on) => change.mutate(on)}
        disabled={!isReady || change.isPending || state === "denied" || state === "unsupported"}
      >
        <span className="-order-1 flex-1 py-3">
          <span className="block text-body1 font-medium text-ink">이 기기에서 알림 받기</span>
          <span className="block text-caption text-ink-3">{NOTES[state]}</span>
        </span>
      </Switch>
    </div>
  );
}

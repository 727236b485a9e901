import { formatMonthDay } from "@todayfruit/domain/calendar/kst";
import { api } from "../../../../api/browser-api.ts";
import { BottomSheet } from "../../../../ui/overlay/bottom-sheet.tsx";
import { showSnackbar } from "../../../../ui/overlay/snackbar-store.ts";
import type { SheetKind } from "../subscription-sheet-types.ts";
import { useChangeSubscription } from "../use-change-subscription.ts";
import type { SubscriptionSheetProps } from "./subscription-sheet-props-types.ts";

/** Everything that can be done about a subscription. */
export function MenuSheet({ subscription, onClose, onSheet }: SubscriptionSheetProps) {
  const { id, next, skipped, pause, productName } = subscription;
  const changing = useChangeSubscription();
  const canChange = pause === null && next !== null && next.canChange;
  const items: { label: string; kind: SheetKind }[] = [
    ...(canChange
      ? [
          { label: "이번 건너뛰기", kind: "skip" as const },
          { label: "날과 주기 바꾸기", kind: "day" as const },
        ]
      : []),
    { label: "값 한도", kind: "limit" },
    { label: "수량 바꾸기", kind: "units" },
    { label: "카드 바꾸기", kind: "card" },
    { label: "배송지 바꾸기", kind: "address" },
    { label: "지난 배송", kind: "history" },
    { label: pause === null ? "잠시 쉬기 · 그만두기" : "그만두기", kind: "pause" },
  ];
  return (
    <BottomSheet open title={productName} onClose={onClose}>
      <ul>
        {skipped && (
          <li>
            <MenuButton
              label={`건너뛴 ${formatMonthDay(skipped.dispatchOn)} 되돌리기`}
              onClick={() =>
                changing.mutate({
                  send: () =>
                    api("DELETE /v1/app-users/subscriptions/{id}/cycles/{number}/skip", {
                      path: { id, number: skipped.number },
                    }),
                  done: () => {
                    showSnackbar("건너뛰기를 되돌렸어요", { tone: "success" });
                    onClose();
                  },
                })
              }
            />
          </li>
        )}
        {items.map(({ label, kind }) => (
          <li key={kind}>
            <MenuButton label={label} onClick={() => onSheet(kind)} />
          </li>
        ))}
      </ul>
    </BottomSheet>
  );
}

function MenuButton({ label, onClick }: { label: string; onClick(): void }) {
  return (
    <button
      className="flex min-h-13 w-full items-center text-left text-body1 font-medium"
      type="button"
      onClick={onClick}
    >
      {label}
    </button>
  );
}

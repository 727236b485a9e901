import { useOptionSheet } from "../../../../features/catalog/options/use-option-sheet.tsx";
import { useRestockAlarms } from "../../../../features/restock-alarms/restock-alarm-query-and-mutations.ts";
import { Button } from "../../../../ui/form/button.tsx";
import type { Room } from "../derive-room-page-state.ts";
import type { useWaitingRoomPlaceWithActions } from "../use-waiting-room-place-with-actions.ts";

type UncertainStockChoicesProps = {
  room: Room;
  leave: ReturnType<typeof useWaitingRoomPlaceWithActions>["leave"];
};

/** Choices of a member while the boxes may not suffice: give the place up, or be told when there are more. */
export function UncertainStockChoices({ room: { product, optionId }, leave }: UncertainStockChoicesProps) {
  const { openRestock, sheet } = useOptionSheet();
  const isWaiting =
    useRestockAlarms().data?.list.some(
      (alarm) => alarm.productId === product.id && alarm.optionId === optionId,
    ) ?? false;
  return (
    <section className="flex gap-2 bg-surface px-gutter pb-6" aria-label="기다리지 않으려면">
      <Button
        className="min-w-0 flex-1 px-1"
        tone="outline"
        busy={leave.isPending}
        onClick={() => leave.mutate()}
      >
        그만 기다리기
      </Button>
      <Button
        className="min-w-0 flex-1 px-1"
        tone="tint"
        aria-haspopup="dialog"
        onClick={() => openRestock(product, optionId)}
      >
        {isWaiting ? "입고 알림 받는 중" : "입고 알림도 받기"}
      </Button>
      {sheet}
    </section>
  );
}

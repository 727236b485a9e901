import { BottomSheet } from "../../../../ui/overlay/bottom-sheet.tsx";

/** Sheet of a change that came too late, or has nothing to change. */
export function TooLateSheet({ title, onClose }: { title: string; onClose(): void }) {
  return (
    <BottomSheet open title={title} onClose={onClose}>
      <p className="py-8 text-center text-body2 text-ink-2">
        바꿀 수 있는 시간이 지났어요. 다음 출고부터 바꿔 주세요
      </p>
    </BottomSheet>
  );
}

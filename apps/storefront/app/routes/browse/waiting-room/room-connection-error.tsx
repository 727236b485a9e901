import RotateCw from "lucide-react/icons/rotate-cw";
import warning from "../../../assets/emoji/warning.webp";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Button } from "../../../ui/form/button.tsx";

/** Shown while the shop cannot be reached: the place stays, and the page connects again. */
export function RoomConnectionError({ number, onRetry }: { number: number | null; onRetry(): void }) {
  return (
    <div role="alert">
      <EmptyState
        image={warning}
        title="연결이 끊겼어요"
        action={
          <Button onClick={onRetry}>
            <RotateCw className="size-5" aria-hidden />
            지금 다시 잇기
          </Button>
        }
      >
        {number === null
          ? "자리는 그대로예요. 다시 이어볼게요"
          : `${number}번째 순서는 그대로예요. 다시 이어볼게요`}
      </EmptyState>
    </div>
  );
}

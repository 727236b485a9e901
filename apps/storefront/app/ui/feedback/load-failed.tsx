import { isBusy } from "../../api/api-error.ts";
import { extractErrorText } from "../../api/extract-error-text.ts";
import warning from "../../assets/emoji/warning.webp";
import { Button } from "../form/button.tsx";
import { EmptyState } from "./empty-state.tsx";

/** Error state of a part of a page: the reason and a button to retry. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry(): void }) {
  return (
    <div role="alert">
      <EmptyState
        image={warning}
        title={isBusy(error) ? "지금은 불러올 수 없어요" : "불러오지 못했어요"}
        action={
          <Button tone="tint" onClick={onRetry}>
            다시 불러오기
          </Button>
        }
      >
        {extractErrorText(error)}
      </EmptyState>
    </div>
  );
}

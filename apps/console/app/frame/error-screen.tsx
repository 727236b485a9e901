import { ApiError, isLoggedOut } from "../api/api-error.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Button } from "../ui/form/button.tsx";

/** Failure of a page or of a part of it, with the request number and a retry; the rest stays usable. */
export function ErrorScreen({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const isDenied = error instanceof ApiError && error.code === "PERMISSION_REQUIRED";
  const requestId = error instanceof ApiError ? error.requestId : null;
  // The login above the screen says what to do.
  if (isLoggedOut(error)) return null;
  if (isDenied) {
    return (
      <EmptyState emoji="🔒" title="볼 권한이 없어요">
        <p>운영자를 관리하는 분에게 권한을 요청해 주세요</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState emoji="🌧️" title={error instanceof ApiError ? error.message : "화면을 그리지 못했어요"}>
      <p>고친 내용은 그대로예요.{requestId && ` 요청 번호 ${requestId}`}</p>
      <Button className="mt-2.5" onClick={onRetry}>
        다시 불러오기
      </Button>
    </EmptyState>
  );
}

import { Link } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { ApiError, refusalCodeOf } from "../../api/api-error.ts";
import { extractErrorText } from "../../api/extract-error-text.ts";
import { paths } from "../../paths.ts";
import { buttonClass } from "../../ui/form/button.tsx";
import { ChatButton } from "../support/chat-button.tsx";

/** Explains why a cancellation was refused, by the order's own notice if it has one, and offers the next step. */
export function CancellationRefusalSection({ error, isGuest }: { error: unknown; isGuest: boolean }) {
  const notice = error instanceof ApiError ? error.detail?.fields?.[0]?.message : undefined;
  const needsAccount = refusalCodeOf(error) === "REFUND_ACCOUNT_REQUIRED" && !isGuest;
  const look = `${buttonClass({ tone: "tint", block: true })} mt-4`;
  return (
    <div role="alert">
      <p className="text-body2 text-ink-2">{notice ?? extractErrorText(error)}</p>
      {needsAccount ? (
        <Link className={look} to={paths.profile}>
          환불 계좌 적으러 가기
        </Link>
      ) : (
        <ChatButton className={look}>{variant.support.chatTitle}</ChatButton>
      )}
    </div>
  );
}

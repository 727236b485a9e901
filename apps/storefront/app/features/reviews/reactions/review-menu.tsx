import ChevronRight from "lucide-react/icons/chevron-right";
import Ellipsis from "lucide-react/icons/ellipsis";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { paths } from "../../../paths.ts";
import { useSession } from "../../../session/session-provider.tsx";
import { IconButton } from "../../../ui/form/icon-button.tsx";
import { BottomSheet } from "../../../ui/overlay/bottom-sheet.tsx";
import type { Review } from "../review-item.tsx";
import { ReviewReportForm } from "./review-report-form.tsx";

type ReviewMenuProps = {
  productId: number;
  review: Review;
  isMine: boolean;
  isReported: boolean;
  /** Path in the shop to return to after the login. */
  next: string;
};

const ROW_CLASS =
  "flex min-h-13 w-full items-center justify-between gap-3 text-left text-body1 font-medium disabled:text-ink-disabled";

/** Menu of a review: reports another member's review, opens the page of one's own. Guests are led to the login. */
export function ReviewMenu({ productId, review, isMine, isReported, next }: ReviewMenuProps) {
  const session = useSession();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [isReporting, setReporting] = useState(false);
  const isGuest = session.status === "ready" && session.userType === "guest";
  return (
    <>
      <IconButton
        className="-mr-2.5 self-start"
        label={`${review.nickname}님의 후기 메뉴`}
        aria-haspopup="dialog"
        onClick={() => {
          setReporting(false);
          setOpen(true);
        }}
      >
        <Ellipsis aria-hidden />
      </IconButton>
      <BottomSheet
        open={open}
        onClose={() => setOpen(false)}
        onClosed={() => {
          if (isReporting && isGuest) void navigate(paths.login(next));
        }}
        title={isReporting && !isGuest ? "후기 신고" : "후기 메뉴"}
      >
        {isReporting && !isGuest ? (
          <ReviewReportForm productId={productId} reviewId={review.id} onDone={() => setOpen(false)} />
        ) : isMine ? (
          <Link className={ROW_CLASS} to={paths.myReviews} replace>
            내 후기 보기
            <ChevronRight className="size-5 text-ink-3" aria-hidden />
          </Link>
        ) : (
          <button
            className={ROW_CLASS}
            type="button"
            disabled={isReported}
            onClick={() => {
              setReporting(true);
              if (isGuest) setOpen(false);
            }}
          >
            {isReported ? "신고한 후기예요" : "신고하기"}
            {!isReported && <ChevronRight className="size-5 text-ink-3" aria-hidden />}
          </button>
        )}
      </BottomSheet>
    </>
  );
}

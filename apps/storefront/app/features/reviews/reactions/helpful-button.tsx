import { groupDigits } from "@todayfruit/domain/money/format-won";
import ThumbsUp from "lucide-react/icons/thumbs-up";
import { useNavigate } from "react-router";
import type { Review } from "../../../features/reviews/review-item.tsx";
import { useHelpfulVote } from "../../../features/reviews/use-helpful-vote.ts";
import { paths } from "../../../paths.ts";
import { useSession } from "../../../session/session-provider.tsx";
import { Chip } from "../../../ui/form/chip.tsx";

type HelpfulButtonProps = {
  productId: number;
  review: Review;
  isHelpful: boolean;
};

/** 도움돼요 button with its count; guests are led to the login. */
export function HelpfulButton({ productId, review, isHelpful }: HelpfulButtonProps) {
  const session = useSession();
  const navigate = useNavigate();
  const saying = useHelpfulVote(productId, review.id);
  const isGuest = session.status === "ready" && session.userType === "guest";
  const count = saying.data?.helpfulCount ?? review.helpfulCount;
  return (
    <Chip
      className="mt-3"
      selected={isHelpful}
      look="soft"
      disabled={saying.isPending}
      onClick={() =>
        isGuest ? void navigate(paths.login(paths.reviews(productId))) : saying.mutate(!isHelpful)
      }
    >
      <ThumbsUp className="size-4" aria-hidden />
      도움돼요
      {count > 0 && <span className="tabular-nums">{groupDigits(count)}</span>}
      <span className="sr-only">, {review.nickname}님의 후기</span>
    </Chip>
  );
}

import { groupDigits } from "@todayfruit/domain/money/format-won";
import ThumbsUp from "lucide-react/icons/thumbs-up";
import { useNavigate } from "react-router";
import { paths } from "../../../paths.ts";
import { useSession } from "../../../session/session-provider.tsx";
import { Chip } from "../../../ui/form/chip.tsx";
import type { Review } from "../review-item.tsx";
import { useHelpfulVote } from "./use-helpful-vote.ts";

type HelpfulButtonProps = {
  productId: number;
  review: Review;
  isHelpful: boolean;
  /** Path in the shop to return to after the login. */
  next: string;
};

/** 도움돼요 button with its count; guests are led to the login. */
export function HelpfulButton({ productId, review, isHelpful, next }: HelpfulButtonProps) {
  const session = useSession();
  const navigate = useNavigate();
  const signIn = () => void navigate(paths.login(next));
  const vote = useHelpfulVote(productId, review, isHelpful, signIn);
  const isGuest = session.status === "ready" && session.userType === "guest";
  return (
    <Chip
      className="mt-3"
      selected={vote.isHelpful}
      look="soft"
      aria-disabled={vote.isPending || undefined}
      onClick={() => {
        if (isGuest) signIn();
        else if (!vote.isPending) vote.toggle(!vote.isHelpful);
      }}
    >
      <ThumbsUp className="size-4" aria-hidden />
      도움돼요
      {vote.count > 0 && <span className="tabular-nums">{groupDigits(vote.count)}</span>}
      <span className="sr-only">, {review.nickname}님의 후기</span>
    </Chip>
  );
}

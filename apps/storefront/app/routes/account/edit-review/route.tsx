import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { Link } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { api } from "../../../api/browser-api.ts";
import memo from "../../../assets/emoji/memo.webp";
import { MemberOnly } from "../../../features/accounts/member-only.tsx";
import { ReviewForm, sentReview } from "../../../features/reviews/review-form.tsx";
import { useSendReview } from "../../../features/reviews/use-send-review.ts";
import { paths } from "../../../paths.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { buttonClass } from "../../../ui/form/button.tsx";
import type { Route } from "./+types/route";

export const meta: Route.MetaFunction = () => [
  { title: `후기 고치기 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

export default function EditReviewPage({ params }: Route.ComponentProps) {
  return <MemberOnly title="후기 고치기">{() => <Edit id={Number(params.id)} />}</MemberOnly>;
}

/** Edits an existing review. */
function Edit({ id }: { id: number }) {
  const found = useQuery({
    queryKey: ["my-reviews", "one", id],
    queryFn: () => findReview(id),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const sending = useSendReview({
    send: (call, draft) =>
      call("PUT /v1/app-users/reviews/{id}", {
        path: { id },
        body: sentReview(draft),
      }),
    sent: changedText,
  });
  if (found.isPending) return <RowsSkeleton name="후기 고치기" />;
  if (found.data === undefined)
    return <LoadFailed error={found.error} onRetry={() => void found.refetch()} />;
  if (found.data === null || found.data.hidden !== null) {
    return (
      <EmptyState
        image={memo}
        title="고칠 수 없는 후기예요"
        action={
          <Link className={buttonClass({ tone: "tint" })} to={paths.myWrittenReviews}>
            내가 쓴 후기 보기
          </Link>
        }
      >
        지웠거나 가려진 후기예요
      </EmptyState>
    );
  }
  const { score, contents, reviewImages, video, aspects, orderItemProduct } = found.data;
  const images = reviewImages.map(({ imageFile }) => imageFile).filter((path) => path !== video?.poster);
  return (
    <div className="flex flex-1 flex-col bg-canvas">
      <ReviewForm
        product={orderItemProduct}
        first={{ score, contents, images, video, aspects }}
        points={{ text: 0, photo: 0 }}
        label="고친 후기 올리기"
        busy={sending.isPending}
        onSend={sending.mutate}
      />
    </div>
  );
}

function changedText(point: number): string {
  if (point > 0) return `후기를 고치고 ${groupDigits(point)}P를 받았어요`;
  if (point < 0) return `후기를 고쳤어요. 사진 후기 ${groupDigits(-point)}P는 돌려줬어요`;
  return "후기를 고쳤어요";
}

/** Finds one of the member's reviews, page by page. */
async function findReview(id: number) {
  for (let page: number | null = 0; page !== null; ) {
    const answer: Reply<"GET /v1/app-users/reviews"> = await api("GET /v1/app-users/reviews", {
      query: { page },
    });
    const found = answer.list.find((review) => review.id === id);
    if (found) return found;
    page = answer.nextPage;
  }
  return null;
}

import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useState } from "react";
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
import { deleteDraft, keepDraft, readDraft } from "./review-draft-storage.ts";

export const meta: Route.MetaFunction = () => [
  { title: `후기 쓰기 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

export default function WriteReviewPage({ params }: Route.ComponentProps) {
  return <MemberOnly title="후기 쓰기">{() => <Write productId={Number(params.productId)} />}</MemberOnly>;
}

/** Writes a new review; the draft stays on this device until it is sent. */
function Write({ productId }: { productId: number }) {
  const [draft] = useState(() => readDraft(productId));
  const found = useQuery({
    queryKey: ["to-review", "one", productId],
    queryFn: () => findToReview(productId),
    staleTime: 0,
    gcTime: 0,
    // Never refetches, so that the form is not replaced while it is being filled in.
    refetchOnWindowFocus: false,
  });
  const sending = useSendReview({
    send: async (call, written) => {
      const reply = await call("POST /v1/app-users/reviews", {
        body: { orderItemProductId: productId, ...sentReview(written) },
      });
      deleteDraft(productId);
      return reply;
    },
    sent: (point) =>
      point > 0 ? `후기를 올리고 ${groupDigits(point)}P를 받았어요` : "후기를 올렸어요. 고마워요",
    alsoChanges: [["to-review"], ["orders"], ["order"]],
  });
  if (found.isPending) return <RowsSkeleton name="후기 쓰기" />;
  if (found.data === undefined)
    return <LoadFailed error={found.error} onRetry={() => void found.refetch()} />;
  if (found.data === null) return <Nothing />;
  const { orderItemProduct, reviewPoint, photoReviewPoint } = found.data;
  return (
    <div className="flex flex-1 flex-col bg-canvas">
      <ReviewForm
        product={orderItemProduct}
        first={draft ?? { score: 0, contents: "", images: [], video: null, aspects: {} }}
        points={{ text: reviewPoint, photo: photoReviewPoint }}
        label="후기 올리고"
        busy={sending.isPending}
        onSend={sending.mutate}
        onDraft={(typed) => sending.isSuccess || keepDraft(productId, typed)}
      />
    </div>
  );
}

function Nothing() {
  return (
    <EmptyState
      image={memo}
      title="지금은 후기를 쓸 수 없는 상품이에요"
      action={
        <Link className={buttonClass({ tone: "tint" })} to={paths.myReviews}>
          쓸 수 있는 후기 보기
        </Link>
      }
    >
      이미 썼거나, 아직 배송이 끝나지 않았어요
    </EmptyState>
  );
}

/** Finds the product among those to review, page by page. */
async function findToReview(productId: number) {
  for (let page: number | null = 0; page !== null; ) {
    const answer: Reply<"GET /v1/app-users/no-review-products"> = await api(
      "GET /v1/app-users/no-review-products",
      { query: { page } },
    );
    const found = answer.list.find(({ orderItemProduct }) => orderItemProduct.id === productId);
    if (found) return found;
    page = answer.nextPage;
  }
  return null;
}

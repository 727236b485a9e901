import { useQuery } from "@tanstack/react-query";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { Link } from "react-router";
import { api } from "../../../../api/browser-api.ts";
import { AskQuestionButton } from "../../../../features/questions/ask-question-button.tsx";
import { mergeOwnQuestions } from "../../../../features/questions/merge-own-questions.ts";
import { QuestionItem } from "../../../../features/questions/question-item.tsx";
import { useMyQuestionsAboutProduct } from "../../../../features/questions/use-my-questions-about-product.ts";
import { paths } from "../../../../paths.ts";
import { LoadFailed } from "../../../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../../../ui/feedback/rows-skeleton.tsx";
import { buttonClass } from "../../../../ui/form/button.tsx";

/** Number of questions on a product page. */
const TAKE = 3;

/** Latest questions of a product with the reader's own in full, the way to all of them, and the way to ask. */
export function LatestQuestions({ productId, count }: { productId: number; count: number }) {
  const mine = useMyQuestionsAboutProduct(productId);
  const found = useQuery({
    queryKey: ["latest-questions", productId],
    queryFn: () => api("GET /v1/products/{id}/questions", { path: { id: productId }, query: { take: TAKE } }),
    staleTime: 60_000,
  });
  if (found.isPending) return <RowsSkeleton name="문의" />;
  if (!found.data) return <LoadFailed error={found.error} onRetry={() => void found.refetch()} />;
  const shown = mergeOwnQuestions(found.data.list, mine);
  return (
    <>
      {shown.length === 0 && (
        <p className="mt-3 text-body2 text-ink-3">아직 문의가 없어요. 궁금한 점을 물어보세요.</p>
      )}
      <div className="mt-2">
        {shown.map(({ question, isMine }) => (
          <QuestionItem key={question.id} question={question} isMine={isMine} />
        ))}
      </div>
      <div className="mt-4 flex gap-2">
        <div className="flex-1">
          <AskQuestionButton
            productId={productId}
            next={paths.productSection(productId, "questions")}
            tone="outline-brand"
          />
        </div>
        {count > TAKE && (
          <Link className={`${buttonClass({ tone: "outline" })} flex-1`} to={paths.questions(productId)}>
            문의 {groupDigits(count)}개 모두 보기
          </Link>
        )}
      </div>
    </>
  );
}

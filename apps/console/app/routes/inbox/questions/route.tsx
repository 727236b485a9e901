import ChevronLeft from "lucide-react/icons/chevron-left";
import { Link, useNavigate, useSearchParams } from "react-router";
import { ErrorScreen } from "../../../frame/error-screen.tsx";
import { paths } from "../../../paths.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Button, buttonClass } from "../../../ui/form/button.tsx";
import { useShortcut } from "../../../ui/keyboard/use-shortcut.ts";
import { PageHeading } from "../../../ui/layout/page-heading.tsx";
import { QuestionList } from "./question-list.tsx";
import { QuestionThread } from "./question-thread.tsx";
import { useQuestions } from "./use-questions.ts";

export const meta = () => [{ title: "상품 문의 · 오늘의과일 운영" }];

/**
 * Questions about products: the list and the one that is read, beside each other or on a phone one after the other. After
 * an answer the next one opens by itself.
 */
export default function QuestionsPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const status = query.get("status") === "answered" ? "answered" : "waiting";
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useQuestions(status);
  const rows = data?.pages.flatMap(({ list }) => list) ?? [];
  const place = rows.findIndex(({ id }) => String(id) === query.get("id"));
  const current = rows[place];
  const open = (at: number) => {
    const next = rows[Math.max(0, Math.min(rows.length - 1, at))];
    void navigate(paths.questions(next ? { status, id: next.id } : { status }));
  };
  useShortcut("KeyJ", () => open(place + 1));
  useShortcut("KeyK", () => open(place - 1));
  return (
    <>
      <PageHeading
        title="상품 문의"
        actions={(["waiting", "answered"] as const).map((each) => (
          <Link
            key={each}
            to={paths.questions({ status: each })}
            aria-current={each === status ? "page" : undefined}
            className={buttonClass({ tone: each === status ? "tint" : "outline" })}
          >
            {each === "waiting" ? "답변 기다림" : "답변함"}
          </Link>
        ))}
      />
      {error && <ErrorScreen error={error} onRetry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton rows={8} />}
      {data && rows.length === 0 && (
        <EmptyState emoji="🍃" title={status === "waiting" ? "답변을 모두 했어요" : "답변한 문의가 없어요"}>
          <p>새 문의가 오면 여기에 나타나요</p>
        </EmptyState>
      )}
      {rows.length > 0 && (
        <div className="grid grid-cols-[minmax(0,360px)_minmax(0,1fr)] items-start gap-4 max-wide:grid-cols-1">
          <div className={current ? "max-wide:hidden" : ""}>
            <QuestionList rows={rows} status={status} currentId={current?.id ?? null} />
            {hasNextPage && (
              <Button
                className="mt-2.5"
                size="sm"
                busy={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                더 보기
              </Button>
            )}
          </div>
          {current && (
            <div>
              <Link
                to={paths.questions({ status })}
                className={`${buttonClass({ size: "sm" })} mb-2.5 desk:hidden`}
              >
                <ChevronLeft aria-hidden />
                목록
              </Link>
              <QuestionThread key={current.id} row={current} onAnswered={() => open(place + 1)} />
            </div>
          )}
        </div>
      )}
    </>
  );
}

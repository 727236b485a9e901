import type { Reply } from "@todayfruit/contract/all-calls";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { data, Link } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { api } from "../../../api/browser-api.ts";
import { replyOrNotFoundPage } from "../../../api/reply-or-not-found-page.ts";
import { apiContext } from "../../../api/server-request-context.ts";
import { AskQuestionButton } from "../../../features/questions/ask-question-button.tsx";
import { mergeOwnQuestions } from "../../../features/questions/merge-own-questions.ts";
import { QuestionItem } from "../../../features/questions/question-item.tsx";
import { useMyQuestionsAboutProduct } from "../../../features/questions/use-my-questions-about-product.ts";
import { AppBar } from "../../../frame/app-bar.tsx";
import { Footer } from "../../../frame/footer.tsx";
import type { PageHandle } from "../../../page-handle.ts";
import { paths } from "../../../paths.ts";
import { EmptyList } from "../../../ui/feedback/empty-list.tsx";
import { InfiniteList } from "../../../ui/feedback/infinite-list.tsx";
import { buttonClass } from "../../../ui/form/button.tsx";
import type { Route } from "./+types/route";

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id < 1) throw data(null, { status: 404 });
  const call = context.get(apiContext);
  const [product, questions] = await Promise.all([
    replyOrNotFoundPage(call("GET /v1/products/{id}", { path: { id } })),
    replyOrNotFoundPage(call("GET /v1/products/{id}/questions", { path: { id } })),
  ]);
  return { product: { id, name: product.name }, questions };
}

export const handle: PageHandle<Route.ComponentProps["loaderData"]> = {
  canonicalPath: ({ product }) => paths.questions(product.id),
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? `${loaderData.product.name} 문의` : "상품 문의"} · ${variant.displayName}` },
];

/** All questions about a product, with a form to ask one. */
export default function QuestionsPage({ loaderData }: Route.ComponentProps) {
  const { product, questions } = loaderData;
  const mine = useMyQuestionsAboutProduct(product.id);
  return (
    <>
      <AppBar back title="상품 문의" cart />
      <main id="contents">
        <div className="px-gutter pt-4 pb-5">
          <h2 className="text-title3 font-bold wrap-anywhere">
            <Link to={paths.product(product.id)}>{product.name}</Link>
          </h2>
          <p className="mt-1 mb-4 text-label text-ink-3">
            문의 {groupDigits(questions.count)}개. 주문과 배송은 주문 내역에서 더 빨리 확인할 수 있어요.
          </p>
          <AskQuestionButton productId={product.id} next={paths.questions(product.id)} />
        </div>
        <div className="border-t-8 border-sunken px-gutter py-2">
          <InfiniteList
            queryKey={["questions", product.id]}
            first={pageOf(questions)}
            endText="마지막 문의까지 다 봤어요"
            fetchPage={async (nextPage) =>
              pageOf(
                await api("GET /v1/products/{id}/questions", {
                  path: { id: product.id },
                  query: { page: Number(nextPage) },
                }),
              )
            }
          >
            {(list) => {
              const shown = mergeOwnQuestions(list, mine);
              if (shown.length === 0)
                return <EmptyList>아직 문의가 없어요. 궁금한 점을 물어보세요</EmptyList>;
              return shown.map(({ question, isMine }) => (
                <QuestionItem key={question.id} question={question} isMine={isMine}>
                  {isMine && (
                    <Link
                      className={`${buttonClass({ tone: "outline", size: "sm" })} mt-3`}
                      to={paths.myQuestions}
                    >
                      내 문의에서 관리하기
                    </Link>
                  )}
                </QuestionItem>
              ));
            }}
          </InfiniteList>
        </div>
        <Footer />
      </main>
    </>
  );
}

/** Converts the call's page number to the list's opaque cursor. */
function pageOf({ list, nextPage }: Reply<"GET /v1/products/{id}/questions">) {
  return { list, nextPage: nextPage === null ? null : String(nextPage) };
}

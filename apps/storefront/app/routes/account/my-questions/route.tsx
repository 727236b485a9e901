import { Link } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { api } from "../../../api/browser-api.ts";
import memo from "../../../assets/emoji/memo.webp";
import { MemberOnly } from "../../../features/accounts/member-only.tsx";
import { MemberPagedListWithStates } from "../../../features/accounts/member-paged-list-with-states.tsx";
import { QuestionItem } from "../../../features/questions/question-item.tsx";
import { paths } from "../../../paths.ts";
import type { Route } from "./+types/route";
import { EditOrDeleteQuestionButtons } from "./edit-or-delete-question-buttons.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `내 문의 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

export default function MyQuestionsPage() {
  return <MemberOnly title="내 문의">{() => <MyQuestions />}</MemberOnly>;
}

/** Member's product questions, the latest first; unanswered ones can be edited and withdrawn. */
function MyQuestions() {
  return (
    <MemberPagedListWithStates
      name="내 문의"
      queryKey={["my-questions"]}
      load={(page) => api("GET /v1/app-users/questions", { query: { page } })}
      empty={{
        image: memo,
        title: "아직 남긴 문의가 없어요",
        text: "궁금한 상품에서 문의를 남겨 보세요",
        to: paths.home,
        label: "상품 둘러보기",
      }}
    >
      {(list) =>
        list.map((question) => (
          <QuestionItem key={question.id} question={question} isMine about={question.productName}>
            <p className="mt-3 text-label">
              <Link className="underline underline-offset-2" to={paths.product(question.productId)}>
                {question.productName}
              </Link>
            </p>
            {question.status === "waiting" && <EditOrDeleteQuestionButtons question={question} />}
          </QuestionItem>
        ))
      }
    </MemberPagedListWithStates>
  );
}

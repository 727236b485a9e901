import { useQuery } from "@tanstack/react-query";
import { api } from "../../../../api/browser-api.ts";
import { QuestionItem } from "../../../../features/questions/question-item.tsx";

/** Number of questions on a product page. */
const TAKE = 3;

/** Latest questions of a product; renders nothing until loaded, since a separate page lists all of them. */
export function LatestQuestions({ productId }: { productId: number }) {
  const found = useQuery({
    queryKey: ["latest-questions", productId],
    queryFn: () => api("GET /v1/products/{id}/questions", { path: { id: productId }, query: { take: TAKE } }),
    staleTime: 60_000,
  });
  return found.data?.list.map((question) => <QuestionItem key={question.id} question={question} />);
}

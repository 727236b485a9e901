import { useQuery } from "@tanstack/react-query";
import { api } from "../../api/browser-api.ts";
import { QuestionItem } from "./question-item.tsx";

/** As many as the page of a product shows. */
const TAKE = 3;

/** The questions that were asked last; nothing while they are not known, since all of them stand on their own page. */
export function LatestQuestions({ productId }: { productId: number }) {
  const found = useQuery({
    queryKey: ["latest-questions", productId],
    queryFn: () => api("GET /v1/products/{id}/questions", { path: { id: productId }, query: { take: TAKE } }),
    staleTime: 60_000,
  });
  return found.data?.list.map((question) => <QuestionItem key={question.id} question={question} />);
}

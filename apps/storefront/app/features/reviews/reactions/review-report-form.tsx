import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { RowsSkeleton } from "../../../ui/feedback/rows-skeleton.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { RadioCards } from "../../../ui/form/radio-cards.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import { myReviewReactionsKey } from "./use-own-and-marked-reviews.ts";

type ReviewReportFormProps = {
  productId: number;
  reviewId: number;
  onDone(): void;
};

/** Reasons of a 신고, one of which is sent. */
export function ReviewReportForm({ productId, reviewId, onDone }: ReviewReportFormProps) {
  const queries = useQueryClient();
  const [picked, setPicked] = useState<string | null>(null);
  const [words, setWords] = useState("");
  const reasons = useQuery({
    queryKey: ["report-reasons"],
    queryFn: () => api("GET /v1/review/report-reasons"),
  });
  const sending = useMutation({
    mutationFn: (id: string) =>
      api("POST /v1/review/{id}/report", {
        path: { id: reviewId },
        body: { reviewReportReasonId: Number(id), reason: words.trim() },
      }),
    onSuccess: async () => {
      showSnackbar("신고를 받았어요. 확인할게요", { tone: "success" });
      onDone();
      await queries.invalidateQueries({ queryKey: myReviewReactionsKey(productId) });
    },
    onError: (error) => showSnackbar(extractErrorText(error), { tone: "failure" }),
  });
  if (reasons.isPending) return <RowsSkeleton name="신고하는 이유" />;
  if (!reasons.data) return <LoadFailed error={reasons.error} onRetry={() => void reasons.refetch()} />;
  const needsWords = reasons.data.list.some(({ id, needsWords: needs }) => needs && String(id) === picked);
  return (
    <>
      <RadioCards
        label="신고하는 이유"
        look="row"
        value={picked}
        onChange={setPicked}
        options={reasons.data.list.map(({ id, name }) => ({ value: String(id), content: name }))}
      />
      {needsWords && (
        <div className="mt-3">
          <TextArea
            label="어떤 점이 문제인가요?"
            maxLength={500}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        </div>
      )}
      <p className="mt-3 text-caption text-ink-3">별점이 낮다는 이유만으로는 가리지 않아요.</p>
      <Button
        className="mt-4"
        block
        disabled={picked === null || (needsWords && words.trim() === "")}
        busy={sending.isPending}
        onClick={() => picked !== null && sending.mutate(picked)}
      >
        신고하기
      </Button>
    </>
  );
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { useState } from "react";
import { api } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { type QuestionDraft, QuestionForm } from "../../../features/questions/question-form.tsx";
import { Button } from "../../../ui/form/button.tsx";
import { BottomSheet } from "../../../ui/overlay/bottom-sheet.tsx";
import { DeleteButton } from "../../../ui/overlay/delete-button.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";

type MyQuestion = Reply<"GET /v1/app-users/questions">["list"][number];

/** Edits or withdraws a question that is not answered yet. */
export function EditOrDeleteQuestionButtons({ question }: { question: MyQuestion }) {
  const { id, productName } = question;
  const queries = useQueryClient();
  const [isChanging, setIsChanging] = useState(false);
  const [draft, setDraft] = useState<QuestionDraft>(question);
  const onError = (error: Error) => showSnackbar(extractErrorText(error), { tone: "failure" });
  const onSettled = () => {
    for (const queryKey of [["questions"], ["questions-mine"], ["latest-questions"]]) {
      queries.removeQueries({ queryKey });
    }
    return queries.invalidateQueries({ queryKey: ["my-questions"] });
  };
  const changing = useMutation({
    mutationFn: ({ contents, isSecret }: QuestionDraft) =>
      api("PUT /v1/app-users/questions/{id}", { path: { id }, body: { contents, isSecret } }),
    onSuccess: () => {
      setIsChanging(false);
      showSnackbar("문의를 고쳤어요", { tone: "success" });
    },
    onError,
    onSettled,
  });
  const deleting = useMutation({
    mutationFn: () => api("DELETE /v1/app-users/questions/{id}", { path: { id } }),
    onSuccess: () => showSnackbar("문의를 지웠어요"),
    onError,
    onSettled,
  });
  return (
    <div className="mt-3 flex gap-2">
      <Button
        tone="outline"
        size="sm"
        aria-haspopup="dialog"
        aria-label={`${productName} 문의 고치기`}
        onClick={() => {
          setDraft(question);
          setIsChanging(true);
        }}
      >
        고치기
      </Button>
      <DeleteButton
        about={`${productName} 문의`}
        title="문의를 지울까요?"
        busy={deleting.isPending}
        onDelete={deleting.mutate}
      >
        지운 문의는 되돌릴 수 없어요. 다시 물어볼 수는 있어요.
      </DeleteButton>
      <BottomSheet open={isChanging} onClose={() => setIsChanging(false)} title="문의 고치기">
        <QuestionForm
          draft={draft}
          onDraft={setDraft}
          label="고친 문의 남기기"
          busy={changing.isPending}
          onSend={changing.mutate}
        />
      </BottomSheet>
    </div>
  );
}

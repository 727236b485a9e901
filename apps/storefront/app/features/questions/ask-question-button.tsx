import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { refusalCodeOf } from "../../api/api-error.ts";
import { apiWithKey } from "../../api/browser-api.ts";
import { extractErrorText } from "../../api/extract-error-text.ts";
import { paths } from "../../paths.ts";
import { useSession } from "../../session/session-provider.tsx";
import { Button, type ButtonTone } from "../../ui/form/button.tsx";
import { BottomSheet } from "../../ui/overlay/bottom-sheet.tsx";
import { showSnackbar } from "../../ui/overlay/snackbar-store.ts";
import { type QuestionDraft, QuestionForm } from "./question-form.tsx";

const EMPTY: QuestionDraft = { contents: "", isSecret: false };

type AskQuestionButtonProps = {
  productId: number;
  /** Path in the shop to return to after the login. */
  next: string;
  tone?: ButtonTone;
};

/** 문의하기: a sheet that keeps its draft while closed. Guests are led to the login. */
export function AskQuestionButton({ productId, next, tone = "primary" }: AskQuestionButtonProps) {
  const session = useSession();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState(EMPTY);
  // One idempotency key per attempt, so that a retry after a lost reply takes effect once.
  const key = useRef<string | null>(null);
  const isGuest = session.status === "ready" && session.userType === "guest";
  const asking = useMutation({
    mutationFn: (body: QuestionDraft) => {
      key.current ??= crypto.randomUUID();
      return apiWithKey(key.current)("POST /v1/products/{id}/questions", { path: { id: productId }, body });
    },
    onSuccess: async () => {
      key.current = null;
      setDraft(EMPTY);
      setOpen(false);
      showSnackbar("문의를 남겼어요. 답변하면 알려 드려요", { tone: "success" });
      await Promise.all(
        [["questions-mine", productId], ["my-questions"], ["latest-questions", productId]].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
    },
    onError: (error) => {
      if (refusalCodeOf(error) !== null) key.current = null;
      showSnackbar(extractErrorText(error), { tone: "failure" });
    },
  });
  return (
    <>
      <Button
        block
        tone={tone}
        aria-haspopup="dialog"
        onClick={() => (isGuest ? void navigate(paths.login(next)) : setOpen(true))}
      >
        문의하기
      </Button>
      <BottomSheet open={open} onClose={() => setOpen(false)} title="상품 문의">
        <QuestionForm
          draft={draft}
          onDraft={setDraft}
          label="문의 남기기"
          busy={asking.isPending}
          onSend={asking.mutate}
        />
      </BottomSheet>
    </>
  );
}

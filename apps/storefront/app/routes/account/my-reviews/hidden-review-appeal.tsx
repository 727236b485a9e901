import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { APPEAL_TEXT } from "@todayfruit/domain/reviews/review-text-rules";
import { useState } from "react";
import { api } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { Button } from "../../../ui/form/button.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { BottomSheet } from "../../../ui/overlay/bottom-sheet.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";

type Hidden = NonNullable<Reply<"GET /v1/app-users/reviews">["list"][number]["hidden"]>;

const STATES = {
  requested: "이의를 확인하고 있어요",
  upheld: "이의를 받아들였어요",
  dismissed: "이의를 받아들이지 않았어요",
} as const;

/** Reason why a review is hidden, with the form to appeal or the state of the appeal. */
export function HiddenReviewAppeal({ hidden }: { hidden: Hidden }) {
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const [contents, setContents] = useState("");
  const sending = useMutation({
    mutationFn: () =>
      api("POST /v1/review/report/{id}/appeal", { path: { id: hidden.reportId }, body: { contents } }),
    onSuccess: async () => {
      showSnackbar("이의를 받았어요. 확인할게요", { tone: "success" });
      setOpen(false);
      await queries.invalidateQueries({ queryKey: ["my-reviews"] });
    },
    onError: (error) => showSnackbar(extractErrorText(error), { tone: "failure" }),
  });
  const isShort = [...contents.trim()].length < APPEAL_TEXT.shortest;
  return (
    <div className="mt-3 rounded-md bg-sunken px-4 py-3 text-label text-ink-2">
      <p>
        다른 분께 가려진 후기예요. 사유: {hidden.ground}
        {hidden.decision !== "" && ` · ${hidden.decision}`}
      </p>
      {hidden.appeal ? (
        <p className="mt-1 font-semibold">
          {STATES[hidden.appeal.status]}
          {hidden.appeal.decision !== null && ` · ${hidden.appeal.decision}`}
        </p>
      ) : (
        <Button
          className="mt-2"
          tone="outline"
          size="sm"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          이의 제기
        </Button>
      )}
      <BottomSheet open={open} onClose={() => setOpen(false)} title="이의 제기">
        <TextArea
          label="왜 가리지 않아야 하나요?"
          maxLength={1000}
          value={contents}
          onChange={(event) => setContents(event.currentTarget.value)}
        />
        <p className="mt-1 text-caption text-ink-3">
          {APPEAL_TEXT.shortest}자부터 적을 수 있어요. 한 번 보낼 수 있어요.
        </p>
        <Button
          className="mt-4"
          block
          disabled={isShort}
          busy={sending.isPending}
          onClick={() => sending.mutate()}
        >
          보내기
        </Button>
      </BottomSheet>
    </div>
  );
}

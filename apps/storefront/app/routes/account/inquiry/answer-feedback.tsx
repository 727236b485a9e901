import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../api/browser-api.ts";
import type { Inquiry } from "../../../features/inquiries/inquiry-types.ts";
import { showCallFailureSnackbar } from "../../../features/inquiries/show-call-failure-snackbar.ts";
import { Chip } from "../../../ui/form/chip.tsx";

/** Question whether the answer helped. */
export function AnswerFeedback({ inquiry: { id, isHelpful } }: { inquiry: Inquiry }) {
  const queries = useQueryClient();
  const saying = useMutation({
    mutationFn: (helped: boolean) =>
      api("PUT /v1/app-users/inquiries/{id}/helpful", { path: { id }, body: { isHelpful: helped } }),
    onSuccess: (said) => queries.setQueryData(["inquiry", id], said),
    onError: showCallFailureSnackbar,
  });
  return (
    <fieldset className="mx-gutter mb-5 flex items-center justify-between gap-3 rounded-lg px-4 py-3 inset-shadow-outline">
      <legend className="sr-only">도움이 됐나요?</legend>
      <span className="text-body2 font-semibold" aria-hidden>
        {isHelpful === null ? "도움이 됐나요?" : "알려주셔서 고마워요"}
      </span>
      <span className="flex gap-2">
        <Chip selected={isHelpful === true} onClick={() => saying.mutate(true)}>
          네
        </Chip>
        <Chip selected={isHelpful === false} onClick={() => saying.mutate(false)}>
          아니요
        </Chip>
      </span>
    </fieldset>
  );
}

import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useNavigate } from "react-router";
import { refusalCodeOf } from "../../api/api-error.ts";
import { apiWithKey } from "../../api/browser-api.ts";
import { extractErrorText } from "../../api/extract-error-text.ts";
import { paths } from "../../paths.ts";
import { USER_QUERY_KEY } from "../../session/session-provider.tsx";
import { showSnackbar } from "../../ui/overlay/snackbar-store.ts";
import type { ReviewDraft } from "./review-form.tsx";

type SendReview = {
  /** Sends the draft under one idempotency key, so that a retry after a lost reply takes effect once. */
  send(api: ReturnType<typeof apiWithKey>, draft: ReviewDraft): Promise<{ point: number }>;
  /**
   * Message after sending.
   *
   * @param point 적립금 granted, or taken back when negative, in 원
   */
  sent(point: number): string;
  /** Further queries to refetch, beside reviews and points. */
  alsoChanges?: readonly QueryKey[];
};

/** Sends a review, shows a message and opens the member's reviews. */
export function useSendReview({ send, sent, alsoChanges = [] }: SendReview) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const key = useRef<string | null>(null);
  return useMutation({
    mutationFn: (draft: ReviewDraft) => {
      key.current ??= crypto.randomUUID();
      return send(apiWithKey(key.current), draft);
    },
    onSuccess: async ({ point }) => {
      showSnackbar(sent(point), { tone: "success" });
      await navigate(paths.myWrittenReviews, { replace: true });
      await Promise.all(
        [["my-reviews"], ["reviews"], USER_QUERY_KEY, ...alsoChanges].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      );
    },
    onError: (error) => {
      if (refusalCodeOf(error) !== null) key.current = null;
      showSnackbar(extractErrorText(error), { tone: "failure" });
    },
  });
}

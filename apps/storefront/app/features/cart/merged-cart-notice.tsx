import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { refusalCodeOf } from "../../api/api-error.ts";
import { api } from "../../api/browser-api.ts";
import { extractErrorText } from "../../api/extract-error-text.ts";
import { dropMergedCart, isMergeFresh } from "../../session/cart-merge-storage.ts";
import { useSession } from "../../session/session-provider.tsx";
import { Button } from "../../ui/form/button.tsx";
import { showSnackbar } from "../../ui/overlay/snackbar-store.ts";

/**
 * Notice shown for half an hour after a login that merged the guest's cart into the member's, with a button to undo the
 * merge.
 */
export function MergedCartNotice() {
  const session = useSession();
  const queries = useQueryClient();
  const [isFresh, setIsFresh] = useState(false);
  const isMember = session.status === "ready" && session.userType !== "guest";
  useEffect(() => setIsFresh(isMember && isMergeFresh(window.sessionStorage, Date.now())), [isMember]);

  const undo = useMutation({
    mutationFn: () => api("POST /v1/app-users/cart-merge/undo"),
    onSuccess: async () => {
      settle();
      showSnackbar("로그인하기 전 장바구니로 되돌렸어요");
      await queries.invalidateQueries();
    },
    onError: (error) => {
      if (refusalCodeOf(error) === "MERGE_NOT_FOUND") settle();
      showSnackbar(extractErrorText(error), { tone: "failure" });
    },
  });

  function settle(): void {
    dropMergedCart(window.sessionStorage);
    setIsFresh(false);
  }

  if (!isFresh) return null;
  return (
    <section
      className="flex items-center justify-between gap-3 bg-brand-tint px-gutter py-3 text-label"
      aria-label="합친 장바구니"
    >
      <span>로그인하기 전에 담은 상품을 함께 담았어요</span>
      <Button tone="outline" size="xs" busy={undo.isPending} onClick={() => undo.mutate()}>
        되돌리기
      </Button>
    </section>
  );
}

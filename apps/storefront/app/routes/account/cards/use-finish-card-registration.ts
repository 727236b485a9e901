import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { api } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { isCancelledByBuyer } from "../../../features/payments/is-cancelled-by-buyer.ts";
import { BILLING_CARDS_KEY } from "../../../features/payments/use-billing-cards.ts";
import { paths } from "../../../paths.ts";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import { nextOf, readCardRegistrationResult } from "./read-card-registration-return-url.ts";

/** Finishes a card registration: registers the card the provider's window returned, once, and continues; removes its keys from the URL. */
export function useFinishCardRegistration(): boolean {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const begun = useRef(false);
  const back = readCardRegistrationResult(search);
  const next = nextOf(search, paths.cards);

  useEffect(() => {
    if (back.kind === "none" || begun.current) return;
    begun.current = true;
    void finish();

    async function finish(): Promise<void> {
      if (back.kind === "issued") {
        const body = { authKey: back.authKey, customerKey: back.customerKey };
        try {
          await api("POST /v1/app-users/billing-cards/issue", { body });
          await queries.invalidateQueries({ queryKey: BILLING_CARDS_KEY });
          showSnackbar("카드를 등록했어요", { tone: "success" });
        } catch (error) {
          showSnackbar(extractErrorText(error), { tone: "failure" });
        }
      } else if (back.kind === "failed") {
        const isOwnWish = isCancelledByBuyer(back.code);
        showSnackbar(isOwnWish ? "카드 등록을 취소했어요" : back.message || "카드를 등록하지 못했어요");
      }
      void navigate(next, { replace: true });
    }
  });
  return back.kind !== "none";
}

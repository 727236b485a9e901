import { useQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { api } from "../../api/browser-api.ts";
import { refundTargetText } from "./refund-and-cancellation-texts.ts";

type RefundTargetProps = {
  preview: Reply<"GET /v1/app-users/orders/{id}/refund-preview">;
  isGuest: boolean;
};

/** Sentence that names the means of payment, or the member's account, that the money goes back to. */
export function RefundDestinationSentence({ preview, isGuest }: RefundTargetProps) {
  const { paymentMethodType: method, refundPrice, needsAccount } = preview;
  const isToAccount = method === "vbank" && refundPrice > 0 && !needsAccount;
  const account = useQuery({
    queryKey: ["withdraw-account"],
    queryFn: () => api("GET /v1/app-users/withdraw-account"),
    enabled: isToAccount && !isGuest,
  });
  const text = refundTargetText(method, account.data?.withdrawAccount ?? null);
  if (refundPrice === 0 || needsAccount || text === null) return null;
  return <p className="mt-3 text-label text-ink-2">{text}</p>;
}

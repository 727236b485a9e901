import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { api } from "../../../api/browser-api.ts";
import { isCancelledByBuyer } from "../../../features/payments/is-cancelled-by-buyer.ts";
import { paymentFailureText } from "../../../features/payments/payment-failure-text.ts";
import { PaymentRefused } from "../../../features/payments/payment-refused.tsx";
import { AppBar } from "../../../frame/app-bar.tsx";
import { paths } from "../../../paths.ts";
import { clearPayingOrder, readPayingOrder } from "../../../session/paying-order-storage.ts";
import { useSession } from "../../../session/session-provider.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { ProgressScreen } from "../../../ui/feedback/progress-screen.tsx";
import { showSnackbar } from "../../../ui/overlay/snackbar-store.ts";
import type { Route } from "./+types/route";

export const meta: Route.MetaFunction = () => [
  { title: `결제하지 못했어요 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

/**
 * Page the provider returns to without a payment, with `code, message` and, unless the buyer cancelled, `orderId`. The
 * message is reported, never shown: anybody can write an address.
 */
export default function PaymentFailPage() {
  const session = useSession();
  const [search] = useSearchParams();
  const code = (search.get("code") ?? "UNKNOWN").slice(0, 60);
  const message = (search.get("message") ?? "").slice(0, 510);
  const cancelled = isCancelledByBuyer(code);

  const failing = useQuery({
    queryKey: ["payment-fail", search.toString()],
    queryFn: () => reportFailure(search.get("orderId"), code, message),
    enabled: session.status === "ready",
    retry: 1,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const navigate = useNavigate();
  const failure = failing.data;

  useEffect(() => {
    if (!failure) return;
    // The server's answer wins over the return URL: a payment that succeeded is shown as one.
    if (failure.isPaid) void navigate(paths.paymentResult(failure.orderId), { replace: true });
    else if (cancelled) {
      showSnackbar("결제를 취소했어요");
      void navigate(failure.orderTmpId ? paths.checkout(failure.orderTmpId) : paths.cart, { replace: true });
    }
  }, [failure, cancelled, navigate]);

  const error = session.status === "failed" ? session.authError : failing.error;
  return (
    <>
      <AppBar logo />
      <main id="contents">
        {error !== null && (
          <LoadFailed error={error} onRetry={() => void session.restart().then(() => failing.refetch())} />
        )}
        {error === null && (!failure || failure.isPaid || cancelled) && (
          <ProgressScreen title="주문서로 돌아가고 있어요" />
        )}
        {error === null && failure && !failure.isPaid && !cancelled && (
          <PaymentRefused reason={paymentFailureText(code)} orderTmpId={failure.orderTmpId || null} />
        )}
      </main>
    </>
  );
}

type ToldFailure = {
  orderId: string;
  orderTmpId: string;
  isPaid: boolean;
};

/**
 * Reports the failure, which releases what was held for the payment. A cancelled window returns no order id; the tab's
 * own is used.
 */
async function reportFailure(named: string | null, code: string, message: string): Promise<ToldFailure> {
  const paying = readPayingOrder(window.sessionStorage);
  const orderId = named ?? paying?.orderId;
  if (!orderId) return { orderId: "", orderTmpId: "", isPaid: false };
  const payment = await api("POST /v1/payments/{orderId}/fail", {
    path: { orderId },
    body: { code, message },
  });
  clearPayingOrder(window.sessionStorage);
  const isPaid = payment.state === "paid" || payment.state === "waiting_deposit";
  return { orderId, orderTmpId: payment.orderTmpId, isPaid };
}

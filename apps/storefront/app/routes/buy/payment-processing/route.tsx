import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { type NavigateFunction, useNavigate, useSearchParams } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { ApiError } from "../../../api/api-error.ts";
import { api } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import { paymentFailureText } from "../../../features/payments/payment-failure-text.ts";
import { PaymentRefused } from "../../../features/payments/payment-refused.tsx";
import { AppBar } from "../../../frame/app-bar.tsx";
import { paths } from "../../../paths.ts";
import { clearPayingOrder, readPayingOrder } from "../../../session/paying-order-storage.ts";
import { USER_QUERY_KEY, useSession } from "../../../session/session-provider.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { ProgressScreen } from "../../../ui/feedback/progress-screen.tsx";
import type { Route } from "./+types/route";
import { confirmPaymentAndPollState, type ReturnOutcome } from "./confirm-payment-and-poll-state.ts";
import { type ProviderReturn, readPaymentProviderReturnUrl } from "./read-payment-provider-return-url.ts";

export const meta: Route.MetaFunction = () => [
  { title: `결제 확인 중 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

/** Page the provider returns to. Its URL carries the payment key, so it is replaced in the history. */
export default function ProcessingPage() {
  const [search] = useSearchParams();
  const back = readPaymentProviderReturnUrl(search);
  return (
    <>
      <AppBar />
      <main id="contents">
        {back ? <Settling back={back} /> : <PaymentRefused reason={NOT_FROM_PAYMENT} orderTmpId={null} />}
      </main>
    </>
  );
}

const NOT_FROM_PAYMENT = "결제 정보를 받지 못했어요. 주문 내역을 확인하고 다시 시도해 주세요";

function Settling({ back }: { back: ProviderReturn }) {
  const session = useSession();
  const navigate = useNavigate();
  const queries = useQueryClient();
  // The query runs once per key, however often the page renders; the call itself is idempotent.
  const settling = useQuery({
    queryKey: ["settle", back.paymentKey],
    queryFn: () => settle(back),
    enabled: session.status === "ready",
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  const outcome = settling.data;
  const isOver = outcome !== undefined && outcome.kind !== "refused";

  useEffect(() => {
    if (!isOver) return;
    clearPayingOrder(window.sessionStorage);
    void queries.invalidateQueries({ queryKey: USER_QUERY_KEY });
    void showResult(navigate, back.orderId);
  }, [isOver, back.orderId, navigate, queries]);

  // While the token could not be checked the buyer counts as a guest without orders: a 404 says nothing about the payment.
  const isStranger = session.status === "ready" && session.authError !== null && isNotFound(outcome);
  const error = session.status === "failed" ? session.authError : settling.error;
  if (error !== null || isStranger) {
    return (
      <LoadFailed
        error={isStranger && session.status === "ready" ? session.authError : error}
        onRetry={() => void session.restart().then(() => settling.refetch())}
      />
    );
  }
  if (outcome?.kind === "refused") {
    return <Refused orderId={back.orderId} error={outcome.error} />;
  }
  return <ProgressScreen title="결제를 확인하고 있어요">창을 닫지 말고 잠시만 기다려 주세요</ProgressScreen>;
}

/** Opens the result with the orders below it in the history, so that going back never reopens the provider's window. */
async function showResult(navigate: NavigateFunction, orderId: string): Promise<void> {
  await navigate(paths.orders, { replace: true });
  await navigate(paths.paymentResult(orderId));
}

function Refused({ orderId, error }: { orderId: string; error: unknown }) {
  const payment = useQuery({
    queryKey: ["payment", orderId],
    queryFn: () => api("GET /v1/payments/{orderId}", { path: { orderId } }),
    retry: false,
  });
  const known = readPayingOrder(window.sessionStorage);
  const orderTmpId = payment.data?.orderTmpId ?? (known?.orderId === orderId ? known.orderTmpId : null);
  return (
    <PaymentRefused
      reason={payment.data?.failure ? paymentFailureText(payment.data.failure.code) : extractErrorText(error)}
      orderTmpId={orderTmpId}
    />
  );
}

function settle({ orderId, paymentKey, amount }: ProviderReturn): Promise<ReturnOutcome> {
  return confirmPaymentAndPollState({
    confirm: () => api("POST /v1/payments/confirm", { body: { orderId, paymentKey, amount } }),
    look: () => api("GET /v1/payments/{orderId}", { path: { orderId } }),
    wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
    questions: 12,
  });
}

function isNotFound(outcome: ReturnOutcome | undefined): boolean {
  return (
    outcome?.kind === "refused" &&
    outcome.error instanceof ApiError &&
    outcome.error.code === "PAYMENT_NOT_FOUND"
  );
}

import { useQuery } from "@tanstack/react-query";
import X from "lucide-react/icons/x";
import { Suspense } from "react";
import { Link } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { api } from "../../../api/browser-api.ts";
import { paymentFailureText } from "../../../features/payments/payment-failure-text.ts";
import { PaymentRefused } from "../../../features/payments/payment-refused.tsx";
import { AppBar } from "../../../frame/app-bar.tsx";
import { paths } from "../../../paths.ts";
import { useSession } from "../../../session/session-provider.tsx";
import { createLazyComponent } from "../../../ui/create-lazy-component.ts";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { ProgressScreen } from "../../../ui/feedback/progress-screen.tsx";
import { buttonClass } from "../../../ui/form/button.tsx";
import { ICON_BUTTON_CLASS } from "../../../ui/form/icon-button.tsx";
import { BottomActionBar } from "../../../ui/layout/bottom-action-bar.tsx";
import type { Route } from "./+types/route";
import { derivePaymentPollInterval } from "./derive-payment-poll-interval.ts";
import { GiftResult } from "./gift-result.tsx";
import { OrderReceipt } from "./order-receipt.tsx";
import { ResultHeading } from "./result-heading.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `결제 결과 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

/** Loaded after the result, since it is optional. */
const PushOptIn = createLazyComponent(async () => (await import("../../../push/push-opt-in.tsx")).PushOptIn);

/** Loaded after the result, and only once an order is placed. */
const SeasonSuggestions = createLazyComponent(
  async () => (await import("./season-suggestions.tsx")).SeasonSuggestions,
);

export default function PaymentResultPage({ params: { orderId } }: Route.ComponentProps) {
  const session = useSession();
  const payment = useQuery({
    queryKey: ["payment", orderId],
    queryFn: () => api("GET /v1/payments/{orderId}", { path: { orderId } }),
    enabled: session.status === "ready",
    staleTime: 0,
    refetchInterval: ({ state }) => derivePaymentPollInterval(state.data?.state, state.dataUpdateCount),
  });
  const result = payment.data;
  const error = session.status === "failed" ? session.authError : payment.error;

  return (
    <>
      <AppBar>
        <Link className={ICON_BUTTON_CLASS} to={paths.home} aria-label="닫고 홈으로">
          <X aria-hidden />
        </Link>
      </AppBar>
      <main id="contents" className="flex flex-col">
        {!result && error === null && <ProgressScreen title="결제 결과를 불러오고 있어요" />}
        {!result && error !== null && (
          <LoadFailed
            error={error}
            onRetry={() => void (session.status === "failed" ? session.restart() : payment.refetch())}
          />
        )}
        {(result?.state === "failed" || result?.state === "canceled") && (
          <PaymentRefused
            reason={
              result.failure
                ? paymentFailureText(result.failure.code)
                : "결제하지 않았어요. 다른 결제 수단을 골라주세요"
            }
            orderTmpId={result.orderTmpId}
          />
        )}
        {result && result.state !== "failed" && result.state !== "canceled" && (
          <>
            <ResultHeading result={result} />
            <Suspense>
              <PushOptIn />
            </Suspense>
            {result.giftGroupId === null ? (
              <>
                <OrderReceipt payment={result} />
                {(result.state === "paid" || result.state === "waiting_deposit") && (
                  <Suspense fallback={null}>
                    <SeasonSuggestions orderId={result.id} />
                  </Suspense>
                )}
              </>
            ) : (
              <GiftResult id={result.giftGroupId} isWaiting={result.state !== "paid"} />
            )}
          </>
        )}
        {result && (
          <BottomActionBar>
            <Link
              className={`${buttonClass({ tone: "outline", size: "lg" })} flex-1`}
              to={paths.order(result.id)}
            >
              주문 상세
            </Link>
            <Link className={`${buttonClass({ size: "lg" })} flex-1`} to={paths.home}>
              쇼핑 계속하기
            </Link>
          </BottomActionBar>
        )}
      </main>
    </>
  );
}

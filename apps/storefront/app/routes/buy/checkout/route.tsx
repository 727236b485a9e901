import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { Link } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { listTrackedLineItems } from "../../../analytics/list-tracked-line-items.ts";
import { track } from "../../../analytics/page-event-queue.ts";
import { refusalCodeOf } from "../../../api/api-error.ts";
import { api } from "../../../api/browser-api.ts";
import basket from "../../../assets/emoji/basket.webp";
import { AppBar } from "../../../frame/app-bar.tsx";
import { paths } from "../../../paths.ts";
import { useSession } from "../../../session/session-provider.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { buttonClass } from "../../../ui/form/button.tsx";
import type { Route } from "./+types/route";
import { CheckoutForm } from "./checkout-form.tsx";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";
import { GiftCheckoutForm } from "./gift/gift-checkout-form.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `주문서 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

export default function CheckoutPage({ params }: Route.ComponentProps) {
  const session = useSession();
  const form = useQuery({
    queryKey: ["order-tmp", params.id],
    queryFn: () => api("GET /v4/app-users/order-tmp/{id}", { path: { id: params.id } }),
    enabled: session.status === "ready",
    retry: (count, error) => refusalCodeOf(error) === null && count < 2,
    // Never refetches, so that typed values are not overwritten; prices are queried with the address instead.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const methods = useQuery({
    queryKey: ["payment-methods"],
    queryFn: () => api("GET /v1/payment-methods"),
    // Operators change them: each form asks again.
    gcTime: 0,
  });
  const { refetch } = form;
  useEffect(() => {
    // The browser restored the page from before the provider's window: the order may be paid by now.
    const onBack = (event: PageTransitionEvent) => event.persisted && void refetch();
    window.addEventListener("pageshow", onBack);
    return () => window.removeEventListener("pageshow", onBack);
  }, [refetch]);

  const opened = form.data?.placedOrderId === null ? form.data.id : null;
  const trackBegin = useEffectEvent((orderTmpId: string) => {
    if (form.data)
      track("begin_checkout", { lines: listTrackedLineItems(form.data.totalPricesDetail), orderTmpId });
  });
  // A form is begun once, however often its prices change.
  useEffect(() => {
    if (opened !== null) trackBegin(opened);
  }, [opened]);

  const error = session.status === "failed" ? session.authError : (form.error ?? methods.error);
  const isGift = form.data !== undefined && form.data.giftCount !== null;
  const isGone = ["ORDER_TMP_NOT_FOUND", "INVALID_INPUT"].includes(refusalCodeOf(error) ?? "");

  return (
    <>
      <AppBar back title={isGift ? "선물하기" : "주문서"} />
      {form.data && methods.data && session.status === "ready" && isGift && (
        <GiftCheckoutForm
          key={form.data.id}
          form={form.data}
          offered={methods.data.list}
          senderName={session.user.name ?? ""}
          onPlaced={() => void form.refetch()}
        />
      )}
      {isGift && methods.data ? null : form.data && methods.data && session.status === "ready" ? (
        <CheckoutForm
          key={form.data.id}
          form={form.data}
          offered={methods.data.list}
          isMember={session.userType !== "guest"}
          onPlaced={() => void form.refetch()}
        />
      ) : (
        <main id="contents" className={error ? "" : "bg-sunken"}>
          {!error && <CheckoutSkeleton />}
          {isGone && <FormGone />}
          {error !== null && !isGone && (
            <LoadFailed
              error={error}
              onRetry={() => {
                if (session.status === "failed") return void session.restart();
                if (form.error) void form.refetch();
                if (methods.error) void methods.refetch();
              }}
            />
          )}
        </main>
      )}
    </>
  );
}

function FormGone() {
  return (
    <EmptyState
      image={basket}
      title="주문서 시간이 지났어요"
      action={
        <Link className={buttonClass()} to={paths.cart}>
          장바구니로 가기
        </Link>
      }
    >
      장바구니에서 다시 주문해 주세요
    </EmptyState>
  );
}

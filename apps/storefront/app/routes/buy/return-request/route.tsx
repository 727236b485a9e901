import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { refusalCodeOf } from "../../../api/api-error.ts";
import { api } from "../../../api/browser-api.ts";
import { extractErrorText } from "../../../api/extract-error-text.ts";
import packageImage from "../../../assets/emoji/package.webp";
import { AppBar } from "../../../frame/app-bar.tsx";
import { paths } from "../../../paths.ts";
import { useSession } from "../../../session/session-provider.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { Skeleton, SkeletonBox } from "../../../ui/feedback/skeleton.tsx";
import { buttonClass } from "../../../ui/form/button.tsx";
import type { Route } from "./+types/route";
import { ReturnRequestForm } from "./return-request-form.tsx";

export const meta: Route.MetaFunction = () => [
  { title: `교환·반품 신청 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

/** Page to return or exchange a product of an order: defective, or not wanted any more. */
export default function ReturnRequestPage({ params }: Route.ComponentProps) {
  const session = useSession();
  const navigate = useNavigate();
  const [orderId, productId] = [Number(params.id), Number(params.productId)];
  const isNumbers = [orderId, productId].every((id) => Number.isSafeInteger(id) && id > 0);
  const returnable = useQuery({
    queryKey: ["claimable", orderId, productId],
    queryFn: () =>
      api("GET /v1/app-users/order-items/{id}/products/{pid}/claimable", {
        path: { id: orderId, pid: productId },
      }),
    enabled: session.status === "ready" && isNumbers,
    staleTime: 0,
    gcTime: 0,
    // Never refetches, so that the form is not replaced while it is being filled in.
    refetchOnWindowFocus: false,
    retry: (count, error) => refusalCodeOf(error) === null && count < 2,
  });
  const error = session.status === "failed" ? session.authError : returnable.error;
  const isRefused = !isNumbers || refusalCodeOf(error) !== null;
  return (
    <>
      <AppBar back title="교환·반품 신청" />
      <main id="contents" className={isRefused ? "" : "bg-sunken"}>
        {isRefused && (
          <EmptyState
            image={packageImage}
            title="지금은 신청할 수 없어요"
            action={
              <Link
                className={buttonClass({ tone: "tint" })}
                to={isNumbers ? paths.order(orderId) : paths.orders}
              >
                주문 보기
              </Link>
            }
          >
            {isNumbers ? extractErrorText(error) : "주문 내역에서 다시 찾아 주세요"}
          </EmptyState>
        )}
        {!isRefused && !returnable.data && error === null && <FormSkeleton />}
        {!isRefused && !returnable.data && error !== null && (
          <LoadFailed
            error={error}
            onRetry={() => void (session.status === "failed" ? session.restart() : returnable.refetch())}
          />
        )}
        {returnable.data && (
          <ReturnRequestForm
            orderId={orderId}
            productId={productId}
            returnable={returnable.data}
            onDone={() => void navigate(paths.order(orderId), { replace: true })}
          />
        )}
      </main>
    </>
  );
}

function FormSkeleton() {
  return (
    <Skeleton name="신청할 수 있는 상품">
      {["product", "reasons", "photos"].map((key) => (
        <div key={key} className="mt-2 bg-surface px-gutter py-6 first:mt-0">
          <SkeletonBox className="h-6 w-40" />
          <SkeletonBox className="mt-5 h-18 rounded-md" />
        </div>
      ))}
    </Skeleton>
  );
}

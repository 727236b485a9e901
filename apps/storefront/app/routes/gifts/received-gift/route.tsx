import { useQuery } from "@tanstack/react-query";
import { variant } from "#variant/brand-settings.ts";
import { refusalCodeOf } from "../../../api/api-error.ts";
import { api } from "../../../api/browser-api.ts";
import giftImage from "../../../assets/emoji/gift.webp";
import { Logo } from "../../../frame/logo.tsx";
import { SECRET_URL } from "../../../page-handle.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { Skeleton, SkeletonBox } from "../../../ui/feedback/skeleton.tsx";
import type { Route } from "./+types/route";
import { GiftEnded } from "./gift-ended.tsx";
import { ReceivedGiftDetails } from "./received-gift-details.tsx";
import { receivedGiftQueryKey } from "./received-gift-query-key.ts";

/** Keeps the secret URL private: not indexed, not cached, and not sent as a referrer. */
export function headers() {
  return {
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
  };
}

export const handle = SECRET_URL;

/** Link preview without the names or the products. */
export const meta: Route.MetaFunction = () => [
  { title: `선물이 도착했어요 · ${variant.displayName}` },
  { name: "robots", content: "noindex, nofollow" },
  { name: "referrer", content: "no-referrer" },
  { property: "og:title", content: "선물이 도착했어요" },
  { property: "og:description", content: `${variant.displayName}에서 보낸 선물을 열어 보세요` },
];

/** 선물 받기: the link opens without an account. */
export default function GiftPage({ params }: Route.ComponentProps) {
  const gift = useQuery({
    queryKey: receivedGiftQueryKey(params.uuid),
    queryFn: () => api("GET /v1/gift/to/{id}", { path: { id: params.uuid } }),
    staleTime: 0,
    retry: (count, error) => refusalCodeOf(error) === null && count < 2,
  });
  const code = refusalCodeOf(gift.error);
  const isUnknown = code === "GIFT_NOT_FOUND" || code === "INVALID_INPUT";
  return (
    <div className="gift-ground flex min-h-dvh flex-col">
      <header className="flex h-13 items-center px-1">
        <Logo />
      </header>
      <main id="contents" className="flex flex-1 flex-col">
        {gift.isPending && <GiftSkeleton />}
        {isUnknown && (
          <EmptyState image={giftImage} title="선물을 찾지 못했어요" level={1}>
            받은 링크를 다시 확인해 주세요. 오래된 링크는 열리지 않아요
          </EmptyState>
        )}
        {gift.isError && !isUnknown && <LoadFailed error={gift.error} onRetry={() => void gift.refetch()} />}
        {gift.data && isEnded(gift.data.giftStatus) && <GiftEnded gift={gift.data} />}
        {gift.data && !isEnded(gift.data.giftStatus) && <ReceivedGiftDetails gift={gift.data} />}
      </main>
    </div>
  );
}

function isEnded(status: string): boolean {
  return status === "declined" || status === "expired" || status === "withdrawn";
}

function GiftSkeleton() {
  return (
    <Skeleton name="선물">
      <SkeletonBox className="mx-auto mt-3 h-16 w-52" />
      <div className="mt-5 px-gutter">
        <SkeletonBox className="h-110 w-full rounded-20" />
      </div>
    </Skeleton>
  );
}

import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { api } from "../../../api/browser-api.ts";
import giftImage from "../../../assets/emoji/gift.webp";
import { paths } from "../../../paths.ts";
import { deriveListFooterState } from "../../../ui/feedback/derive-list-footer-state.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ListFooter } from "../../../ui/feedback/list-footer.tsx";
import { LoadFailed } from "../../../ui/feedback/load-failed.tsx";
import { buttonClass } from "../../../ui/form/button.tsx";
import { GiftsSkeleton } from "./gifts-skeleton.tsx";
import { ReceivedGiftSummary } from "./received-gift-summary.tsx";

/** 받은 선물, those that wait for the member first, fifteen per page. */
export function ReceivedGifts() {
  const gifts = useInfiniteQuery({
    queryKey: ["received-gifts"],
    queryFn: ({ pageParam }) =>
      api("GET /v1/gift/received", {
        query: { take: 15, ...(pageParam !== null && { nextPage: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextPage,
    staleTime: 0,
  });
  if (gifts.isPending) return <GiftsSkeleton name="선물" />;
  if (!gifts.data) return <LoadFailed error={gifts.error} onRetry={() => void gifts.refetch()} />;
  const list = gifts.data.pages.flatMap((page) => page.list);
  if (list.length === 0) {
    return (
      <EmptyState
        image={giftImage}
        title="아직 받은 선물이 없어요"
        action={
          <Link className={buttonClass()} to={paths.home}>
            선물하러 가기
          </Link>
        }
      >
        먼저 과일 한 상자를 보내볼까요?
      </EmptyState>
    );
  }
  const state = deriveListFooterState(gifts);
  return (
    <>
      <ul className="mt-2 flex flex-col gap-2">
        {list.map((gift) => (
          <li key={gift.id}>
            <ReceivedGiftSummary gift={gift} />
          </li>
        ))}
      </ul>
      {state === "end" ? (
        <GiftBoxEnd />
      ) : (
        <ListFooter state={state} onMore={() => void gifts.fetchNextPage()} />
      )}
    </>
  );
}

/** Foot of the whole list: leads to a gift in return. */
function GiftBoxEnd() {
  return (
    <div className="flex flex-col items-center gap-2 px-gutter pt-7 pb-9 text-center text-caption text-ink-3">
      <img src={giftImage} alt="" width={32} height={32} />
      <p>고마운 분께 과일 한 상자 어때요?</p>
      <Link className={`${buttonClass({ tone: "tint", size: "sm" })} mt-1`} to={paths.home}>
        선물하러 가기
      </Link>
    </div>
  );
}

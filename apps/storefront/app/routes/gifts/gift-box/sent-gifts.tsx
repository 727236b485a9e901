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
import { GiftGroupCard } from "./gift-group-card.tsx";
import { GiftsSkeleton } from "./gifts-skeleton.tsx";

/** 보낸 선물, the newest first, fifteen per page. */
export function SentGifts() {
  const gifts = useInfiniteQuery({
    queryKey: ["gift-groups"],
    queryFn: ({ pageParam }) =>
      api("GET /v1/gift/group", {
        query: { take: 15, ...(pageParam !== null && { nextPage: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextPage,
    staleTime: 0,
  });
  if (gifts.isPending) return <GiftsSkeleton name="보낸 선물" />;
  if (!gifts.data) return <LoadFailed error={gifts.error} onRetry={() => void gifts.refetch()} />;
  const list = gifts.data.pages.flatMap((page) => page.list);
  if (list.length === 0) {
    return (
      <EmptyState
        image={giftImage}
        title="아직 보낸 선물이 없어요"
        action={
          <Link className={buttonClass({ tone: "tint" })} to={paths.home}>
            선물하러 가기
          </Link>
        }
      >
        고마운 분께 과일 한 상자 어때요?
      </EmptyState>
    );
  }
  return (
    <>
      {list.map((group) => (
        <GiftGroupCard key={group.id} group={group} />
      ))}
      <ListFooter
        state={deriveListFooterState(gifts)}
        onMore={() => void gifts.fetchNextPage()}
        endText="선물을 모두 봤어요"
      />
    </>
  );
}

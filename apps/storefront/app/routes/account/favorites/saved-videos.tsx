import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { api } from "../../../api/browser-api.ts";
import television from "../../../assets/emoji/television.webp";
import { VideoCard } from "../../../features/videos/video-card.tsx";
import { paths } from "../../../paths.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { buttonClass } from "../../../ui/form/button.tsx";
import { SavedItemsInfiniteList } from "./saved-items-infinite-list.tsx";

const PAGE_SIZE = 30;

/** Saved videos, the latest first. */
export function SavedVideos() {
  const pages = useInfiniteQuery({
    queryKey: ["kept-videos"],
    queryFn: ({ pageParam }) =>
      api("GET /v1/app-users/video/links", {
        query: { take: PAGE_SIZE, ...(pageParam !== null && { nextPage: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextPage,
    staleTime: 0,
  });
  return (
    <SavedItemsInfiniteList
      pages={pages}
      empty={
        <EmptyState
          image={television}
          title="아직 저장한 영상이 없어요"
          action={
            <Link className={buttonClass({ tone: "tint" })} to={paths.videos}>
              영상 보러 가기
            </Link>
          }
        >
          다시 보고 싶은 영상에서 저장하기를 눌러 보세요
        </EmptyState>
      }
    >
      {(videos) => (
        <>
          <h2 className="sr-only">저장한 영상 목록</h2>
          <ul className="video-grid">
            {videos.map((video) => (
              <li key={video.id}>
                <VideoCard video={{ ...video, product: null }} />
              </li>
            ))}
          </ul>
        </>
      )}
    </SavedItemsInfiniteList>
  );
}

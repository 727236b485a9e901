import { useInfiniteQuery } from "@tanstack/react-query";
import type { Reply } from "@todayfruit/contract/all-calls";
import { variant } from "#variant/brand-settings.ts";
import { api } from "../../../api/browser-api.ts";
import { apiContext, originContext } from "../../../api/server-request-context.ts";
import television from "../../../assets/emoji/television.webp";
import { VideoCard } from "../../../features/videos/video-card.tsx";
import { AppBar } from "../../../frame/app-bar.tsx";
import { BottomNavigation } from "../../../frame/bottom-navigation.tsx";
import { deriveListFooterState } from "../../../ui/feedback/derive-list-footer-state.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ListFooter } from "../../../ui/feedback/list-footer.tsx";
import { shareImageUrl } from "../../../ui/media/build-image-urls-and-srcset.ts";
import type { Route } from "./+types/route";

const PAGE_SIZE = 30;

export async function loader({ context }: Route.LoaderArgs) {
  const firstPage = await context.get(apiContext)("GET /v1/video", { query: { take: PAGE_SIZE } });
  return { firstPage, origin: context.get(originContext) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const first = loaderData?.firstPage.list[0];
  return [
    { title: `1분 과일 영상 · ${variant.displayName}` },
    { name: "description", content: "산지의 아침과 과일 고르는 법을 짧은 영상으로 보세요" },
    { property: "og:title", content: "1분 과일 영상" },
    ...(loaderData && first
      ? [{ property: "og:image", content: loaderData.origin + shareImageUrl(first.thumbnail) }]
      : []),
  ];
};

/** Video feed, as wide as the window. */
export default function VideosPage({ loaderData: { firstPage } }: Route.ComponentProps) {
  const pages = useInfiniteQuery({
    queryKey: ["videos"],
    queryFn: ({ pageParam }) =>
      api("GET /v1/video", {
        query: { take: PAGE_SIZE, ...(pageParam !== null && { nextPage: pageParam }) },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Reply<"GET /v1/video">) => page.nextPage,
    initialData: { pages: [firstPage], pageParams: [null] },
  });
  const videos = pages.data.pages.flatMap((page) => page.list);
  return (
    <>
      <AppBar back title="1분 과일 영상" cart />
      <main id="contents" className="pt-2">
        {videos.length === 0 ? (
          <EmptyState image={television} title="가져올 내용이 없습니다.">
            새 영상을 준비하고 있어요
          </EmptyState>
        ) : (
          <>
            <ul className="video-grid">
              {videos.map((video, index) => (
                <li key={video.id}>
                  <VideoCard video={video} priority={index < 2} />
                </li>
              ))}
            </ul>
            <ListFooter
              state={deriveListFooterState(pages)}
              onMore={() => void pages.fetchNextPage()}
              endText="영상을 모두 봤어요"
            />
          </>
        )}
      </main>
      <BottomNavigation />
    </>
  );
}

import type { Reply } from "@todayfruit/contract/all-calls";
import { groupDigits } from "@todayfruit/domain/money/format-won";
import { useState } from "react";
import { data } from "react-router";
import { variant } from "#variant/brand-settings.ts";
import { api } from "../../../api/browser-api.ts";
import { replyOrNotFoundPage } from "../../../api/reply-or-not-found-page.ts";
import { apiContext } from "../../../api/server-request-context.ts";
import {
  buildPhotoViewerEntries,
  type ViewerPhoto,
} from "../../../features/reviews/build-photo-viewer-entries.ts";
import { LazyPhotoViewer } from "../../../features/reviews/lazy-photo-viewer.tsx";
import { PlayBadge } from "../../../features/reviews/video/play-badge.tsx";
import { AppBar } from "../../../frame/app-bar.tsx";
import type { PageHandle } from "../../../page-handle.ts";
import { paths } from "../../../paths.ts";
import { EmptyList } from "../../../ui/feedback/empty-list.tsx";
import { InfiniteList } from "../../../ui/feedback/infinite-list.tsx";
import { Photo } from "../../../ui/media/photo.tsx";
import type { Route } from "./+types/route";

export async function loader({ context, params }: Route.LoaderArgs) {
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id < 1) throw data(null, { status: 404 });
  return {
    id,
    photos: await replyOrNotFoundPage(
      context.get(apiContext)("GET /v1/products/{id}/photo-reviews", { path: { id }, query: {} }),
    ),
  };
}

export const handle: PageHandle<Route.ComponentProps["loaderData"]> = {
  canonicalPath: ({ id }) => paths.photoReviews(id),
};

export const meta: Route.MetaFunction = () => [
  { title: `사진 후기 · ${variant.displayName}` },
  { name: "robots", content: "noindex" },
];

/** Grid of all pictures of a product's reviews; each opens full screen with its review. */
export default function PhotoReviewsPage({ loaderData }: Route.ComponentProps) {
  const { id, photos } = loaderData;
  const [viewed, setViewed] = useState<{ photos: readonly ViewerPhoto[]; index: number } | null>(null);
  return (
    <>
      <AppBar
        back
        title={
          <>
            사진 후기 <span className="text-brand-ink tabular-nums">{groupDigits(photos.count)}</span>
          </>
        }
      />
      <main id="contents">
        <InfiniteList
          queryKey={["photo-reviews", id]}
          first={pageOf(photos)}
          endText="마지막 사진까지 다 봤어요"
          fetchPage={async (nextPage) =>
            pageOf(
              await api("GET /v1/products/{id}/photo-reviews", {
                path: { id },
                query: { page: Number(nextPage) },
              }),
            )
          }
        >
          {(reviews) => {
            const all = reviews.flatMap(buildPhotoViewerEntries);
            if (all.length === 0) return <EmptyList>아직 사진 후기가 없어요</EmptyList>;
            return (
              <ul className="grid grid-cols-3 gap-0.5 pt-1">
                {all.map(({ path, review, video }, index) => (
                  <li key={`${review.id} ${path}`}>
                    <button
                      className="block w-full"
                      type="button"
                      aria-haspopup="dialog"
                      onClick={() => setViewed({ photos: all, index })}
                    >
                      <Photo
                        className=""
                        path={path}
                        alt={`${review.nickname}님의 후기 사진, ${review.score}점`}
                        sizes="(min-width: 720px) 240px, 33vw"
                        priority={index < 9}
                      >
                        {video && <PlayBadge seconds={video.seconds} />}
                      </Photo>
                    </button>
                  </li>
                ))}
              </ul>
            );
          }}
        </InfiniteList>
      </main>
      <LazyPhotoViewer viewed={viewed} onClose={() => setViewed(null)} />
    </>
  );
}

function pageOf({ list, nextPage }: Reply<"GET /v1/products/{id}/photo-reviews">) {
  return { list, nextPage: nextPage === null ? null : String(nextPage) };
}

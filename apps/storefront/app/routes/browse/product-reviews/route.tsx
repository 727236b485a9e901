import type { Reply } from "@todayfruit/contract/all-calls";
import { REVIEW_ORDERS, type ReviewOrder } from "@todayfruit/domain/reviews/review-sort-order-codes";
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
import { HelpfulButton } from "../../../features/reviews/reactions/helpful-button.tsx";
import { ReviewMenu } from "../../../features/reviews/reactions/review-menu.tsx";
import { useOwnAndMarkedReviews } from "../../../features/reviews/reactions/use-own-and-marked-reviews.ts";
import { ReviewItem } from "../../../features/reviews/review-item.tsx";
import { ScoreSummary } from "../../../features/reviews/score-summary.tsx";
import { AppBar } from "../../../frame/app-bar.tsx";
import { Footer } from "../../../frame/footer.tsx";
import type { PageHandle } from "../../../page-handle.ts";
import { paths } from "../../../paths.ts";
import { EmptyList } from "../../../ui/feedback/empty-list.tsx";
import { InfiniteList } from "../../../ui/feedback/infinite-list.tsx";
import type { Route } from "./+types/route";
import { ReviewRulesAndDecisions } from "./review-rules-and-decisions.tsx";
import { ReviewSortAndPhotoFilterLinks } from "./review-sort-and-photo-filter-links.tsx";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const id = Number(params.id);
  if (!Number.isSafeInteger(id) || id < 1) throw data(null, { status: 404 });
  const search = new URL(request.url).searchParams;
  const order = REVIEW_ORDERS.find((each) => each === search.get("order")) ?? "score";
  const onlyPhotos = search.get("photo") === "true";
  const call = context.get(apiContext);
  const [product, reviews] = await Promise.all([
    replyOrNotFoundPage(call("GET /v1/products/{id}", { path: { id } })),
    replyOrNotFoundPage(
      call("GET /v1/products/{id}/reviews", { path: { id }, query: queryOf(order, onlyPhotos, 0) }),
    ),
  ]);
  return { product: { id, name: product.name }, reviews, order, onlyPhotos };
}

export const handle: PageHandle<Route.ComponentProps["loaderData"]> = {
  canonicalPath: ({ product }) => paths.reviews(product.id),
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? `${loaderData.product.name} 후기` : "후기"} · ${variant.displayName}` },
];

/** Page with all reviews of a product. */
export default function ReviewsPage({ loaderData }: Route.ComponentProps) {
  const { product, reviews, order, onlyPhotos } = loaderData;
  const marks = useOwnAndMarkedReviews(product.id);
  const [viewed, setViewed] = useState<{ photos: readonly ViewerPhoto[]; index: number } | null>(null);
  return (
    <>
      <AppBar back title="후기" cart />
      <main id="contents">
        <h2 className="px-gutter pt-4 text-title3 font-bold">{product.name}</h2>
        <div className="px-gutter">
          <ScoreSummary average={reviews.scoreAverage} scores={reviews.scores} />
        </div>
        <div className="sticky top-13 z-sticky mt-3 bg-canvas py-1 inset-shadow-line">
          <ReviewSortAndPhotoFilterLinks productId={product.id} order={order} onlyPhotos={onlyPhotos} />
        </div>
        <InfiniteList
          key={`${order} ${onlyPhotos}`}
          queryKey={["reviews", product.id, order, onlyPhotos]}
          first={pageOf(reviews)}
          endText="마지막 후기까지 다 봤어요"
          fetchPage={async (nextPage) =>
            pageOf(
              await api("GET /v1/products/{id}/reviews", {
                path: { id: product.id },
                query: queryOf(order, onlyPhotos, Number(nextPage)),
              }),
            )
          }
        >
          {(list) =>
            list.length === 0 ? (
              <EmptyList>
                {onlyPhotos ? "아직 사진 후기가 없어요" : "아직 후기가 없어요. 첫 후기를 기다리고 있어요"}
              </EmptyList>
            ) : (
              <div className="px-gutter">
                {list.map((review) => (
                  <ReviewItem
                    key={review.id}
                    review={review}
                    onPhoto={(index) => setViewed({ photos: buildPhotoViewerEntries(review), index })}
                    end={
                      review.hiddenFor === null && (
                        <ReviewMenu
                          productId={product.id}
                          review={review}
                          isMine={marks.mine.includes(review.id)}
                          isReported={marks.reported.includes(review.id)}
                          next={paths.reviews(product.id)}
                        />
                      )
                    }
                  >
                    {review.hiddenFor === null && !marks.mine.includes(review.id) && (
                      <HelpfulButton
                        productId={product.id}
                        review={review}
                        isHelpful={marks.helpful.includes(review.id)}
                        next={paths.reviews(product.id)}
                      />
                    )}
                  </ReviewItem>
                ))}
              </div>
            )
          }
        </InfiniteList>
        <ReviewRulesAndDecisions />
        <Footer />
      </main>
      <LazyPhotoViewer viewed={viewed} onClose={() => setViewed(null)} />
    </>
  );
}

function queryOf(order: ReviewOrder, onlyPhotos: boolean, page: number) {
  return { page, orderBy: order, reviewType: onlyPhotos ? ("photo" as const) : ("all" as const) };
}

/** Converts the call's page number to the list's opaque cursor. */
function pageOf({ list, nextPage }: Reply<"GET /v1/products/{id}/reviews">) {
  return { list, nextPage: nextPage === null ? null : String(nextPage) };
}
